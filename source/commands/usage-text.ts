import {safeText} from '../lib/safe-text.js';
import type {ArcadeText} from '../locales/index.js';
import type {UsageFault} from './usage-fault.js';

/** Columns of what somebody wrote; what may be written instead is not cut. */
const widest = {written: 60, valid: 1000};

/** What is wrong with the words of the command line, and what was probably meant. */
export const usageText = (fault: UsageFault, text: ArcadeText): string => {
  const [expected] = fault.values ?? [];
  const words = Object.fromEntries(
    Object.entries(fault.data).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : safeText(value, name === 'values' ? widest.valid : widest.written),
    ]),
  );
  const data = expected === undefined ? words : {...words, expected: text.say(expected as never, words)};
  const nearest = fault.nearest === undefined ? [] : [text.say('usageNearest', {word: fault.nearest})];
  return [text.say(fault.key, data), ...nearest].join(' ');
};
