import {describe, expect, it, test} from 'vitest';
import {bots} from '../../../source/games/mastermind/bots.js';
import {census} from '../../../source/games/mastermind/census.js';
import type {FeedbackKind} from '../../../source/games/mastermind/feedback.js';
import {parseOptions} from '../../../source/games/mastermind/options.js';
import {randomFrom} from '../../../source/lib/random.js';
import {value as got} from '../../checks.js';
import oracle from '../../oracles/mastermind.json' with {type: 'json'};

const optionsOf = (set: object) => got(parseOptions(set, 1));
const run = (bot: string, set: object) => got(census(optionsOf(set), bot, randomFrom('census', 'x')));

const sets = {
  marks: {feedback: 'per-peg', repetition: false},
  counts: {feedback: 'counts', repetition: true},
  'counts without repetition': {feedback: 'counts', repetition: false},
} as const satisfies {readonly [name: string]: {feedback: FeedbackKind; repetition: boolean}};

describe('every secret', () => {
  const {
    counts_4x6_repetition: counts,
    counts_4x6_no_repetition: simple,
    per_peg_4x6_no_repetition: marks,
  } = oracle;

  test.each([
    ['marks', 'entropy', marks.secrets, marks.entropy],
    ['marks', 'optimal', marks.secrets, marks.entropy],
    ['marks', 'minimax', marks.secrets, marks.minimax],
    ['counts', 'first', counts.secrets, counts.first_consistent],
    ['counts', 'parts', counts.secrets, counts.most_parts],
    ['counts', 'optimal', counts.secrets, counts.optimum],
    ['counts without repetition', 'entropy', simple.secrets, simple.entropy_any_guess],
    ['counts without repetition', 'optimal', simple.secrets, {total: simple.optimum_any_guess}],
  ] as const)('with %s is found by %s as the oracle says', (set, bot, secrets, figures) => {
    const found = run(bot, sets[set]);
    expect(found).toMatchObject({secrets, total: figures.total, average: figures.total / secrets});
    if ('max' in figures) expect(found.worst).toBe(figures.max);
    expect(found.distribution).toHaveLength(found.worst);
  });

  it('of five pegs of eight colours is found by deep in 179389 guesses or fewer', () => {
    const found = run('deep', {colours: 8, pegs: 5, feedback: 'counts', repetition: true});
    expect(found).toMatchObject({secrets: 32_768, total: 179_041});
    expect(found.average).toBeLessThan(oracle.counts_5x8_repetition.best_known_average);
  });

  test.each(bots.map(({id}) => id))('is found by %s, each once', bot => {
    const {secrets, total, distribution} = run(bot, {});
    expect(distribution.reduce((sum, count) => sum + count, 0)).toBe(secrets);
    expect(distribution.reduce((sum, count, index) => sum + count * (index + 1), 0)).toBe(total);
  });

  it('is found by chance with other luck otherwise, with the same the same', () => {
    const options = optionsOf({feedback: 'counts', repetition: true});
    const luck = (seed: string) => got(census(options, 'random', randomFrom(seed)));
    expect(luck('a')).toEqual(luck('a'));
    const means = Array.from({length: 8}, (_, number) => luck(String(number)).total);
    expect(new Set(means).size).toBeGreaterThan(1);
    for (const total of means) expect(total).toBeGreaterThan(5625);
  });
});

describe('too many secrets', () => {
  test.each([
    [{colours: 8, pegs: 6, repetition: true}, 262_144, 262_144],
    [{colours: 9, pegs: 5, repetition: true}, 59_049, 59_049],
    [{colours: 12, pegs: 8}, 19_958_400, 429_981_696],
    // Few secrets, but too many guesses.
    [{colours: 7, pegs: 7}, 5040, 823_543],
  ])('or guesses are refused: %j', (set, secrets, guesses) => {
    expect(census(optionsOf(set), 'first', randomFrom('x'))).toEqual({
      ok: false,
      error: {code: 'census-too-large', data: {secrets, guesses, mostSecrets: 32_768, mostGuesses: 262_144}},
    });
  });
});
