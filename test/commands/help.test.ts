import {describe, expect, test} from 'vitest';
import {shellFlags} from '../../source/commands/flags.js';
import {helpText} from '../../source/commands/help.js';
import {ruleOptions, scopesOf} from '../../source/commands/parse-arguments.js';
import type {Command} from '../../source/commands/parse-command.js';
import {registry} from '../../source/games/registry.js';
import {languages} from '../../source/lib/text.js';
import {widthOf} from '../../source/lib/width.js';
import {createText} from '../../source/locales/index.js';
import {hasLevels} from '../../source/shell/packs.js';
import {newUser, run} from './run.js';

const lightsOut = registry.find(hasLevels);
const mastermind = registry.find(({game}) => game.id === 'mastermind');
if (lightsOut === undefined || mastermind === undefined) throw new Error('there is no game');

const commands: readonly Command[] = [
  {type: 'menu'},
  {type: 'play', cabinet: lightsOut},
  {type: 'resume'},
  {type: 'replay'},
  {type: 'show', recording: ''},
  {type: 'verify', recordings: []},
  {type: 'list'},
  {type: 'solve', cabinet: lightsOut, file: ''},
  {type: 'levels'},
  {type: 'levels check', cabinet: lightsOut, files: []},
  {type: 'levels generate', cabinet: lightsOut},
  {type: 'play', cabinet: mastermind},
  {type: 'simulate'},
  {type: 'simulate', cabinet: mastermind},
];
const written = (name: string): string => (name === 'record' ? '--no-record' : `--${name}`);
/** The names of flags at the beginning of lines. */
const flagsIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap(line => /^ {2}(?:-\w, )?(--[\w-]+)/.exec(line)?.[1] ?? []);

describe.each(languages)('help in %s', language => {
  const text = createText(language, registry);
  const help = (command: Command): readonly string[] => helpText(command, registry, text);

  test.each(commands)(
    'of $type has no line wider than 100 columns, and none that ends in spaces',
    command => {
      for (const line of help(command)) {
        expect(widthOf(line), line).toBeLessThanOrEqual(100);
        expect(line).toBe(line.trimEnd());
      }
    },
  );

  test('has every command and every game by all its names', () => {
    const lines = help({type: 'menu'}).join('\n');
    for (const {type} of commands)
      if (type !== 'menu' && type !== 'play') expect(lines).toMatch(new RegExp(`^  ${type} `, 'm'));
    for (const {game, aliases} of registry)
      expect(help({type: 'menu'}).join('\n')).toContain(`  ${[game.id, ...aliases].join(', ')}`);
  });

  test('has every flag of the shell', () => {
    expect(flagsIn(help({type: 'menu'}))).toEqual(shellFlags.map(({name}) => written(name)));
  });

  test.each(commands.slice(1))('of $type has the flags it takes, and no other', command => {
    const own = ruleOptions(command).map(({name}) => `--${name}`);
    const taken = shellFlags.filter(({scope}) => scopesOf(command).includes(scope));
    expect(flagsIn(help(command))).toEqual([...own, ...taken.map(({name}) => written(name))]);
  });

  test('tells each choice with its values, and what a rule is without the flag', () => {
    // A line that is too long goes on in the next one.
    const lines = help({type: 'play', cabinet: lightsOut})
      .join('\n')
      .replaceAll(/\n {3,}/g, language === 'zh' ? '' : ' ')
      .split('\n');
    for (const option of lightsOut.options) {
      const line = lines.find(each => each.startsWith(`  --${option.name}`)) ?? '';
      if (option.kind === 'choice') expect(line).toContain(option.values.join('|'));
      const standard = option.kind === 'flag' ? text.say(option.default ? 'yes' : 'no') : option.default;
      if (standard === '') expect(line).not.toContain(text.say('helpDefault', {value: ''}));
      else expect(line).toContain(text.say('helpDefault', {value: standard}));
    }
  });

  test('has words for everything', () => {
    for (const command of commands) {
      const lines = help(command);
      expect(lines.join('\n')).not.toMatch(/\{\{|undefined|\b(flag|command|help|option)[A-Z_]\w*/);
      expect(lines[0]).toMatch(/arcade/);
    }
  });
});

/** The difficulty levels of the package. */
const levels = ['beginner', 'classic', 'expert', 'super', 'master'];

describe('asked for', () => {
  test.each<[words: readonly string[], command: Command, names: readonly string[]]>([
    [['--help'], {type: 'menu'}, []],
    [['-h'], {type: 'menu'}, []],
    [['lo', '--help'], {type: 'play', cabinet: lightsOut}, []],
    [['lights-out', '-h', '--json'], {type: 'play', cabinet: lightsOut}, []],
    [['show', '--help'], {type: 'show', recording: ''}, []],
    [['verify', '--help'], {type: 'verify', recordings: []}, []],
    [['list', '--help'], {type: 'list'}, []],
    [['solve', '--help'], {type: 'solve', cabinet: lightsOut, file: ''}, []],
    [['levels', '--help'], {type: 'levels'}, []],
    [['levels', 'check', '-h'], {type: 'levels check', cabinet: lightsOut, files: []}, []],
    [['levels', 'generate', '--help', '--all'], {type: 'levels generate', cabinet: lightsOut}, []],
    [['mastermind', '--help'], {type: 'play', cabinet: mastermind}, levels],
    [['simulate', '--help'], {type: 'simulate'}, []],
    [['simulate', 'mm', '-h'], {type: 'simulate', cabinet: mastermind}, levels],
  ])('by %j it is printed', async (words, command, names) => {
    expect(await run(newUser(), words)).toEqual({
      code: 0,
      signal: null,
      stdout: `${helpText(command, registry, createText('en', registry), names).join('\n')}\n`,
      stderr: '',
    });
  });

  test('it has the names of levels, those of the user too', async () => {
    const user = newUser();
    user.file('data/ink-arcade/levels/mastermind/mine.json', '{}');
    const {stdout} = await run(user, ['mm', '--help']);
    expect(stdout).toContain(`  --level ${levels.join('|')}|mine  `);
  });

  test('with a language, it is in it', async () => {
    const {stdout} = await run(newUser(), ['--help', '--lang', 'fr']);
    expect(stdout).toBe(`${helpText({type: 'menu'}, registry, createText('fr', registry)).join('\n')}\n`);
  });
});
