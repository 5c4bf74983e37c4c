import {safeText} from '../lib/safe-text.js';
import {faultText} from '../locales/faults.js';
import {createLinePlayer} from './by-lines.js';
import {type Context, isByLines} from './context.js';
import {fullScreen} from './full-screen.js';
import {loadNamed} from './load.js';

/** `arcade resume`: goes on where a game was left, with everything that can still be taken back. */
export const resumeCommand = async (context: Context, name: string | undefined): Promise<number> => {
  const {library, text, warn, cabinets} = context;
  const loaded = loadNamed(context, name, 'unfinished');
  const cabinet = cabinets.find(({game}) => game.id === loaded?.record.header.game);
  if (loaded === undefined || cabinet === undefined) return 1;
  const {record, torn, path, fault} = loaded;
  if (fault === undefined && cabinet.game.mover(record.timeline.state()) === 'over') {
    warn(`arcade: ${text.say('gameIsOver', {file: safeText(path), name: safeText(name ?? path)})}`);
    return 1;
  }
  const journal = library.resume(loaded);
  if (!journal.ok) {
    warn(`arcade: ${faultText(journal.error, text)}`);
    return 1;
  }
  if (torn) warn(`arcade: ${text.say('tornNotice', {file: safeText(path)})}`);
  if (!isByLines(context))
    return fullScreen(context, {type: 'resumed', cabinet, record, journal: journal.value});
  const player = createLinePlayer(context);
  await player.resume(cabinet, record, journal.value);
  await player.close();
  return 0;
};
