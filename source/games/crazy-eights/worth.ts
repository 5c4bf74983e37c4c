/* The two figures of the bot `counting`, ten times as large so that they are whole numbers and ties are ties. */

/**
 * What it is worth to play a card other than an eight: much for points, less for cards of the hand that go with it, less where
 * many cards of its suit are unseen, since then others can follow.
 */
export const cardWorth = (points: number, sharing: number, unseen: number): number =>
  points - 3 * sharing - 5 * unseen;

/** What it is worth to name a suit: `own` are the cards left of it in hand, without eights. */
export const suitWorth = (own: number, unseen: number): number => 10 * own - unseen;
