/** Fast luck for what is played out in thought: begun from a stream of luck, so as repeatable as that. */
export type Dice = {state: number};

/** Dice of a seed from 0 to 2^32 - 1. */
export const createDice = (seed: number): Dice => ({state: (seed ^ 0x9e3779b9) | 0 || 1});

/** A whole number from 0 to `bound` - 1, by Marsaglia's xorshift of 32 bits; the bias is below `bound` in 2^32. */
export const roll = (dice: Dice, bound: number): number => {
  let state = dice.state;
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  dice.state = state;
  return Math.floor(((state >>> 0) / 4294967296) * bound);
};

/** Shuffles the cards from one place to before another. */
export const shuffle = (cards: Uint8Array, from: number, to: number, dice: Dice): void => {
  for (let last = to - 1; last > from; last--) {
    const other = from + roll(dice, last - from + 1);
    const card = cards[last] ?? 0;
    cards[last] = cards[other] ?? 0;
    cards[other] = card;
  }
};
