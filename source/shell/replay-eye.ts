import {type Eye, isSeat} from '../engine/game.js';
import type {GameRecord} from '../engine/game-record.js';
import {personSeats} from '../engine/undo.js';
import type {Cabinet} from '../games/module.js';

/**
 * Whose eyes see a recorded game when its positions are shown again. Of a finished game nothing is hidden; of another no
 * more is shown than the person at the keyboard may know, and of several the one whose turn it is: the others look away.
 */
export const replayEye = ({game}: Cabinet, record: GameRecord): Eye => {
  const people = personSeats(record.header.seats);
  const mover = game.mover(record.timeline.state());
  if (mover === 'over' || people.length === 0) return 'all';
  return isSeat(mover) && people.includes(mover) ? mover : (people[0] ?? 'all');
};

/** Does an unfinished game of several people show a hand that the others at the keyboard must not see? */
export const hidesFromOthers = ({game, hidesHands}: Cabinet, record: GameRecord): boolean =>
  personSeats(record.header.seats).length > 1 &&
  hidesHands?.(record.options) === true &&
  game.mover(record.timeline.state()) !== 'over';
