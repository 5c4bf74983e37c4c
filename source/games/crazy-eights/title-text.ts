import {suitName} from '../../cards/names.js';
import {cutTo} from '../../lib/width.js';
import type {GameTitle} from '../module.js';
import type {Text} from './names.js';
import {type CrazyEightsOptions, optionSpecs, targetOf} from './options.js';
import {joined, seatName} from './seat-text.js';
import {totalsOf} from './turns.js';
import type {CrazyEightsView} from './types.js';

const usualHand = optionSpecs.find(({name}) => name === 'hand')?.default;

/** The options that are not the usual ones, in a few words each. */
const variants = (options: CrazyEightsOptions, {say}: Text): readonly string[] => {
  const {hand, decks, firstEight, mayDraw, draw, emptyStock, blocked} = options;
  return [
    ...(hand === usualHand ? [] : [say('variant_hand', {count: hand})]),
    ...(decks === 'auto' ? [] : [say(`decks_${decks}`)]),
    ...(firstEight === 'own-suit' ? [] : [say(`variant_${firstEight}`)]),
    ...(mayDraw === 'when-stuck' ? [] : [say(`variant_${mayDraw}`)]),
    ...(draw === 'one' ? [] : [say(`variant_${draw}`)]),
    ...(emptyStock === 'play-on' ? [] : [say(`variant_${emptyStock}`)]),
    ...(blocked === 'each-other' ? [] : [say(`variant_${blocked}`)]),
  ];
};

const subjectOf = ({options, seats}: CrazyEightsView, text: Text): string => {
  const {say} = text;
  const target = targetOf(options);
  return joined(
    [
      say('players', {number: seats}),
      target === undefined ? say('noTarget') : say('toTarget', {target}),
      ...variants(options, text),
    ],
    text,
  );
};

/** With more seats than this a title has room for figures alone. */
const mostNamed = 3;
const nameColumns = 10;

/** The totals of the seats in their order, once there are any. */
const totalsFacts = ({rounds, seats}: CrazyEightsView, text: Text): readonly string[] => {
  if (rounds.length === 0) return [];
  const totals = totalsOf(rounds, seats);
  if (seats > mostNamed) return [text.say('totalsFact', {totals: totals.join(' ')})];
  const said = totals.map((total, seat) =>
    text.say('totalOf', {who: cutTo(seatName(seat, text), nameColumns, '.'), total}),
  );
  return [joined(said, text)];
};

export const title = (view: CrazyEightsView, text: Text): GameTitle => {
  const {begun, phase, suit} = view;
  const {say} = text;
  return {
    subject: subjectOf(view, text),
    facts: [
      say('roundFact', {number: Math.max(1, begun)}),
      ...totalsFacts(view, text),
      ...(phase === 'turn' ? [say('suitFact', {suit: suitName(suit, text)})] : []),
    ],
  };
};
