import type {Card, Suit} from '../../cards/card.js';
import type {BoardProps} from '../module.js';
import type {CrazyEightsCursor} from './cursor.js';
import {isNaming, pointedPlace, shownHand} from './cursor.js';
import {playableCards} from './turns.js';
import type {CrazyEights, CrazyEightsView} from './types.js';
import {ownHand} from './view.js';

/** A card of the own hand as it is to be drawn. */
export type SeenCard = {
  readonly card: Card;
  readonly isPlayable: boolean;
  readonly isPointed: boolean;
  readonly isHinted: boolean;
  readonly isFresh: boolean;
};

/** What there is to be drawn besides the view itself. */
export type Sight = {
  readonly hand: readonly SeenCard[];
  /** The suit pointed at, while one is being chosen. */
  readonly naming: Suit | undefined;
  readonly hintsDraw: boolean;
};

export type Props = BoardProps<CrazyEights, CrazyEightsCursor>;

/** Cards that may be played now, where it is the eye's turn. */
const playableFor = (view: CrazyEightsView): readonly Card[] =>
  view.phase === 'turn' && view.mover === view.eye ? playableCards(ownHand(view), view) : [];

export const sightOf = ({view, cursor, marked}: Pick<Props, 'view' | 'cursor' | 'marked'>): Sight => {
  const hand = shownHand(view, cursor?.order ?? 'suit');
  const naming = cursor !== undefined && isNaming(view, cursor) ? cursor.suit : undefined;
  const playable = playableFor(view);
  const pointed = cursor === undefined ? -1 : pointedPlace(hand, cursor);
  const hinted = marked.flatMap(move => (move.type === 'play' ? [move.card] : []));
  // Of two cards of one face the last is the one that came last.
  const fresh = view.fresh === undefined ? -1 : hand.lastIndexOf(view.fresh);
  return {
    hand: hand.map((card, place) => ({
      card,
      isPlayable: playable.includes(card),
      isPointed: place === pointed,
      isHinted: hinted.includes(card),
      isFresh: place === fresh,
    })),
    naming,
    hintsDraw: marked.some(({type}) => type === 'draw'),
  };
};
