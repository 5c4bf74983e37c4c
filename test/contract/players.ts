import type {Json} from '../../source/lib/json.js';
import {type Random, randomFrom} from '../../source/lib/random.js';
import {check, checkSame} from '../checks.js';
import {frozen, legalMoves, type Position} from './position.js';

/** Bots and hints make legal moves, and by the same luck the same. */
export const checkBots = ({cabinet, game, state, mover, luck}: Position): void => {
  if (typeof mover !== 'number') return;
  const view = frozen(game.view(state, mover));
  const key = luck.below(1000);
  const hint = (random: Random): Json | undefined => {
    const given = cabinet.hint?.(view, random);
    return given?.ok ? given.value.move : undefined;
  };
  const advisers = [
    ...cabinet.bots,
    ...(hint(randomFrom('hint', key)) === undefined
      ? []
      : [{id: 'hint', choose: (_view: Json, random: Random) => hint(random) ?? ''}]),
  ];
  for (const {id, choose} of advisers) {
    const move = choose(view, randomFrom(id, key));
    check(game.decide(state, move).ok, `${id} makes a move that is refused`);
    checkSame(choose(view, randomFrom(id, key)), move, `${id} with the same luck`);
  }
};

/** A walk over the keys: a cursor stays JSON, and a move that a key makes is a legal one. */
export const checkControls = ({cabinet, game, state, mover, luck}: Position): void => {
  const seat = mover === 'interval' ? 0 : mover;
  if (typeof seat !== 'number') return;
  const view = frozen(game.view(state, seat));
  const {controls} = cabinet;
  let cursor = frozen(controls.start(view));
  for (let step = 0; step < 12; step++) {
    const keys = controls.keys(view, cursor, 'en').flatMap(binding => [...binding.keys]);
    check(mover === 'interval' || keys.length > 0, 'there is no key');
    if (keys.length === 0) return;
    const key = keys[luck.below(keys.length)] ?? '';
    const intent = controls.interpretKey(view, cursor, key, 'en');
    check(intent !== undefined, `${key} is in the key table and does nothing`);
    if (intent?.type === 'move')
      check(game.decide(state, intent.move).ok, `${key} makes a move that is refused`);
    cursor = frozen(intent?.cursor ?? cursor);
  }
};

/** Whether a playthrough is to go by the bots or by any legal move. */
export const chooseMove = (position: Position, by: 'bots' | 'chance') => {
  const {cabinet, game, state, mover, luck} = position;
  const seat = mover as number;
  const bot = cabinet.bots[luck.below(Math.max(1, cabinet.bots.length))];
  if (by === 'bots' && bot !== undefined)
    return bot.choose(game.view(state, seat), randomFrom('bot', luck.below(1_000_000)));
  const moves = legalMoves(position, seat);
  return moves[luck.below(moves.length)];
};
