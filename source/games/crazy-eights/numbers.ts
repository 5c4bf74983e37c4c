import {faces, rankOf, ranks, suitOf, suits} from '../../cards/card.js';
import {cardPoints} from './points.js';

// Cards as numbers from 0 to 51, the places of their faces: for what is played out many thousand times.

export const faceCount = faces.length;
export const rankCount = ranks.length;
export const suitCount = suits.length;

export const suitNumbers = Uint8Array.from(faces, card => suits.indexOf(suitOf(card)));
export const rankNumbers = Uint8Array.from(faces, card => ranks.indexOf(rankOf(card)));
export const pointNumbers = Uint8Array.from(faces, cardPoints);

export const eightRank = ranks.indexOf('8');

/** What can be done with a card: nothing, or it fits, or it is an eight, which always does. */
export const [unfit, fitting, eight] = [0, 1, 2] as const;

/** What can be done with each card, for each current suit and rank of the up card. */
const uses = Uint8Array.from({length: suitCount * rankCount * faceCount}, (_, place) => {
  const card = place % faceCount;
  const [suit, rank] = [Math.floor(place / faceCount / rankCount), Math.floor(place / faceCount) % rankCount];
  if (rankNumbers[card] === eightRank) return eight;
  return suitNumbers[card] === suit || rankNumbers[card] === rank ? fitting : unfit;
});

/** The use of each card where these are the current suit and the up card's rank; read only. */
export const usesAt: readonly Uint8Array[] = Array.from({length: suitCount * rankCount}, (_, place) =>
  uses.subarray(place * faceCount, (place + 1) * faceCount),
);

/** Can this card be played there? */
export const fits = (card: number, suit: number, rank: number): boolean =>
  usesAt[suit * rankCount + rank]?.[card] !== unfit;
