import type {Refusal} from '../../engine/game.js';
import {asRecord} from '../../lib/json.js';
import type {Random} from '../../lib/random.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {Advice} from '../module.js';
import {bestTrial, meanOf, type Trial, tryMoves} from './expert.js';
import type {Text} from './names.js';
import {makeNotation, parseNotation} from './notation.js';
import {playableCards} from './turns.js';
import type {CrazyEights, CrazyEightsMove, CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

/** Why a move is advised: it goes out, it is the only one, or so many points better than the next on so many deals. */
type Reason = 'out' | 'only' | 'draw' | 'pass' | 'better' | 'close';

/** Points a round by which a move is called better, and not only as good. */
const noticeable = 0.3;

const isEnd = (view: CrazyEightsView, move: CrazyEightsMove): boolean =>
  move.type === 'play' && ownHand(view).length === 1;

/** Why a move is made without any thought. */
const plainReason = (view: CrazyEightsView, move: CrazyEightsMove): Reason => {
  if (isEnd(view, move)) return 'out';
  return move.type === 'draw' || move.type === 'pass' ? move.type : 'only';
};

/** The best of the others, and by how much it is behind, over the deals that both were tried on. */
const nextBest = (best: Trial, trials: readonly Trial[]) =>
  trials
    .filter(trial => trial !== best)
    .map(trial => {
      const deals = Math.min(trial.worths.length, best.worths.length);
      const lead = meanOf(best.worths.slice(0, deals)) - meanOf(trial.worths.slice(0, deals));
      return {move: trial.move, lead, deals};
    })
    .toSorted((a, b) => a.lead - b.lead)[0];

/** What `expert` would play, and why. */
export const hint = (view: CrazyEightsView, random: Random): Result<Advice<CrazyEights>, Refusal> => {
  if (view.eye !== view.mover) return err({code: 'not-your-turn'});
  const trials = tryMoves(view, random);
  const best = bestTrial(trials, view.seats);
  if (best === undefined) return err({code: 'not-your-turn'});
  const {move} = best;
  const next = nextBest(best, trials);
  if (next === undefined || isEnd(view, move)) return ok({move, note: {reason: plainReason(view, move)}});
  return ok({
    move,
    note: {
      reason: next.lead >= noticeable ? 'better' : 'close',
      than: makeNotation(next.move, 'en'),
      tenths: Math.round(next.lead * 10),
      deals: next.deals,
    },
  });
};

/** A move that a note names, as the language writes it. */
const moveText = (name: unknown, {language}: Text): string => {
  const move = parseNotation(typeof name === 'string' ? name : '', 'en');
  return move.ok ? makeNotation(move.value, language) : '';
};

/** In words why a move is advised. */
export const describeAdvice = ({note}: Advice<CrazyEights>, text: Text): string => {
  const {reason, than, tenths, deals} = asRecord(note) ?? {};
  if (reason === 'out' || reason === 'only' || reason === 'draw' || reason === 'pass')
    return text.say(`advice_${reason}`);
  if (reason !== 'better' && reason !== 'close') return '';
  return text.say(`advice_${reason}`, {
    than: moveText(than, text),
    deals: Number(deals),
    points: new Intl.NumberFormat(text.language, {minimumFractionDigits: 1}).format(Number(tenths) / 10),
  });
};

/** The expert plays rounds out where there is something to choose: then it thinks in a thread of its own. */
export const isHeavy = (view: CrazyEightsView): boolean =>
  view.phase === 'name' || (view.phase === 'turn' && playableCards(ownHand(view), view).length > 0);
