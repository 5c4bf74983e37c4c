import {describe, expect, test} from 'vitest';
import {flagSynonyms, shellFlags} from '../../source/commands/flags.js';
import {type Arguments, parseArguments, scopesOf} from '../../source/commands/parse-arguments.js';
import type {Cabinet} from '../../source/games/module.js';
import {registry} from '../../source/games/registry.js';
import {ok} from '../../source/lib/result.js';
import {en} from '../../source/locales/en.js';

const [lightsOut] = registry;
if (lightsOut === undefined) throw new Error('there is no game');
// A game without levels, with a number among its options, as other games will be.
const cards: Cabinet = {
  ...lightsOut,
  game: {...lightsOut.game, id: 'cards'},
  aliases: ['cc'],
  options: [{name: 'lost-games', kind: 'number', least: 1, most: 9, default: 3}],
  levels: undefined as never,
};

// And one whose options have names.
const levelled: Cabinet = {
  ...cards,
  game: {...lightsOut.game, id: 'levelled'},
  aliases: [],
  presets: {options: ['lost-games'], usual: 'usual', parse: () => ok({'lost-games': 1})},
};

const parse = (words: string | readonly string[]) =>
  parseArguments(
    typeof words === 'string' ? words.split(' ').filter(word => word !== '') : words,
    import.meta,
    [lightsOut, cards, levelled],
    path => path === 'a-file',
  );

const parsed = (words: string | readonly string[]): Arguments => {
  const result = parse(words);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const faultOf = (words: string | readonly string[]) => {
  const result = parse(words);
  if (result.ok) throw new Error('it is not refused');
  return result.error;
};

const withLevels = ['solve x', 'levels', 'levels check x', 'levels generate'];
const play = {type: 'play', cabinet: lightsOut};

describe('words', () => {
  test.each([
    ['', {type: 'menu'}],
    ['lights-out', play],
    ['lo', play],
    ['lights-out a.txt', {...play, file: 'a.txt'}],
    ['lo nothing', {...play, file: 'nothing'}],
    ['cards', {type: 'play', cabinet: cards}],
    ['cc', {type: 'play', cabinet: cards}],
    ['a.txt', {...play, file: 'a.txt'}],
    ['./x', {...play, file: './x'}],
    ['/', {...play, file: '/'}],
    ['a-file', {...play, file: 'a-file'}],
    ['resume', {type: 'resume'}],
    ['resume abc', {type: 'resume', recording: 'abc'}],
    ['replay', {type: 'replay'}],
    ['replay abc', {type: 'replay', recording: 'abc'}],
    ['list', {type: 'list'}],
    ['show abc', {type: 'show', recording: 'abc'}],
    ['verify a', {type: 'verify', recordings: ['a']}],
    ['verify a b c', {type: 'verify', recordings: ['a', 'b', 'c']}],
    ['solve a', {type: 'solve', cabinet: lightsOut, file: 'a'}],
    ['solve -', {type: 'solve', cabinet: lightsOut, file: '-'}],
    ['levels', {type: 'levels'}],
    ['levels check a b', {type: 'levels check', cabinet: lightsOut, files: ['a', 'b']}],
    ['levels check a --lit - b', {type: 'levels check', cabinet: lightsOut, files: ['a', 'b']}],
    ['levels check --lit x -- --lit -', {type: 'levels check', cabinet: lightsOut, files: ['--lit', '-']}],
    ['levels generate', {type: 'levels generate', cabinet: lightsOut}],
    ['solve -h', {type: 'solve', cabinet: lightsOut, file: ''}],
    ['levels check --help', {type: 'levels check', cabinet: lightsOut, files: []}],
    ['simulate lo', {type: 'simulate', cabinet: lightsOut}],
    ['simulate cc', {type: 'simulate', cabinet: cards}],
    ['simulate -h', {type: 'simulate'}],
    ['lo 12', {...play, file: '12'}],
    ['lo -- --odd-name', {...play, file: '--odd-name'}],
    ['show --help', {type: 'show', recording: ''}],
    ['verify -h', {type: 'verify', recordings: []}],
  ])('%s', (words, command) => {
    expect(parsed(words).command).toEqual(command);
  });

  test.each([
    ['frobnicate', 'usageUnknownCommand', {word: 'frobnicate'}, undefined],
    ['lightsout', 'usageUnknownCommand', {word: 'lightsout'}, 'lights-out'],
    ['resum', 'usageUnknownCommand', {word: 'resum'}, 'resume'],
    ['lst', 'usageUnknownCommand', {word: 'lst'}, 'list'],
    ['ll', 'usageUnknownCommand', {word: 'll'}, 'lo'],
    ['solv', 'usageUnknownCommand', {word: 'solv'}, 'solve'],
    ['level', 'usageUnknownCommand', {word: 'level'}, 'levels'],
    ['check', 'usageUnknownCommand', {word: 'check'}, 'levels check'],
    ['genarate', 'usageUnknownCommand', {word: 'genarate'}, 'levels generate'],
    ['levels chek', 'usageValue', {flag: 'levels', value: 'chek', values: 'check, generate'}, 'check'],
    ['levels a.txt', 'usageValue', {flag: 'levels', value: 'a.txt'}, undefined],
    ['levels generate 5', 'usageExtra', {command: 'levels generate', word: '5'}, undefined],
    ['levels check', 'usageMissing', {command: 'levels check'}, undefined],
    ['solve', 'usageMissing', {command: 'solve'}, undefined],
    ['solve a b', 'usageExtra', {command: 'solve', word: 'b'}, undefined],
    ['x', 'usageUnknownCommand', {word: 'x'}, undefined],
    ['constructor', 'usageUnknownCommand', {word: 'constructor'}, undefined],
    ['LIST', 'usageUnknownCommand', {word: 'LIST'}, undefined],
    ['menu', 'usageUnknownCommand', {word: 'menu'}, undefined],
    ['simulate', 'usageMissing', {command: 'simulate', values: 'lights-out, cards, levelled'}, undefined],
    ['simulate card', 'usageValue', {flag: 'simulate', value: 'card'}, 'cards'],
    ['simulate lo cc', 'usageExtra', {command: 'simulate', word: 'cc'}, undefined],
    ['simulat lo', 'usageUnknownCommand', {word: 'simulat'}, 'simulate'],
    ['lo a b', 'usageExtra', {command: 'lo', word: 'b'}, undefined],
    ['cards x', 'usageExtra', {command: 'cards', word: 'x'}, undefined],
    ['list x', 'usageExtra', {command: 'list', word: 'x'}, undefined],
    ['show a b', 'usageExtra', {command: 'show', word: 'b'}, undefined],
    ['resume a b', 'usageExtra', {command: 'resume', word: 'b'}, undefined],
    ['./x y', 'usageExtra', {command: './x', word: 'y'}, undefined],
    ['show', 'usageMissing', {command: 'show'}, undefined],
    ['verify', 'usageMissing', {command: 'verify'}, undefined],
  ])('%s is refused', (words, key, data, nearest) => {
    expect(faultOf(words)).toMatchObject({key, data});
    expect(faultOf(words).nearest).toBe(nearest);
  });
});

describe('flags', () => {
  test('that were not given are missing', () => {
    for (const words of ['', 'lo', 'list', 'resume', 'replay', 'show x', 'verify x', 'cards', ...withLevels])
      expect(parsed(words)).toMatchObject({flags: {}, options: {}});
    expect(Object.keys(parsed('lo').flags)).toEqual([]);
  });

  test.each([
    ['--lang fr', {lang: 'fr'}],
    ['--lang=zh', {lang: 'zh'}],
    ['--theme light', {theme: 'light'}],
    ['--ascii', {ascii: true}],
    ['--no-ascii', {ascii: false}],
    ['--ascii=false', {ascii: false}],
    ['--color never', {color: 'never'}],
    ['--colour always', {color: 'always'}],
    ['lo --plain', {plain: true}],
    ['lo --screen-reader', {'screen-reader': true}],
    ['lo --seed 007', {seed: '007'}],
    ['lo --seed 1e3', {seed: '1e3'}],
    ['lo --players human', {players: 'human'}],
    ['lo --names Ada,Bo', {names: 'Ada,Bo'}],
    ['lo --no-record', {record: false}],
    ['lo --record', {record: true}],
    ['list --json', {json: true}],
    ['show x --positions --json', {positions: true, json: true}],
    ['--data-dir /tmp/x', {'data-dir': '/tmp/x'}],
    ['-V', {version: true}],
    ['--version', {version: true}],
    ['-h', {help: true}],
    ['lo --help --json', {help: true, json: true}],
    ['lo --no-plain', {plain: false}],
    ['solve x --all --json', {all: true, json: true}],
    ['levels check x --lit #', {lit: '#'}],
    ['levels check x --lit -', {lit: '-'}],
    ['levels check x --lit=-', {lit: '-'}],
    ['levels check x --lit 1 --lit -', {lit: '-'}],
    ['levels check x --lit - --lit 1', {lit: '1'}],
    ['levels check x --lit 0 --to -', {lit: '0', to: '-'}],
    // A sun as a picture is one character and a selector.
    ['levels check x --lit \u2600\ufe0f', {lit: '\u2600\ufe0f'}],
    ['levelled --level super', {level: 'super'}],
    [
      'simulate cards --players a,b --games 9 --seed s --json',
      {players: 'a,b', games: 9, seed: 's', json: true},
    ],
    ['levels generate --count 1000 --seed 1 --to x', {count: 1000, seed: '1', to: 'x'}],
    // Of a flag that is given twice the last counts.
    ['--lang fr --lang zh', {lang: 'zh'}],
    ['--lang=fr --lang zh --ascii', {lang: 'zh', ascii: true}],
    ['--color never --colour=always', {color: 'always'}],
    ['--ascii --ascii --no-ascii', {ascii: false}],
    ['--ascii lo x --lang fr', {ascii: true, lang: 'fr'}],
  ])('%s', (words, flags) => {
    expect(parsed(words).flags).toEqual(flags);
    expect(parsed(words).options).toEqual({});
  });

  test('that come twice leave the words between them alone', () => {
    expect(parsed('show --lang fr abc --lang zh')).toMatchObject({
      command: {recording: 'abc'},
      flags: {lang: 'zh'},
    });
    expect(parsed('lo --seed a --seed b -- --seed')).toMatchObject({
      command: {file: '--seed'},
      flags: {seed: 'b'},
    });
  });

  test.each([
    ['lo --shape x --wrap --states 3', {shape: 'x', wrap: true, states: '3'}],
    ['lo --no-wrap', {wrap: false}],
    ['lo --shape x --shape square', {shape: 'square'}],
    ['cards --lost-games 9', {'lost-games': 9}],
    ['simulate cards --lost-games 9', {'lost-games': 9}],
    ['a.txt --states=2', {states: '2'}],
    ['solve x --shape x --no-wrap --states 3', {shape: 'x', wrap: false, states: '3'}],
    ['levels generate --size 3x3 --par 4 --shape x', {size: '3x3', par: '4', shape: 'x'}],
  ])('of rules: %s', (words, options) => {
    expect(parsed(words).options).toEqual(options);
    expect(parsed(words).flags).toEqual({});
  });

  test('keep a text as it is', () => {
    const seed = ' été "x" \u001b[31m ';
    expect(parsed(['lo', `--seed=${seed}`]).flags).toEqual({seed});
    expect(parsed(['lo', '--seed', seed]).flags).toEqual({seed});
  });

  test.each([
    ['--langs fr', 'usageUnknownFlag', {word: '--langs'}, '--lang'],
    ['--sizes 7x9', 'usageUnknownFlag', {word: '--sizes'}, '--size'],
    ['--colours', 'usageUnknownFlag', {word: '--colours'}, '--colour'],
    ['-x', 'usageUnknownFlag', {word: '-x'}, undefined],
    ['--constructor', 'usageUnknownFlag', {word: '--constructor'}, undefined],
    ['lo --no-wrapp', 'usageUnknownFlag', {word: '--wrapp'}, '--wrap'],
    ['--lang', 'usageNoValue', {flag: '--lang'}, undefined],
    ['--lang=', 'usageNoValue', {flag: '--lang'}, undefined],
    ['lo --seed', 'usageNoValue', {flag: '--seed'}, undefined],
    ['lo --seed --plain', 'usageNoValue', {flag: '--seed'}, undefined],
    ['lo --seed a --seed', 'usageNoValue', {flag: '--seed'}, undefined],
    ['--data-dir', 'usageNoValue', {flag: '--data-dir'}, undefined],
    ['--lang de', 'usageValue', {flag: '--lang', value: 'de', values: 'en, fr, zh'}, undefined],
    ['--no-lang', 'usageValue', {flag: '--lang', value: 'false'}, undefined],
    ['--theme lihgt', 'usageValue', {flag: '--theme', value: 'lihgt'}, 'light'],
    ['--colour rainbow', 'usageValue', {flag: '--colour', value: 'rainbow'}, undefined],
    ['lo --states 4', 'usageValue', {flag: '--states', value: '4', values: '2, 3'}, undefined],
    ['lo --states 02', 'usageValue', {flag: '--states', value: '02'}, '2'],
    ['lo --shape plsu', 'usageValue', {flag: '--shape', value: 'plsu'}, 'plus'],
    ['lo --wrap=yes', 'usageValue', {flag: '--wrap', value: 'yes', values: 'true, false'}, undefined],
    ['--ascii=', 'usageValue', {flag: '--ascii', value: ''}, undefined],
    ['cards --lost-games 0', 'usageValue', {flag: '--lost-games', value: '0', least: 1, most: 9}, undefined],
    ['cards --lost-games 10', 'usageValue', {value: '10'}, undefined],
    ['cards --lost-games 1.5', 'usageValue', {value: '1.5'}, undefined],
    ['cards --lost-games 1e0', 'usageValue', {value: '1e0'}, undefined],
    ['cards --lost-games=-1', 'usageValue', {value: '-1'}, undefined],
    ['cards --lost-games three', 'usageValue', {value: 'three'}, undefined],
    ['levels generate --count 0', 'usageValue', {value: '0', least: 1, most: 1000}, undefined],
    ['levels generate --count 1001', 'usageValue', {value: '1001'}, undefined],
    ['levels check x --lit ab', 'usageValue', {flag: '--lit', value: 'ab'}, undefined],
    ['levels check x --lit=', 'usageNoValue', {flag: '--lit'}, undefined],
    ['levels check x --lit', 'usageNoValue', {flag: '--lit'}, undefined],
    ['levels check x --all', 'usageNotHere', {word: '--all', command: 'arcade levels check'}, undefined],
    ['levels check x --shape x', 'usageNotHere', {word: '--shape'}, undefined],
    ['levels --lit x', 'usageNotHere', {word: '--lit', command: 'arcade levels'}, undefined],
    [
      'levels generate --lit x',
      'usageNotHere',
      {word: '--lit', command: 'arcade levels generate'},
      undefined,
    ],
    ['levels generate --players human', 'usageNotHere', {word: '--players'}, undefined],
    ['levels generate --json', 'usageNotHere', {word: '--json'}, undefined],
    ['cards --level x', 'usageNotHere', {word: '--level', command: 'arcade cards'}, undefined],
    ['levelled --level', 'usageNoValue', {flag: '--level'}, undefined],
    [
      'simulate cards --level x',
      'usageNotHere',
      {word: '--level', command: 'arcade simulate cards'},
      undefined,
    ],
    ['simulate cards --plain', 'usageNotHere', {word: '--plain'}, undefined],
    ['simulate cards --shape x', 'usageNotHere', {word: '--shape'}, undefined],
    ['simulate cards --games 1', 'usageValue', {value: '1', least: 2}, undefined],
    ['lo --games 5', 'usageNotHere', {word: '--games'}, undefined],
    ['solve x --to y', 'usageNotHere', {word: '--to', command: 'arcade solve'}, undefined],
    ['solve x --size 5x5', 'usageNotHere', {word: '--size', command: 'arcade solve'}, undefined],
    ['solve x --seed y', 'usageNotHere', {word: '--seed'}, undefined],
    ['lo --json', 'usageNotHere', {word: '--json', command: 'arcade lights-out'}, undefined],
    ['list --plain', 'usageNotHere', {word: '--plain', command: 'arcade list'}, undefined],
    ['list --no-plain', 'usageNotHere', {word: '--no-plain', command: 'arcade list'}, undefined],
    ['list --seed x', 'usageNotHere', {word: '--seed', command: 'arcade list'}, undefined],
    ['verify x --positions', 'usageNotHere', {word: '--positions', command: 'arcade verify'}, undefined],
    ['resume --no-record', 'usageNotHere', {word: '--no-record', command: 'arcade resume'}, undefined],
    ['show x --wrap', 'usageNotHere', {word: '--wrap', command: 'arcade show'}, undefined],
    ['cards --wrap', 'usageNotHere', {word: '--wrap', command: 'arcade cards'}, undefined],
    ['lo --lost-games 3', 'usageNotHere', {word: '--lost-games', command: 'arcade lights-out'}, undefined],
  ])('%s is refused', (words, key, data, nearest) => {
    const fault = faultOf(words);
    expect(fault).toMatchObject({key, data});
    expect(fault.nearest).toBe(nearest);
  });

  test('a bad flag comes before a bad command, and a bad command before a flag that it would not take', () => {
    expect(faultOf('frob --lang de').key).toBe('usageValue');
    expect(faultOf('frob --json').key).toBe('usageUnknownCommand');
  });

  test('every one of the table is taken where its scope says, and refused elsewhere', () => {
    const commands = [
      '',
      'lo',
      'levelled',
      'resume',
      'replay',
      'show x',
      'verify x',
      'list',
      'solve x',
    ].concat(['levels', 'levels check x', 'levels generate', 'simulate lo', 'simulate levelled']);
    for (const words of commands) {
      const {command} = parsed(words);
      for (const flag of shellFlags) {
        const values = {choice: ' VALUE', text: ' x', form: ' x', character: ' x', number: ' 2', boolean: ''};
        const first = flag.kind === 'choice' ? (flag.values[0] ?? '') : '';
        const value = values[flag.kind].replace('VALUE', first);
        const result = parse(`${words} --${flag.name}${value}`);
        const taken = scopesOf(command).includes(flag.scope);
        expect(result.ok, `${words} --${flag.name}`).toBe(taken);
      }
    }
    expect(parse('levelled --level x').ok).toBe(true);
    expect(parse('lo --level x').ok).toBe(false);
    for (const name of Object.values(flagSynonyms))
      expect(shellFlags.some(flag => flag.name === name)).toBe(true);
  });

  test('every fault has words', () => {
    const words =
      'frob|lo a b|show|--langs|--lang|--lang de|lo --seed|cards --lost-games 0|list --plain|solve|levels x|levels check'.split(
        '|',
      );
    words.push('levels check x --lit ab', 'simulate', 'levelled --level');
    for (const fault of words.map(faultOf)) {
      expect(en).toHaveProperty(fault.key);
      for (const expected of fault.values ?? []) expect(en).toHaveProperty(expected);
    }
  });
});

describe('rule options of several words', () => {
  // Two games with an option of one name and other values, as the two card games have.
  const option = (values: readonly string[]) =>
    [{name: 'emptyStock', kind: 'choice', values, default: values[0] ?? ''}] as const;
  const one: Cabinet = {
    ...cards,
    game: {...cards.game, id: 'one'},
    aliases: [],
    options: option(['void', 'on']),
  };
  const two: Cabinet = {
    ...cards,
    game: {...cards.game, id: 'two'},
    aliases: [],
    options: option(['end', 'on']),
  };
  const parseFor = (words: string) => parseArguments(words.split(' '), import.meta, [one, two], () => false);

  test('are written with hyphens, and are the options of the game by its own name', () => {
    const result = parseFor('two --empty-stock end');
    expect(result.ok && result.value.options).toEqual({emptyStock: 'end'});
  });

  test('have the values of the game that is played', () => {
    expect(parseFor('one --empty-stock void').ok).toBe(true);
    expect(parseFor('one --empty-stock end')).toMatchObject({
      ok: false,
      error: {key: 'usageValue', data: {flag: '--empty-stock', values: 'void, on'}},
    });
  });

  test.each(registry.flatMap(cabinet => cabinet.options.map(({name}) => [cabinet.game.id, name])))(
    'of %s, %s',
    (game = '', name = '') => {
      const cabinet = registry.find(each => each.game.id === game) as Cabinet;
      const spec = cabinet.options.find(each => each.name === name);
      if (spec === undefined || spec.kind === 'flag' || spec.kind === 'text' || spec.kind === 'day') return;
      const flag = name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
      const result = parseArguments(
        [game, `--${flag}`, String(spec.default)],
        import.meta,
        registry,
        () => false,
      );
      expect(result.ok && result.value.options).toEqual({[name]: spec.default});
    },
  );
});
