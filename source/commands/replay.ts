import {safeText} from '../lib/safe-text.js';
import {faultText} from '../locales/faults.js';
import {type Context, isByLines} from './context.js';
import {fullScreen} from './full-screen.js';
import {loadNamed} from './load.js';
import {showCommand} from './show.js';

/** `arcade replay`: watches a recording, from a list when none is named; by lines it is told move by move. */
export const replayCommand = async (context: Context, name: string | undefined): Promise<number> => {
  const {text, warn, flags, cabinets} = context;
  if (flags['plain'] === true || flags['screen-reader'] === true)
    return showCommand({...context, flags: {...flags, positions: true}}, name);
  if (isByLines(context)) {
    const named = name === undefined ? text.say('helpRecording') : safeText(name);
    warn(text.say('needsTerminalReplay', {name: named}));
    return 2;
  }
  if (name === undefined) return fullScreen(context, {type: 'replays'});
  const loaded = loadNamed(context, name);
  const cabinet = cabinets.find(({game}) => game.id === loaded?.record.header.game);
  if (loaded === undefined || cabinet === undefined) return 1;
  if (loaded.fault !== undefined) {
    warn(`arcade: ${faultText(loaded.fault, text)}`);
    return 1;
  }
  return fullScreen(context, {type: 'viewer', cabinet, record: loaded.record});
};
