import type {FinishedGame} from '../module.js';
import type {Text} from './names.js';
import type {CrazyEights} from './types.js';

/** How many of the matches against the computer the person has won. */
export const figure = (games: readonly FinishedGame<CrazyEights>[], text: Text): string => {
  const alone = games.filter(({people}) => people.length === 1);
  if (alone.length === 0) return '';
  const won = alone.filter(({scores, people: [seat = 0]}) => {
    const own = scores[seat] ?? 0;
    return scores.every((score, other) => other === seat || score < own);
  });
  return text.say('figure', {won: won.length, count: alone.length});
};
