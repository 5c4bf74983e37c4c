import type {Eye, Seat} from '../../source/engine/game.js';
import {evolveAll} from '../../source/engine/game.js';
import type {Json} from '../../source/lib/json.js';
import {sameJson} from '../../source/lib/json.js';
import {randomFrom} from '../../source/lib/random.js';
import {check, checkSame, value} from '../checks.js';
import {type Event, legalMoves, type Position, sample} from './position.js';

/** Does the eye learn something on the way through these events? */
const learns = ({game}: Position, state: Json, events: readonly Event[], eye: Seat): boolean => {
  let at = state;
  return events.some(event => {
    const revealed = game.reveals(at, event, eye);
    at = game.evolve(at, event);
    return revealed;
  });
};

/** Another world that this eye can't tell from the true one; nothing where nothing is hidden from it. */
const otherWorld = (position: Position, eye: Eye): Json | undefined => {
  const {cabinet, game, state, luck} = position;
  if (typeof position.mover !== 'number') return undefined;
  const events = cabinet.rehide?.(state, eye, randomFrom('other', luck.below(1_000_000))) ?? [];
  if (events.length === 0) return undefined;
  for (const event of events)
    checkSame(
      value(game.parseEvent(JSON.parse(JSON.stringify(event)))),
      event,
      'what rehide deals, after JSON',
    );
  value(game.checkDeal(state, events), 'what rehide deals is called impossible');
  const other = evolveAll(game, state, events);
  checkSame(game.view(other, eye), game.view(state, eye), `the view of ${eye} after its secrets changed`);
  return other;
};

/** The same move in two worlds that an eye can't tell apart shows it a difference only where `reveals` says so. */
const checkMovesShow = (position: Position, eye: Seat, other: Json): void => {
  const {game, state, mover} = position;
  if (typeof mover !== 'number') return;
  for (const move of sample(legalMoves(position, mover), 12, position.luck)) {
    const [here, there] = [game.decide(state, move), game.decide(other, move)];
    if (!here.ok || !there.ok || !sameJson(here.value, there.value)) continue;
    if (learns(position, state, here.value, eye) || learns(position, other, here.value, eye)) continue;
    checkSame(
      game.view(evolveAll(game, other, there.value), eye),
      game.view(evolveAll(game, state, here.value), eye),
      `${game.makeMove(move)} shows ${eye} something, and reveals says no`,
    );
  }
};

const checkDealsShow = (position: Position, eye: Seat): void => {
  const {game, state} = position;
  const [one, two] = [game.deal(state, randomFrom('one')), game.deal(state, randomFrom('two'))];
  if (learns(position, state, one, eye) || learns(position, state, two, eye)) return;
  checkSame(
    game.view(evolveAll(game, state, two), eye),
    game.view(evolveAll(game, state, one), eye),
    `a deal shows ${eye} something, and reveals says no`,
  );
};

/** Nothing that a seat may not know is in its view. Says whether another world was there to compare with. */
export const checkSecrets = (position: Position): boolean => {
  const {seats, mover, state} = position;
  let differed = false;
  for (const eye of seats) {
    if (mover === 'chance' || mover === 'interval') checkDealsShow(position, eye);
    const other = otherWorld(position, eye);
    if (other === undefined) continue;
    differed ||= !sameJson(other, state);
    checkMovesShow(position, eye, other);
  }
  return differed;
};

/** Open eyes have no secrets. */
export const checkOpenEyes = (position: Position): void => {
  const {cabinet, game, state} = position;
  if (typeof position.mover !== 'number') return;
  const events = cabinet.rehide?.(state, 'all', randomFrom('all')) ?? [];
  check(
    sameJson(game.view(evolveAll(game, state, events), 'all'), game.view(state, 'all')),
    'rehide changes what open eyes see',
  );
};
