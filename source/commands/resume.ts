import type {GameRecord} from '../engine/game-record.js';
import type {Cabinet} from '../games/module.js';
import {safeText} from '../lib/safe-text.js';
import {faultText} from '../locales/faults.js';
import {whole} from '../store/library.js';
import type {RecordingJournal} from '../store/recording-writer.js';
import {createLinePlayer} from './by-lines.js';
import {type Context, isByLines} from './context.js';
import {fullScreen} from './full-screen.js';
import {findNamed} from './load.js';

type Resumed = {
  readonly cabinet: Cabinet;
  readonly record: GameRecord;
  readonly journal: RecordingJournal;
  readonly torn: boolean;
};

/**
 * The unfinished game that was written last and can be gone on with; of those that can't, each is said what is wrong. A game
 * that is played elsewhere, or by other rules, is passed over too.
 */
const resumeLatest = (context: Context): Resumed | undefined => {
  const {library, text, warn} = context;
  const unfinished = whole(library.recordings()).filter(({result}) => result !== 'over');
  for (const {path} of unfinished) {
    const resumed = tryResume(path, context);
    if (resumed !== undefined) return resumed;
  }
  if (unfinished.length === 0) warn(`arcade: ${text.say('noUnfinished')}`);
  return undefined;
};

const tryResume = (path: string, {library, text, warn, cabinets}: Context): Resumed | undefined => {
  const loaded = library.load(path);
  if (!loaded.ok) {
    warn(`arcade: ${faultText(loaded.error, text)}`);
    return undefined;
  }
  const {record, torn, fault} = loaded.value;
  const cabinet = cabinets.find(({game}) => game.id === record.header.game);
  if (cabinet === undefined) return undefined;
  if (fault === undefined && cabinet.game.mover(record.timeline.state()) === 'over') {
    const name = /-(\w+)\.jsonl$/.exec(path)?.[1] ?? path;
    warn(`arcade: ${text.say('gameIsOver', {file: safeText(path), name: safeText(name)})}`);
    return undefined;
  }
  const journal = library.resume(loaded.value);
  if (!journal.ok) {
    warn(`arcade: ${faultText(journal.error, text)}`);
    return undefined;
  }
  if (torn) warn(`arcade: ${text.say('tornNotice', {file: safeText(path)})}`);
  return {cabinet, record, journal: journal.value, torn};
};

/** `arcade resume`: goes on where a game was left, with everything that can still be taken back. */
export const resumeCommand = async (context: Context, name: string | undefined): Promise<number> => {
  const path = name === undefined ? undefined : findNamed(context, name);
  if (name !== undefined && path === undefined) return 1;
  const resumed = path === undefined ? resumeLatest(context) : tryResume(path, context);
  if (resumed === undefined) return 1;
  if (!isByLines(context)) return fullScreen(context, {type: 'resumed', ...resumed});
  const player = createLinePlayer(context);
  await player.resume(resumed.cabinet, resumed.record, resumed.journal);
  await player.close();
  return 0;
};
