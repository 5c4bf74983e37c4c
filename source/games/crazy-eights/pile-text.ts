import {suitName} from '../../cards/names.js';
import type {Text} from './names.js';
import {type Manner, suitText, theCard} from './seat-text.js';
import {upCard} from './turns.js';
import type {CrazyEightsView} from './types.js';

const suitPart = ({phase, suit}: CrazyEightsView, text: Text, manner: Manner): string => {
  const {say} = text;
  if (manner === 'words')
    return phase === 'name' ? say('suitIsUnnamed') : say('suitIs', {suit: suitName(suit, text)});
  return say('suitLine', {suit: phase === 'name' ? say('suitUnnamed') : suitText(suit, text)});
};

/** The up card, the current suit while the round is played, and the stock: in a picture one line. */
export const pileLines = (view: CrazyEightsView, text: Text, manner: Manner): readonly string[] => {
  const {phase, pile, stock} = view;
  const {say} = text;
  if (phase === 'start') return [];
  const card = theCard(upCard(pile), text, manner);
  const suit = phase === 'turn' || phase === 'name' ? [suitPart(view, text, manner)] : [];
  return manner === 'picture'
    ? [[say('upLine', {card}), ...suit, say('stockLine', {count: stock})].join('   ')]
    : [say('upIs', {card}), ...suit, say('stockHas', {cards: say('cards', {count: stock})})];
};
