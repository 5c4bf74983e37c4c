import {safeText} from '../lib/safe-text.js';
import {faultText} from '../locales/faults.js';
import type {LoadedRecording} from '../store/recording.js';
import type {Context} from './context.js';

/** The path of a recording, the latest when unnamed; or says what is wrong with the name. */
export const findNamed = ({library, text, warn}: Context, name: string | undefined): string | undefined => {
  const found = library.find(name);
  if (found.ok) return found.value;
  warn(`arcade: ${faultText(found.error, text)}`);
  return undefined;
};

/** Finds and reads a recording, or says what is wrong with it; a torn end is said, and is no hindrance. */
export const loadNamed = (context: Context, name: string | undefined): LoadedRecording | undefined => {
  const {library, text, warn} = context;
  const path = findNamed(context, name);
  if (path === undefined) return undefined;
  const loaded = library.load(path);
  if (!loaded.ok) {
    warn(`arcade: ${faultText(loaded.error, text)}`);
    return undefined;
  }
  const {torn, good} = loaded.value;
  if (torn)
    warn(
      `arcade: ${text.say('faultLine', {file: safeText(path), line: good + 1, reason: text.say('fault_torn')})}`,
    );
  return loaded.value;
};
