import * as v from 'valibot';
import {suitOf, suits} from '../../cards/card.js';
import {suitName} from '../../cards/names.js';
import type {Refusal} from '../../engine/game.js';
import type {Json} from '../../lib/json.js';
import type {Random} from '../../lib/random.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {Advice} from '../module.js';
import {candidatesOf} from './candidates.js';
import {thinkExpertly} from './expert.js';
import {knowledgeOf} from './knowledge.js';
import type {Text} from './names.js';
import {makeNotation, parseNotation} from './notation.js';
import type {Lead} from './search.js';
import {joined} from './seat-text.js';
import {isEight, playableCards} from './turns.js';
import type {CrazyEights, CrazyEightsMove, CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

/**
 * Why a move is advised: it goes out, it is the only one, or it has come off better than the next best by so many points, or
 * by so many rounds won in a hundred.
 */
const reasons = ['out', 'only', 'draw', 'pass', 'better', 'oftener', 'close'] as const;
type Reason = (typeof reasons)[number];

const noteSchema = v.object({
  reason: v.picklist(reasons),
  than: v.optional(v.string(), ''),
  tenths: v.optional(v.number(), 0),
  wins: v.optional(v.number(), 0),
  deals: v.optional(v.number(), 0),
  keepsEight: v.optional(v.boolean(), false),
  suit: v.optional(v.picklist(suits)),
  unseen: v.optional(v.number()),
});
type Note = v.InferOutput<typeof noteSchema>;

/** Points a round, and parts of rounds won, by which a move is called better, and not only as good. */
const noticeable = {points: 0.3, wins: 0.01} as const;

const isEnd = (view: CrazyEightsView, move: CrazyEightsMove): boolean =>
  move.type === 'play' && ownHand(view).length === 1;

/** Why a move is made without any thought. */
const plainReason = (view: CrazyEightsView, move: CrazyEightsMove): Reason => {
  if (isEnd(view, move)) return 'out';
  return move.type === 'draw' || move.type === 'pass' ? move.type : 'only';
};

const leadReason = ({points, wins}: Lead): Reason => {
  if (points >= noticeable.points) return 'better';
  return wins >= noticeable.wins ? 'oftener' : 'close';
};

/** The suit that others have to follow after a move, and how many of its cards are unseen. */
const leavesOf = (view: CrazyEightsView, move: CrazyEightsMove): {readonly [name: string]: Json} => {
  if (move.type !== 'play' && move.type !== 'name') return {};
  const suit = move.suit ?? (move.type === 'play' ? suitOf(move.card) : view.suit);
  return {suit, unseen: knowledgeOf(view).suits.find(each => each.suit === suit)?.hidden ?? 0};
};

/** Is an eight kept that could be played? */
const keepsEight = (view: CrazyEightsView, move: CrazyEightsMove): boolean =>
  view.phase === 'turn' &&
  !(move.type === 'play' && isEight(move.card)) &&
  playableCards(ownHand(view), view).some(isEight);

/** What `expert` would play, and why. */
export const hint = (view: CrazyEightsView, random: Random): Result<Advice<CrazyEights>, Refusal> => {
  if (view.mover === 'over') return err({code: 'game-over'});
  if (view.eye !== view.mover) return err({code: 'not-your-turn'});
  const {move, lead} = thinkExpertly(view, random);
  if (lead === undefined) return ok({move, note: {reason: plainReason(view, move)}});
  return ok({
    move,
    note: {
      reason: leadReason(lead),
      than: makeNotation(lead.over, 'en'),
      tenths: Math.round(lead.points * 10),
      wins: Math.round(lead.wins * 100),
      deals: lead.deals,
      keepsEight: keepsEight(view, move),
      ...leavesOf(view, move),
    },
  });
};

/** A move that a note names, as the language writes it. */
const moveText = (name: string, {language}: Text): string => {
  const move = parseNotation(name, 'en');
  return move.ok ? makeNotation(move.value, language) : '';
};

const reasonText = (note: Note, text: Text): string => {
  const {reason, than, tenths, wins, deals} = note;
  return text.say(`advice_${reason}`, {
    than: moveText(than, text),
    deals,
    wins,
    points: new Intl.NumberFormat(text.language, {minimumFractionDigits: 1}).format(tenths / 10),
  });
};

/** In words why a move is advised. */
export const describeAdvice = ({note}: Advice<CrazyEights>, text: Text): string => {
  const parsed = v.safeParse(noteSchema, note);
  if (!parsed.success) return '';
  const {keepsEight: keeps, suit, unseen} = parsed.output;
  return joined(
    [
      reasonText(parsed.output, text),
      ...(keeps ? [text.say('advice_keepsEight')] : []),
      ...(suit === undefined || unseen === undefined
        ? []
        : [text.say('advice_unseen', {suit: suitName(suit, text), unseen})]),
    ],
    text,
  );
};

/** The expert plays rounds out where there is something to choose: then it thinks in a thread of its own. */
export const isHeavy = (view: CrazyEightsView): boolean =>
  typeof view.mover === 'number' && view.eye === view.mover && candidatesOf(view).length > 1;
