import type {Advice, Cabinet} from '../games/module.js';
import type {ArcadeText} from '../locales/index.js';

/** An advised move in notation, and behind it what else is to be known of it. */
export const adviceText = (cabinet: Cabinet, advice: Advice, text: ArcadeText): string => {
  const move = cabinet.makeNotation(advice.move, text.language);
  const note = cabinet.describeAdvice?.(advice, text.game(cabinet.game.id)) ?? '';
  return note === '' ? move : `${move}  ${note}`;
};
