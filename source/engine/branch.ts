import type {Random} from '../lib/random.js';
import {ok, type Result} from '../lib/result.js';
import {type Eye, type Game, type GameTypes, isSeat, type Refusal, type Seat} from './game.js';
import {type GameRecord, openRecord} from './game-record.js';
import type {BodyLine, BranchPoint, HeaderLine} from './lines.js';
import type {Place, Ply} from './timeline.js';

/** The branch points on a line: what was dealt anew there is copied, and must be known for what it is. */
const pointsOn = (line: readonly Ply[], {from}: HeaderLine): BranchPoint[] =>
  from === undefined
    ? []
    : [...(from.earlier ?? []), {plies: from.plies, seat: from.seat}].filter(
        ({plies}) => plies < line.length && (plies === 0 || line[plies - 1]?.number === plies),
      );

/**
 * A new game that goes on from a place of another. It copies the plies up to there, so that it stands alone, and deals
 * anew what the seat that goes on can't know, so that nothing seen with open eyes is worth anything.
 */
export const branchFrom = <T extends GameTypes>(
  game: Game<T>,
  origin: GameRecord<T>,
  place: Place,
  branch: {
    readonly file: string;
    readonly seat: Seat;
    readonly seed: string;
    readonly time: string;
    readonly app: string;
  },
  luck: Random,
  rehide?: (state: T['state'], eye: Eye, random: Random) => readonly T['event'][],
): Result<{readonly record: GameRecord<T>; readonly lines: readonly BodyLine[]}, Refusal> => {
  const line = origin.timeline.lineTo(place);
  const earlier = pointsOn(line, origin.header);
  const header: HeaderLine = {
    ...origin.header,
    app: branch.app,
    rules: game.rules,
    seed: branch.seed,
    time: branch.time,
    from: {
      ...{file: branch.file, ply: place, plies: line.length, seat: branch.seat},
      ...(earlier.length > 0 ? {earlier} : {}),
    },
  };
  const opened = openRecord(game, header);
  if (!opened.ok) return opened;
  const record = opened.value;
  const lines: BodyLine[] = [];
  const take = (ply: Parameters<typeof record.compose>[0]): Result<undefined, Refusal> => {
    const copy = record.compose(ply, 0);
    lines.push(copy);
    return record.take(copy);
  };
  for (const {number: _number, parent: _parent, ...ply} of line) {
    const taken = take(ply);
    if (!taken.ok) return taken;
  }
  // In mid-round chance may be due first: then what it deals is hidden too, and the hands are no less known.
  while (game.mover(record.timeline.state()) === 'chance') {
    const deal = record.proposeDeal(0);
    lines.push(deal);
    const taken = record.take(deal);
    if (!taken.ok) return taken;
  }
  const state = record.timeline.state();
  const hidden = isSeat(game.mover(state)) ? (rehide?.(state, branch.seat, luck) ?? []) : [];
  if (hidden.length > 0) {
    const taken = take({mover: 'chance', events: hidden});
    if (!taken.ok) return taken;
  }
  return ok({record, lines});
};
