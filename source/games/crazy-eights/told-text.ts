import {suitName} from '../../cards/names.js';
import type {Text} from './names.js';
import {cardText, type Manner, seatName, theCard} from './seat-text.js';
import type {CrazyEightsView, LogEntry} from './types.js';

/** Draws of one seat after one another are one thing to tell. */
type Told =
  | Exclude<LogEntry, {what: 'drew'}>
  | (Extract<LogEntry, {what: 'drew'}> & {readonly count: number});

const gathered = (log: readonly LogEntry[]): readonly Told[] => {
  const told: Told[] = [];
  for (const entry of log) {
    const last = told.at(-1);
    if (entry.what !== 'drew') told.push(entry);
    else if (last?.what === 'drew' && last.seat === entry.seat)
      told[told.length - 1] = {...last, count: last.count + 1};
    else told.push({...entry, count: 1});
  }
  return told;
};

/**
 * What happened since the eye's own last move, its own moves left out. An eye that sees all is told the last move; what
 * is turned up at the start belongs together.
 */
const untold = ({log, eye}: CrazyEightsView): readonly LogEntry[] => {
  if (eye !== 'all') return log.slice(log.findLastIndex(entry => 'seat' in entry && entry.seat === eye) + 1);
  const last = log.at(-1);
  return last?.what === 'turned' ? log : log.slice(-1);
};

const tellOne = (told: Told, text: Text, manner: Manner): string => {
  const {say} = text;
  switch (told.what) {
    case 'turned':
    case 'buried':
      return say(`told_${told.what}`, {card: cardText(told.card, text, manner)});
    case 'named':
      return say('told_named', {who: seatName(told.seat, text), suit: suitName(told.suit, text)});
    case 'played': {
      const data = {who: seatName(told.seat, text), card: theCard(told.card, text, manner)};
      return told.suit === undefined
        ? say('told_played', data)
        : say('told_eight', {...data, suit: suitName(told.suit, text)});
    }
    case 'drew':
      return say('drewCards', {who: seatName(told.seat, text), count: told.count});
    case 'passed':
      return say('told_passed', {who: seatName(told.seat, text)});
    case 'reshuffled':
      return say('told_reshuffled');
  }
};

/** The moves since the eye's own last one, a line each; first the card that it drew itself, if it did. */
export const toldLines = (view: CrazyEightsView, text: Text, manner: Manner): readonly string[] => [
  ...(view.fresh === undefined ? [] : [text.say('youDrew', {card: theCard(view.fresh, text, manner)})]),
  ...gathered(untold(view)).map(told => tellOne(told, text, manner)),
];
