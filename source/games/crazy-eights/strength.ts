import type {Text} from './names.js';

/** How one bot fared against another: shares of rounds with their 95% bounds, and points a round. */
export type Strength = {
  readonly bot: 'source' | 'counting' | 'expert';
  readonly against: 'random' | 'source' | 'counting';
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly points: number;
  /** Decks, each played once from either side; bounds are over these. */
  readonly pairs: number;
};

/** Measured by `npx tsx tools/measure-crazy-eights.ts BOT AGAINST DECKS winter`, two seats, usual options. */
export const strengths: readonly Strength[] = [
  {bot: 'source', against: 'random', share: 0.5371, low: 0.5297, high: 0.5445, points: 3.15, pairs: 8000},
  {bot: 'counting', against: 'random', share: 0.6439, low: 0.6339, high: 0.654, points: 6.7, pairs: 4000},
  {bot: 'counting', against: 'source', share: 0.6102, low: 0.6037, high: 0.6168, points: 3.36, pairs: 8000},
  {bot: 'expert', against: 'random', share: 0.6687, low: 0.6524, high: 0.685, points: 8, pairs: 1500},
  {bot: 'expert', against: 'source', share: 0.6457, low: 0.6298, high: 0.6616, points: 5.6, pairs: 1500},
  {bot: 'expert', against: 'counting', share: 0.5271, low: 0.5169, high: 0.5373, points: 1.77, pairs: 3000},
];

/** How strong a bot is, against the next weaker one. */
export const describeStrength = (bot: string, text: Text): string => {
  if (bot === 'random') return text.say('strength_none');
  const measured = strengths.findLast(each => each.bot === bot);
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
