import type {Eye} from '../../../source/engine/game.js';
import {parseNotation} from '../../../source/games/mastermind/notation.js';
import {parseOptions} from '../../../source/games/mastermind/options.js';
import {mastermind} from '../../../source/games/mastermind/rules.js';
import type {MastermindState, MastermindView} from '../../../source/games/mastermind/types.js';
import {randomFrom} from '../../../source/lib/random.js';
import type {Result} from '../../../source/lib/result.js';

export const got = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A state after these lines: moves in French notation, `deal` where chance is to move or a round is over. */
const stateAfter = (options: object, ...lines: readonly string[]): MastermindState => {
  const seats = 'mode' in options && options.mode !== 'break' ? 2 : 1;
  return lines.reduce(
    (state, line, index) => {
      const events =
        line === 'deal'
          ? mastermind.deal(state, randomFrom('positions', index))
          : got(mastermind.decide(state, got(parseNotation(line, 'fr'))));
      return events.reduce(mastermind.evolve, state);
    },
    mastermind.initial(got(parseOptions(options, seats)), seats),
  );
};

/** What an eye sees after these lines; without an eye who is to move, or where nobody is, the first seat. */
export const viewAfter = (options: object, lines: readonly string[], eye?: Eye): MastermindView => {
  const state = stateAfter(options, ...lines);
  const mover = mastermind.mover(state);
  return mastermind.view(state, eye ?? (typeof mover === 'number' ? mover : 0));
};

/** The same view of a round whose code is this, with these guesses made at it. */
export const breaking = (options: object, code: string, ...guesses: readonly string[]): MastermindView =>
  viewAfter({rounds: 2, ...options, mode: 'pair'}, ['deal', `hide ${code}`, ...guesses], 1);
