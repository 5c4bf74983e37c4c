import {faultText} from '../locales/faults.js';
import type {LoadedRecording} from '../store/recording.js';
import type {Context} from './context.js';

/** Finds and reads a recording, or says what is wrong with it. */
export const loadNamed = (
  {library, text, warn}: Context,
  name: string | undefined,
  wanted: 'any' | 'unfinished' = 'any',
): LoadedRecording | undefined => {
  const found = library.find(name, wanted);
  if (!found.ok) {
    warn(
      `arcade: ${name === undefined && wanted === 'unfinished' ? text.say('noUnfinished') : faultText(found.error, text)}`,
    );
    return undefined;
  }
  const loaded = library.load(found.value);
  if (loaded.ok) return loaded.value;
  warn(`arcade: ${faultText(loaded.error, text)}`);
  return undefined;
};
