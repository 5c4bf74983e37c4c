import type {Text} from './names.js';

/** How one bot fared against another that has all other seats: shares of rounds with their 95% bounds, and points ahead. */
export type Strength = {
  readonly bot: 'source' | 'counting' | 'expert';
  readonly against: 'random' | 'source' | 'counting';
  readonly seats: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Points a round more than the others have on average. */
  readonly points: number;
  /** Decks, each played once from every seat; bounds are over these. */
  readonly pairs: number;
};

/**
 * Measured by `npx tsx tools/measure-crazy-eights.ts BOT AGAINST DECKS spring SEATS`, usual options; with three and four seats
 * by the seed `summer`.
 */
export const strengths: readonly Strength[] = [
  {
    bot: 'source',
    against: 'random',
    seats: 2,
    share: 0.54,
    low: 0.5327,
    high: 0.5474,
    points: 3.22,
    pairs: 8000,
  },
  {
    bot: 'counting',
    against: 'random',
    seats: 2,
    share: 0.6493,
    low: 0.6423,
    high: 0.6564,
    points: 6.67,
    pairs: 8000,
  },
  {
    bot: 'counting',
    against: 'source',
    seats: 2,
    share: 0.6093,
    low: 0.6028,
    high: 0.6159,
    points: 3.19,
    pairs: 8000,
  },
  {bot: 'expert', against: 'random', seats: 2, share: 0.6745, low: 0.659, high: 0.69, points: 8, pairs: 1500},
  {
    bot: 'expert',
    against: 'source',
    seats: 2,
    share: 0.6465,
    low: 0.6306,
    high: 0.6624,
    points: 5.16,
    pairs: 1500,
  },
  {
    bot: 'expert',
    against: 'counting',
    seats: 2,
    share: 0.5502,
    low: 0.5399,
    high: 0.5604,
    points: 2.52,
    pairs: 3000,
  },
  {
    bot: 'expert',
    against: 'counting',
    seats: 3,
    share: 0.3529,
    low: 0.3426,
    high: 0.3633,
    points: 1.88,
    pairs: 1200,
  },
  {
    bot: 'expert',
    against: 'counting',
    seats: 4,
    share: 0.2606,
    low: 0.2528,
    high: 0.2684,
    points: 0.76,
    pairs: 1500,
  },
];

/** How strong a bot is with two seats, against the next weaker one. */
export const describeStrength = (bot: string, text: Text): string => {
  if (bot === 'random') return text.say('strength_none');
  const measured = strengths.findLast(each => each.bot === bot && each.seats === 2);
  if (measured === undefined) return '';
  const share = new Intl.NumberFormat(text.language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return text.say('strength', {
    bot: text.say(`bot_${measured.bot}`),
    against: text.say(`bot_${measured.against}`),
    share: share.format(measured.share),
    low: share.format(measured.low),
    high: share.format(measured.high),
    pairs: new Intl.NumberFormat(text.language).format(measured.pairs),
  });
};
