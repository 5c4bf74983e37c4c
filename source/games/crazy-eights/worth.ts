/* The two figures of the rule of thumb `counting`, ten times as large: in whole numbers ties are ties. */

/**
 * How well a card is got rid of now: much for its points, less for each card of the rest of the hand that shares its suit or
 * rank, and less for each card of its suit that is unseen, since others can follow with those.
 */
export const cardFigure = (points: number, mates: number, unseen: number): number =>
  points - 3 * mates - 5 * unseen;

/** How well a suit is named: `own` are the cards left of it in hand, without eights. */
export const suitFigure = (own: number, unseen: number): number => 10 * own - unseen;
