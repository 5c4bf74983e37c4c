import {type Json, jsonText} from '../lib/json.js';
import {safeText} from '../lib/safe-text.js';
import {padTo, widthOf} from '../lib/width.js';
import {faultReason} from '../locales/faults.js';
import type {Listed, ListedRecording} from '../store/list.js';
import type {Context} from './context.js';

export const cleanRow = (cells: readonly string[]): readonly string[] => cells.map(cell => safeText(cell));

/** Cells in columns, two spaces between, without a rule: for people, and still one line a row for programs. */
export const asTable = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows.reduce<number[]>(
    (found, row) => row.map((cell, column) => Math.max(found[column] ?? 0, widthOf(cell))),
    [],
  );
  return rows.map(row =>
    row
      .map((cell, column) => padTo(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const listedJson = (item: Listed): Json =>
  item.type === 'broken'
    ? {file: item.file, fault: item.fault.code}
    : {
        file: item.file,
        game: item.game,
        started: item.started,
        ended: item.ended ?? null,
        result: item.result,
        ...(item.scores === undefined ? {} : {scores: item.scores}),
        plies: item.plies,
        assisted: item.assisted,
      };

const resultText = (item: ListedRecording, {text}: Context): string => {
  if (item.lock !== undefined) return text.say('beingPlayed');
  if (item.result !== 'over') return text.say('unfinished');
  return [
    text.say('finished'),
    ...(item.scores === undefined ? [] : [item.scores.join(' : ')]),
    ...(item.assisted ? [text.say('assisted')] : []),
  ].join(' ');
};

/** `arcade list`: the recordings as a table, or as one JSON object. */
export const listCommand = (context: Context): number => {
  const {library, text, print, flags} = context;
  const listed = library.recordings();
  if (flags['json'] === true) {
    print(jsonText({recordings: listed.map(listedJson)}));
    return 0;
  }
  if (listed.length === 0) {
    context.warn(`arcade: ${text.say('noReplays')}`);
    return 0;
  }
  const {say} = text;
  const head = [
    say('columnFile'),
    say('columnGame'),
    say('columnStarted'),
    say('columnPlies'),
    say('columnResult'),
  ];
  const rows = listed.map(item =>
    item.type === 'broken'
      ? [item.file, '', '', '', say('damagedBecause', {reason: faultReason(item.fault, text)})]
      : [
          item.file,
          item.game,
          item.started.slice(0, 16).replace('T', ' '),
          String(item.plies),
          resultText(item, context),
        ],
  );
  for (const row of asTable([head, ...rows].map(cleanRow))) print(row);
  return 0;
};
