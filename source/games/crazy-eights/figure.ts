import type {FinishedGame} from '../module.js';
import type {Text} from './names.js';
import type {CrazyEights} from './types.js';

const hasWon = ({scores, people: [seat = 0]}: FinishedGame<CrazyEights>): boolean =>
  scores[seat] === Math.max(...scores);

/** How many matches the first of the people has won, of those that people played in. */
export const figure = (games: readonly FinishedGame<CrazyEights>[], text: Text): string => {
  const played = games.filter(({people}) => people.length > 0);
  if (played.length === 0) return '';
  return text.say('figure', {won: played.filter(hasWon).length, all: played.length});
};
