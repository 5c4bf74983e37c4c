import type {Cabinet} from '../games/module.js';
import {safeText} from '../lib/safe-text.js';
import {padTo} from '../lib/width.js';
import {faultNotice} from '../locales/faults.js';
import type {ArcadeText} from '../locales/index.js';
import {nameOf, titleLine} from '../shell/players.js';
import type {Listed, ListedRecording} from '../store/list.js';
import type {App} from './app.js';
import {createListScreen, type ListItem, type ListScreen} from './list-screen.js';
import {openResumed, type ResumedGame} from './open-game.js';
import {nextLevel} from './play-level.js';
import {createViewerScreen} from './viewer-screen.js';

/** How long ago something was, in the largest unit that fits. */
export const agoText = (milliseconds: number, {say}: ArcadeText): string => {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return say('justNow');
  if (minutes < 60) return say('minutesAgo', {count: minutes});
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? say('hoursAgo', {count: hours}) : say('daysAgo', {count: Math.floor(hours / 24)});
};

const cabinetOf = (app: App, summary: ListedRecording): Cabinet | undefined =>
  app.ports.cabinets.find(({game}) => game.id === summary.game);

// Each needs its options checked, and lists are long; the library gives the same summaries until something changes.
const labels = new WeakMap<ListedRecording, {readonly language: string; readonly label: string}>();

/** The game and its level, of a recording. */
export const recordingLabel = (app: App, summary: ListedRecording): string => {
  const {language} = app.text();
  const known = labels.get(summary);
  if (known?.language === language) return known.label;
  const label = makeLabel(app, summary);
  labels.set(summary, {language, label});
  return label;
};

const makeLabel = (app: App, summary: ListedRecording): string => {
  const cabinet = cabinetOf(app, summary);
  if (cabinet === undefined) return safeText(summary.file);
  const name = titleLine(nameOf(cabinet, summary.options, summary.seats.length, app.text()));
  return `${app.text().game(cabinet.game.id).say('name')}  ${name}`;
};

/** Opens a game that was read to go on with, saying so when its last line is missing. */
export const resumeGame = (
  app: App,
  {
    cabinet,
    record,
    journal,
    torn,
  }: Pick<ResumedGame, 'cabinet' | 'record' | 'journal'> & {readonly torn: boolean},
): void => {
  const greeting = torn ? app.text().say('tornHere') : '';
  openResumed(app, {cabinet, record, journal, greeting, next: nextLevel(app, cabinet, record.options)});
};

/** Goes on with an unfinished game; what stands in the way of it, in words, else nothing. */
export const resumeRecording = (app: App, path: string): string => {
  const {library} = app.ports;
  const loaded = library.load(path);
  if (!loaded.ok) return faultNotice(loaded.error, app.text());
  const {record, torn} = loaded.value;
  const cabinet = app.ports.cabinets.find(({game}) => game.id === record.header.game);
  const journal = library.resume(loaded.value);
  if (!journal.ok) return faultNotice(journal.error, app.text());
  if (cabinet !== undefined) resumeGame(app, {cabinet, record, journal: journal.value, torn});
  return '';
};

/** Watches a recording; what stands in the way of it, in words, else nothing. */
const watchRecording = (app: App, path: string): string => {
  const loaded = app.ports.library.load(path);
  if (!loaded.ok) return faultNotice(loaded.error, app.text());
  const {record, fault} = loaded.value;
  const cabinet = app.ports.cabinets.find(({game}) => game.id === record.header.game);
  if (fault !== undefined) return faultNotice(fault, app.text());
  if (cabinet !== undefined) app.open(createViewerScreen(app, cabinet, record));
  return '';
};

/** The recorded games, the latest first. */
export const createReplaysScreen = (app: App): ListScreen => {
  let notice = '';

  const goOn = ({path}: ListedRecording): void => {
    notice = resumeRecording(app, path);
    app.changed();
  };

  /** Result, length and date; in a narrow terminal as signs and figures, so that all three are there. */
  const detailOf = (summary: ListedRecording): string => {
    const text = app.text();
    const isOver = summary.result === 'over';
    if (app.size().columns < 80) {
      const sign = isOver ? (app.look().ascii ? '*' : '✓') : ' ';
      return `${sign} ${String(summary.plies).padStart(4)}  ${summary.started.slice(5, 16).replace('T', ' ')}`;
    }
    const ago = agoText(app.ports.now().getTime() - Date.parse(summary.started), text);
    const scores = summary.scores === undefined ? '' : ` ${summary.scores.join(' : ')}`;
    const result = isOver ? `${text.say('finished')}${scores}` : text.say('unfinished');
    return padTo(result, 15) + padTo(text.say('ply', {count: summary.plies}), 12) + ago;
  };

  const item = (summary: Listed): ListItem => {
    const text = app.text();
    if (summary.type === 'broken')
      return {
        label: safeText(/-(\w+)\.jsonl$/.exec(summary.file)?.[1] ?? summary.file, 20),
        detail: text.say('damaged'),
        choose() {
          notice = faultNotice(summary.fault, app.text());
          app.changed();
        },
      };
    return {
      label: recordingLabel(app, summary),
      detail: detailOf(summary),
      choose() {
        notice = watchRecording(app, summary.path);
        app.changed();
      },
      ...(summary.result === 'over' ? {} : {resume: () => goOn(summary)}),
    };
  };
  return createListScreen(app, {
    title: () => ({
      name: app.text().say('replays'),
      subject: app.text().say('games', {count: app.ports.library.recordings().length}),
      facts: [],
    }),
    items: () => app.ports.library.recordings().map(item),
    empty: () => app.text().say('noReplays'),
    notice: () => notice,
  });
};
