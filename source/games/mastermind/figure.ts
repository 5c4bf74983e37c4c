import type {FinishedGame} from '../module.js';
import type {Text} from './names.js';
import {numberText} from './number-text.js';
import type {Mastermind} from './types.js';

/** The fewest tries that a code of the computer's was found in, and how many it took on average. */
export const figure = (games: readonly FinishedGame<Mastermind>[], text: Text): string => {
  const tries = games.flatMap(({options, scores, people}) => {
    const [score = 0] = scores;
    const isFound = options.rounds === 1 && score <= options.tries;
    return options.mode === 'break' && people.includes(0) && isFound ? [score] : [];
  });
  if (tries.length === 0) return '';
  const average = tries.reduce((sum, each) => sum + each, 0) / tries.length;
  return text.say('figure', {
    best: Math.min(...tries),
    average: numberText(Math.round(average * 10) / 10, text.language),
  });
};
