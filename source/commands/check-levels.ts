import path from 'node:path';
import type {LevelReport} from '../games/module.js';
import {type Json, jsonText} from '../lib/json.js';
import {err, ok, type Result} from '../lib/result.js';
import {safeText} from '../lib/safe-text.js';
import {faultText} from '../locales/faults.js';
import type {ArcadeText} from '../locales/index.js';
import {type LevelCabinet, levelOptions} from '../shell/packs.js';
import {nodeFiles} from '../store/files.js';
import {saveNewText} from '../store/new-file.js';
import type {Context} from './context.js';
import {readLevelText} from './level-input.js';
import {fileStem} from './level-names.js';
import type {Command} from './parse-command.js';

type CheckCommand = Extract<Command, {type: 'levels check'}>;
type Checked = {readonly format: string; readonly view: Json; readonly report: LevelReport};
/** What became of a file; `written` where it was to be written anew. */
type Verdict = {
  readonly file: string;
  readonly checked: Result<Checked, string>;
  readonly written?: Result<string, string>;
};

const checkFile = async (
  context: Context,
  cabinet: LevelCabinet,
  file: string,
): Promise<Result<Checked, string>> => {
  const {text, flags} = context;
  const {game, levels} = cabinet;
  const content = await readLevelText(context, file);
  if (!content.ok) return err(faultText(content.error, text));
  const found = levels.recognise(
    content.value,
    flags['lit'] === undefined ? undefined : String(flags['lit']),
  );
  const level = found.ok ? ok(found.value.level) : found;
  const options = levelOptions(level, cabinet, file, text);
  if (!options.ok) return options;
  const view = game.view(game.initial(options.value, 1), 0);
  return ok({format: found.ok ? found.value.format : '', view, report: levels.report(view, false)});
};

/** Writes a level that was read as a file of the arcade; the path, or what is wrong. */
const writeLevel = async (
  {text}: Context,
  {levels}: LevelCabinet,
  {view}: Checked,
  place: string,
): Promise<Result<string, string>> => {
  const saved = await saveNewText(nodeFiles, place, levels.make(view));
  return saved.ok ? ok(place) : err(faultText(saved.error, text));
};

const verdictOn = async (context: Context, cabinet: LevelCabinet, file: string): Promise<Verdict> => {
  const checked = await checkFile(context, cabinet, file);
  const folder = context.flags['to'];
  if (!checked.ok || folder === undefined) return {file, checked};
  const place = path.join(String(folder), `${fileStem(path.parse(file).name)}.txt`);
  return {file, checked, written: await writeLevel(context, cabinet, checked.value, place)};
};

const verdictText = ({solvable, minimum = 0, proved}: LevelReport, {say}: ArcadeText): string => {
  if (!solvable) return say('checkUnsolvable');
  if (minimum === 0) return say('checkSolved');
  return say(proved === true ? 'checkPar' : 'checkAtMost', {count: minimum});
};

const lineOf = ({file, checked}: Verdict, {game, title}: LevelCabinet, text: ArcadeText): string => {
  if (!checked.ok) return checked.error;
  const {format, view, report} = checked.value;
  const gameText = text.game(game.id);
  return text.say('checkLine', {
    file: safeText(file),
    format: gameText.say(`format_${format}`),
    subject: title(view, gameText).subject,
    verdict: verdictText(report, text),
  });
};

const jsonOf = ({file, checked, written}: Verdict): Json => {
  const place = written === undefined ? {} : {written: written.ok ? written.value : null};
  if (!checked.ok) {
    const unknown = {rows: null, columns: null, solvable: null, minimum: null, proved: null};
    return {file, format: null, ...unknown, fault: checked.error};
  }
  const {rows, columns, solvable, minimum, proved} = checked.value.report;
  return {
    file,
    format: checked.value.format,
    rows,
    columns,
    solvable,
    minimum: minimum ?? null,
    proved: proved ?? null,
    ...place,
  };
};

/** `arcade levels check`: what each file was taken for and whether it can be solved; 1 when one can't be read or written. */
export const checkLevelsCommand = async (
  context: Context,
  {cabinet, files}: CheckCommand,
): Promise<number> => {
  const {text, print, warn, flags} = context;
  const verdicts: Verdict[] = [];
  for (const file of files) {
    const verdict = await verdictOn(context, cabinet, file);
    verdicts.push(verdict);
    const {written} = verdict;
    if (flags['json'] !== true) print(lineOf(verdict, cabinet, text));
    if (written?.ok === false) warn(`arcade: ${written.error}`);
    else if (written !== undefined && flags['json'] !== true)
      print(text.say('levelWritten', {file: safeText(written.value)}));
  }
  if (flags['json'] === true) print(jsonText({files: verdicts.map(jsonOf)}));
  return verdicts.every(({checked, written}) => checked.ok && written?.ok !== false) ? 0 : 1;
};
