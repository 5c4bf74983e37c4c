import type {Seat} from '../../source/engine/game.js';
import type {PlyLine} from '../../source/engine/lines.js';
import {sameJson} from '../../source/lib/json.js';
import {languages} from '../../source/lib/text.js';
import {check, checkSame, value} from '../checks.js';
import {notPlain} from '../plain-json.js';
import {legalMoves, listed, type Move, type Position, sample} from './position.js';

/** A line that claims a move was made here and nothing came of it: whoever judges must refuse it. */
const claimOf = ({record}: Position, seat: Seat, move: string): PlyLine => ({
  ...{type: 'ply', n: record.timeline.count() + 1, parent: record.timeline.head()},
  ...{seat, move, events: [], ms: 0},
});

const checkWhoMoves = (position: Position): void => {
  const {seats, mover} = position;
  for (const seat of seats) {
    const moves = legalMoves(position, seat);
    if (mover === 'interval') check(moves.length <= 1, 'at an interval one may stop and nothing else');
    else if (mover === seat) check(moves.length > 0, `seat ${seat} is to move and has no move`);
    else check(moves.length === 0, `seat ${seat} has moves where ${mover} is to move`);
  }
};

const checkNotation = ({cabinet, game}: Position, move: Move): void => {
  check(notPlain(move) === undefined, `a move is not plain JSON: ${notPlain(move)}`);
  const text = game.makeMove(move);
  check(text.length <= 1000, 'a recording takes no such long notation');
  checkSame(value(game.parseMove(text), text), move, `${text} is another move when it is read`);
  for (const language of languages) {
    const typed = cabinet.makeNotation(move, language);
    checkSame(
      value(cabinet.parseNotation(typed, language), typed),
      move,
      `${typed} is another move in ${language}`,
    );
  }
};

const checkAccepted = (position: Position, moves: readonly Move[]): void => {
  const {game, state} = position;
  for (const move of sample(moves, 200, position.luck)) {
    checkNotation(position, move);
    const decided = game.decide(state, move);
    check(decided.ok, `a legal move is refused: ${game.makeMove(move)}`);
    if (decided.ok) check(decided.value.length > 0, `nothing comes of ${game.makeMove(move)}`);
  }
};

/** Refuses what is not in the list, and is left as it was. Gives back the refusals, so that they can be explained. */
const checkRefused = (position: Position, seat: Seat, legal: ReadonlySet<string>): void => {
  const {game, state, record, seen, luck} = position;
  const others = [...seen].filter(([text]) => !legal.has(text));
  const before = record.timeline.count();
  for (const [text, move] of sample(others, 30, luck)) {
    check(!game.decide(state, move).ok, `${text} is not in the list and is accepted`);
    check(!record.take(claimOf(position, seat, text)).ok, `the record takes ${text}`);
  }
  check(record.timeline.count() === before, 'a refused move was added');
  check(sameJson(record.timeline.state(), state), 'a refused move changed the state');
};

/** Legal moves and `decide` say the same. */
export const checkMoves = (position: Position): void => {
  checkWhoMoves(position);
  const {game, mover, seats, record, seen} = position;
  const seat = mover === 'interval' ? 0 : mover;
  if (typeof seat !== 'number') {
    for (const move of sample([...seen.values()], 10, position.luck))
      for (const each of seats) check(!record.propose(each, move, 0).ok, 'a move out of turn is accepted');
    return;
  }
  const moves = legalMoves(position, seat);
  const texts = new Set(moves.map(move => game.makeMove(move)));
  check(texts.size === moves.length, 'a legal move is listed twice');
  checkAccepted(position, moves);
  // Of a longer list it is not known what is not in it.
  if (moves.length < listed) checkRefused(position, seat, texts);
  for (const each of seats)
    if (mover !== 'interval' && each !== seat)
      for (const move of sample(moves, 3, position.luck))
        check(!record.propose(each, move, 0).ok, `seat ${each} may move for seat ${seat}`);
  for (const move of sample(moves, 20, position.luck)) seen.set(game.makeMove(move), move);
};
