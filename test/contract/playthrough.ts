import {type GameRecord, openRecord} from '../../source/engine/game-record.js';
import {type BodyLine, type Line, type PlyLine, parseLine} from '../../source/engine/lines.js';
import type {Cabinet} from '../../source/games/module.js';
import {randomFrom} from '../../source/lib/random.js';
import {check, checkSame, value} from '../checks.js';
import {headerOf} from '../headers.js';
import {chooseMove} from './players.js';
import {type Case, frozen, legalMoves, type Move, type Position} from './position.js';

/** A line as a file would give it back. */
const reread = <L extends Line>(line: L): L => {
  const parsed = value(parseLine(JSON.parse(JSON.stringify(line))));
  check(parsed.type === line.type, 'a line of another type is read');
  return parsed as L;
};

const positionOf = (cabinet: Cabinet, record: GameRecord, key: string, seen: Map<string, Move>): Position => {
  const {timeline} = record;
  const state = frozen(timeline.state());
  return {
    cabinet,
    game: cabinet.game,
    record,
    state,
    mover: cabinet.game.mover(state),
    seats: record.header.seats.map((_, seat) => seat),
    luck: randomFrom(key, timeline.count()),
    seen,
  };
};

/** One in six intervals is the last, where a match may be stopped. */
const stops = (position: Position): boolean =>
  position.mover === 'interval' && legalMoves(position, 0).length > 0 && position.luck.below(6) === 0;

const nextLine = (position: Position, by: 'bots' | 'chance'): PlyLine => {
  const {mover, record, luck, seats} = position;
  if (stops(position)) {
    const seat = luck.below(seats.length);
    return value(record.propose(seat, legalMoves(position, seat)[0] as Move, 5));
  }
  if (typeof mover !== 'number') return record.proposeDeal(5);
  return value(record.propose(mover, chooseMove(position, by) as Move, 5));
};

/** Undo gives the state before, and redo the state after. */
const checkUndo = ({record, state}: Position, line: PlyLine): readonly BodyLine[] => {
  const after = record.timeline.state();
  const lines: readonly BodyLine[] = [
    {type: 'head', to: line.parent, why: 'undo', ms: 1},
    {type: 'head', to: line.n, why: 'redo', ms: 1},
  ];
  value(record.take(lines[0] as BodyLine));
  checkSame(record.timeline.state(), state, 'the state after undo');
  check(record.timeline.ahead()[0]?.number === line.n, 'redo leads elsewhere');
  value(record.take(lines[1] as BodyLine));
  checkSame(record.timeline.state(), after, 'the state after redo');
  return lines;
};

/** Plays a match, and shows each position on the way to `visit`. Throws for the first thing that is wrong. */
export const playthrough = (
  cabinet: Cabinet,
  {players, options, plies = 3000, endless}: Case,
  seed: string,
  visit: (position: Position, last: PlyLine | undefined) => void,
): void => {
  const header = headerOf(cabinet.game, Array.from({length: players}), options, seed);
  const record = value(openRecord(cabinet.game, header), 'the header');
  const mirror = value(openRecord(cabinet.game, reread(header)), 'the header');
  const seen = new Map<string, Move>();
  const by = randomFrom('by', seed).below(2) === 0 ? 'bots' : 'chance';
  let last: PlyLine | undefined;
  for (let count = 0; ; count++) {
    const position = positionOf(cabinet, record, seed, seen);
    visit(position, last);
    if (position.mover === 'over' || (endless && count >= plies)) return;
    check(count < plies, `no end after ${plies} plies`);
    last = frozen(nextLine(position, by));
    value(record.take(last), 'its own line is refused');
    for (const line of [last, ...checkUndo(position, last)]) value(mirror.take(reread(line)), 'read again');
    checkSame(mirror.timeline.state(), record.timeline.state(), 'the fold of the lines');
  }
};
