import {jsonText} from '../lib/json.js';
import {safeText} from '../lib/safe-text.js';
import {faultText} from '../locales/faults.js';
import type {Context} from './context.js';

type Verdict = {readonly file: string; readonly plies: number; readonly reason?: string};

const verdictOf = ({library, text}: Context, name: string): Verdict => {
  const found = library.find(name);
  const loaded = found.ok ? library.load(found.value) : found;
  if (!loaded.ok) return {file: name, plies: 0, reason: faultText(loaded.error, text)};
  const {record, fault, torn, good, path} = loaded.value;
  const plies = record.timeline.count();
  if (fault !== undefined) return {file: name, plies, reason: faultText(fault, text)};
  if (!torn) return {file: name, plies};
  const reason = text.say('faultLine', {
    file: safeText(path),
    line: good + 1,
    reason: text.say('fault_torn'),
  });
  return {file: name, plies, reason};
};

/** `arcade verify`: the check sums and the rules of each recording; 1 when one has a fault. */
export const verifyCommand = (context: Context, names: readonly string[]): number => {
  const {text, print, flags} = context;
  const verdicts = names.map(name => verdictOf(context, name));
  if (flags['json'] === true)
    print(
      jsonText({
        files: verdicts.map(({file, plies, reason}) => ({
          file,
          ok: reason === undefined,
          plies,
          fault: reason ?? null,
        })),
      }),
    );
  else
    for (const {file, plies, reason} of verdicts)
      print(reason ?? text.say('verifyGood', {file: safeText(file), count: plies}));
  return verdicts.every(({reason}) => reason === undefined) ? 0 : 1;
};
