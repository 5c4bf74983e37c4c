import type {BodyLine, PlyLine} from '../../source/engine/lines.js';
import {asRecord} from '../../source/lib/json.js';
import {randomFrom} from '../../source/lib/random.js';
import {check, checkSame, value} from '../checks.js';
import {notPlain} from '../plain-json.js';
import type {Event, Position} from './position.js';

/** State, views and events come back from JSON text as they were. */
export const checkPlain = ({game, state, seats}: Position): void => {
  check(notPlain(state) === undefined, `the state is not plain JSON: ${notPlain(state)}`);
  for (const eye of [...seats, 'all'] as const) {
    const view = game.view(state, eye);
    check(notPlain(view) === undefined, `the view of ${eye} is not plain JSON: ${notPlain(view)}`);
    checkSame(JSON.parse(JSON.stringify(view)), view, 'a view after JSON');
  }
  checkSame(JSON.parse(JSON.stringify(state)), state, 'the state after JSON');
};

export const checkOutcome = ({game, state, mover, seats}: Position): void => {
  const outcome = game.outcome(state);
  const scored = mover === 'interval' || mover === 'over';
  check(scored === (outcome !== undefined), `scores where ${mover} is to move: ${JSON.stringify(outcome)}`);
  if (outcome === undefined) return;
  check(outcome.scores.length === seats.length, 'there is a score for each seat');
  check(outcome.scores.every(Number.isFinite), 'scores are numbers');
  check(
    outcome.winners.every(seat => seats.includes(seat)),
    'winners are seats',
  );
};

const garbage = [undefined, null, 1, 'x', [], {}, {type: 1}, {type: 'no such event'}, {type: '__proto__'}];

/** Events as a file holds them are read as they were; anything else is refused. */
export const checkEvents = ({game}: Position, line: BodyLine): void => {
  if (line.type !== 'ply') return;
  for (const event of line.events) {
    check(notPlain(event) === undefined, `an event is not plain JSON: ${notPlain(event)}`);
    checkSame(value(game.parseEvent(JSON.parse(JSON.stringify(event)))), event, 'an event after JSON');
    for (const name of Object.keys(asRecord(event) ?? {})) {
      const spoilt = {...event, [name]: {unlikely: true}};
      check(!game.parseEvent(spoilt).ok, `parseEvent takes anything for ${event.type}.${name}`);
    }
  }
};

/** `parseEvent` builds events from anything and throws for nothing. */
export const checkGarbage = ({game}: Position): void => {
  for (const input of garbage) check(!game.parseEvent(input).ok, `parseEvent takes ${JSON.stringify(input)}`);
};

/** Deals that chance can't have made, made from one that it has. */
export type Planter = (deal: readonly Event[], position: Position) => readonly (readonly Event[])[];

const dealLine = ({record}: Position, events: readonly Event[]): PlyLine =>
  record.compose({mover: 'chance', events}, 0);

/** What chance deals is possible and keyed by its luck; what it can't have dealt is refused and changes nothing. */
export const checkDeals = (position: Position, plant: Planter): void => {
  const {game, state, record} = position;
  const deal = game.deal(state, randomFrom('deal', position.luck.below(1000)));
  value(game.checkDeal(state, deal), 'a deal is called impossible');
  checkSame(game.deal(state, randomFrom('same')), game.deal(state, randomFrom('same')), 'the same luck');
  const planted = [[], [...deal, ...deal], ...plant(deal, position)];
  for (const events of planted) {
    check(!game.checkDeal(state, events).ok, `an impossible deal is possible: ${JSON.stringify(events)}`);
    if (events.length > 0) check(!record.take(dealLine(position, events)).ok, 'the record takes it');
  }
  checkSame(record.timeline.state(), state, 'a refused deal changed the state');
};

/** A deal that comes where a seat is to move. */
export const checkNoDeal = (position: Position, deal: readonly Event[]): void => {
  check(!position.record.take(dealLine(position, deal)).ok, 'the record takes a deal out of turn');
};
