import {type Card, rankOf, suitOf} from '../../cards/card.js';
import {cardName, suitName} from '../../cards/names.js';
import {makeCard, makeRank, suitSigns} from '../../cards/notation.js';
import type {Seat} from '../../engine/game.js';
import type {Text} from './names.js';
import {seatName} from './seat-text.js';
import type {CrazyEightsView, LogEntry} from './types.js';

/** How a text writes cards: `Q♦`, `QD`, or `queen of diamonds`. */
export type CardManner = 'signs' | 'letters' | 'words';

const cardText = (card: Card, text: Text, manner: CardManner): string => {
  if (manner === 'words') return cardName(card, text);
  if (manner === 'letters') return makeCard(card, text.language);
  return makeRank(rankOf(card), text.language) + suitSigns[suitOf(card)];
};

type Told = {readonly view: CrazyEightsView; readonly text: Text; readonly manner: CardManner};

/** A sentence on what a seat did; of the eye's own it says so. */
const saidOf = (
  key: 'named' | 'played' | 'eight' | 'drew' | 'passed',
  seat: Seat,
  {view, text}: Told,
  data: {readonly card?: string; readonly suit?: string} = {},
): string =>
  seat === view.eye
    ? text.say(`log_${key}You`, data)
    : text.say(`log_${key}`, {...data, name: seatName(seat, text)});

const entryText = (entry: LogEntry, fresh: Card | undefined, told: Told): string => {
  const {text, manner} = told;
  const say = (card: Card): string => cardText(card, text, manner);
  switch (entry.what) {
    case 'turned':
    case 'buried':
      return text.say(`log_${entry.what}`, {card: say(entry.card)});
    case 'named':
      return saidOf('named', entry.seat, told, {suit: suitName(entry.suit, text)});
    case 'played': {
      const {seat, card, suit} = entry;
      return suit === undefined
        ? saidOf('played', seat, told, {card: say(card)})
        : saidOf('eight', seat, told, {card: say(card), suit: suitName(suit, text)});
    }
    case 'drew':
      return fresh === undefined
        ? saidOf('drew', entry.seat, told)
        : text.say('log_drewCardYou', {card: say(fresh)});
    case 'passed':
      return saidOf('passed', entry.seat, told);
    case 'reshuffled':
      return text.say('log_reshuffled', {count: entry.cards.length});
  }
};

/** What happened in the round, a sentence a move, the last being the last. The eye's own seat is "you". */
export const logTexts = (view: CrazyEightsView, text: Text, manner: CardManner): readonly string[] => {
  const {log, fresh, eye} = view;
  const lastDraw = log.findLastIndex(entry => entry.what === 'drew' && entry.seat === eye);
  return log.map((entry, index) =>
    entryText(entry, index === lastDraw ? fresh : undefined, {view, text, manner}),
  );
};
