import {type Eye, isSeat, type Seat} from '../engine/game.js';
import type {Session} from '../engine/session.js';
import type {Cabinet} from '../games/module.js';

/** The people at one keyboard: whose eyes the screen shows, and whether the others must look away before it does. */
export type Keyboard = {
  /** Whose view is shown: that of the person who is to move, or who has the keyboard; where nobody plays all of it. */
  eye(): Eye;
  /** To whom the keyboard is to be passed; while that is to be done nothing is shown that is not for all. */
  awaited(): Seat | undefined;
  /** The one who is waited for has the keyboard now. */
  take(): void;
  /** Who alone can take back, since others have seen something since; anybody while nothing is seen. */
  asker(): Seat | undefined;
  /** Nobody has the keyboard: whoever is to move takes it behind the curtain. */
  release(): void;
  /** May a person move, with all in sight that is needed for it? */
  mayMove(): boolean;
  /** To be told of every change: what everybody has seen in the end is nobody's secret in the next round. */
  changed(): void;
};

export const createKeyboard = ({game, hidesHands}: Cabinet, session: Session): Keyboard => {
  const {people} = session;
  const isShared = people.length > 1 && hidesHands?.(session.record.options) === true;
  // Who has the keyboard, where others must not see what that person sees.
  let holder: Seat | undefined;

  const personToMove = (): Seat | undefined => {
    const mover = session.mover();
    return isSeat(mover) && people.includes(mover) ? mover : undefined;
  };

  const nextPerson = (): Seat | undefined => {
    const mover = session.mover();
    return isSeat(mover) ? (people.find(seat => seat > mover) ?? people[0]) : undefined;
  };

  const awaited = (): Seat | undefined => {
    if (!isShared || game.outcome(session.record.timeline.state()) !== undefined) return undefined;
    const person = personToMove();
    if (person !== undefined) return person === holder ? undefined : person;
    return holder === undefined ? nextPerson() : undefined;
  };

  return {
    eye: () => personToMove() ?? holder ?? people[0] ?? 'all',
    awaited,
    take() {
      holder = awaited() ?? holder;
    },
    asker: () => (isShared && awaited() === undefined ? holder : undefined),
    release() {
      holder = undefined;
    },
    mayMove: () => personToMove() !== undefined && awaited() === undefined,
    changed() {
      const mover = session.mover();
      if (mover === 'interval' || mover === 'over') holder = undefined;
    },
  };
};
