import {once} from 'node:events';
import {describe, expect, test} from 'vitest';
import oracle from '../oracles/mastermind.json' with {type: 'json'};
import {control, finish, newUser, run, start} from './run.js';

const simulate = (words: string) => run(newUser(), ['simulate', ...words.split(' ')]);

describe('a strategy against every secret', () => {
  const marks = oracle.per_peg_4x6_no_repetition;
  const counts = oracle.counts_4x6_repetition;
  const countsFlags = '--feedback counts --repetition';

  test('is printed as one JSON object and nothing else', async () => {
    const {total, distribution, max: worst} = marks.entropy;
    const figures = {secrets: marks.secrets, total, average: total / marks.secrets, worst, distribution};
    expect(await simulate('mastermind --players entropy --json')).toEqual({
      code: 0,
      signal: null,
      stdout: `${JSON.stringify(figures)}\n`,
      stderr: '',
    });
  });

  test.each([
    [`mm --players entropy ${countsFlags}`, counts.secrets, counts.entropy.total, counts.entropy.max],
    [`mm --players minimax ${countsFlags}`, counts.secrets, counts.knuth_minimax.total, 5],
    ['mm --players parts --level expert', counts.secrets, counts.most_parts.total, counts.most_parts.max],
    ['mm --players optimal --level expert', counts.secrets, counts.optimum.total, counts.optimum.max],
    [
      'mm --players entropy --level classic --repetition',
      1296,
      oracle.per_peg_4x6_repetition.entropy.total,
      4,
    ],
    // A rule of its own overrides the level's.
    [
      'mm --players entropy --level super --no-repetition',
      6720,
      oracle.per_peg_5x8.no_repetition.entropy.total,
      5,
    ],
  ])('by %s has the figures of the oracle', async (words, secrets, total, worst) => {
    const {code, stdout} = await simulate(`${words} --json`);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({secrets, total, worst, average: total / secrets});
  });

  test('is a table for people', async () => {
    const {stdout} = await simulate('mm --players entropy --lang en');
    const [first, ...rows] = stdout.trimEnd().split('\n');
    expect(first).toMatch(/: secrets 360, guesses 1,056, on average 2\.9333, at most 4$/);
    expect(rows).toEqual([
      '',
      'guesses  secrets',
      '1        1',
      '2        67',
      '3        247',
      '4        45',
    ]);
  });

  test('by chance is the same for the same seed', async () => {
    const [first, second, third] = await Promise.all(
      ['a', 'a', 'b'].map(seed => simulate(`mm --players random --level expert --json --seed ${seed}`)),
    );
    expect(second).toEqual(first);
    expect(third?.stdout).not.toBe(first?.stdout);
  });
});

describe('bots against bots', () => {
  const duel = 'mastermind --mode duel --players entropy,random --games 40 --seed x';

  test('are counted, the same but for the time by the same seed', async () => {
    const runs = await Promise.all([simulate(`${duel} --json`), simulate(`${duel} --json`)]);
    const [first, second] = runs.map(({stdout}) => JSON.parse(stdout));
    expect(Object.keys(first)).toEqual([
      'game',
      'options',
      'rounds',
      'seed',
      'seconds',
      'statistics',
      'players',
    ]);
    expect({...second, seconds: 0}).toEqual({...first, seconds: 0});
    expect(first).toMatchObject({
      game: 'mastermind',
      options: {mode: 'duel', colours: 6, tries: 10},
      rounds: 40,
      seed: 'x',
      statistics: {},
      players: [{bot: 'entropy'}, {bot: 'random'}],
    });
    const [entropy, random] = first.players;
    expect(entropy.share.mean + random.share.mean).toBeCloseTo(1, 12);
    for (const {share, points} of first.players)
      for (const {mean, low, high} of [share, points]) {
        expect(low).toBeLessThan(mean);
        expect(mean).toBeLessThan(high);
      }
  });

  test.each(['en', 'fr', 'zh'])('are a table for people in %s', async language => {
    const {code, stdout, stderr} = await simulate(`${duel} --lang ${language}`);
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/40.*40.*x/);
    for (const line of lines) expect(line).not.toMatch(control);
    expect(stdout).not.toMatch(/\{\{|undefined|column|NaN/);
    const estimate = String.raw`\d+[.,]\d\s?% \(\d+[.,]\d\s?% - \d+[.,]\d\s?%\)  \d+[.,]\d{3} \(\d+[.,]\d{3} - \d+[.,]\d{3}\)`;
    for (const row of lines.slice(3)) expect(row).toMatch(new RegExp(`\\S  +${estimate}$`));
  });

  test('may be one bot alone, where games are asked for', async () => {
    const {stdout} = await simulate('mm --players optimal --tries 4 --games 20 --seed s --json');
    // No secret takes it more than four guesses.
    expect(JSON.parse(stdout).players).toMatchObject([{bot: 'optimal', share: {mean: 1, high: 1}}]);
  });
});

describe('what can’t be simulated', () => {
  test.each([
    ['lights-out', 'Lights Out has no computer players'],
    ['mm', '--players expects a list of 1-2 out of first, random, minimax, parts, entropy, deep, optimal.'],
    ['mm --players entrpy', 'not entrpy. Did you mean entropy?'],
    ['mm --players human,entropy --mode duel', 'not human,entropy.'],
    ['mm --players first,first,first', 'not first,first,first.'],
    ['mm --players first --level supr', 'not supr. Did you mean super?'],
    ['lo --level super', 'The option --level has no meaning for arcade simulate lights-out.'],
    ['mm --players first --pegs 7', ''],
    ['mm --players first,random', ''],
    ['mm --players optimal --colours 7', ''],
    [
      'mm --players first --colours 12 --pegs 8',
      'expected at most 32,768 secrets and 262,144 guesses, not 19,958,400 and 429,981,696.',
    ],
  ])('is refused: %s', async (words, message) => {
    const {code, stdout, stderr} = await simulate(words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^arcade: [^\n]+\n$/);
    expect(stderr).toContain(message);
  });

  test('leaves nothing behind', async () => {
    const user = newUser();
    await run(user, ['simulate', 'mm', '--players', 'first']);
    expect(user.contents().size).toBe(0);
  });

  test('ends by Ctrl-C', async () => {
    const child = start(newUser(), ['simulate', 'mm', '--players', 'entropy', '--games', '1000000']);
    const ended = finish(child);
    await once(child, 'spawn');
    child.kill('SIGINT');
    expect(await ended).toMatchObject({signal: 'SIGINT', stdout: '', stderr: ''});
  });
});
