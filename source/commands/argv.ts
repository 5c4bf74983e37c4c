/* The words of a command line, before meow takes them apart: what it would take otherwise than people mean it. */
import {ok, type Result} from '../lib/result.js';
import {type FlagKind, flagSynonyms} from './flags.js';
import {fault, type UsageFault} from './usage-fault.js';

/** A name as it is written, of one as meow has it. */
export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** A lone `-` as a flag's value, which meow would take for a word. */
const withDashes = (argv: readonly string[], kinds: ReadonlyMap<string, FlagKind>): readonly string[] => {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const takes = (word: string | undefined): boolean => {
    const kind = kinds.get(kebab(/^--([^=]+)$/.exec(word ?? '')?.[1] ?? ''))?.kind;
    return kind !== undefined && kind !== 'boolean';
  };
  return argv.flatMap((word, index) => {
    if (index < end && word === '-' && takes(argv[index - 1])) return [];
    return index + 1 < end && argv[index + 1] === '-' && takes(word) ? [`${word}=-`] : [word];
  });
};

/** The words up to `--`, without flags that the same flag further on overrides: meow throws where one is given twice. */
const lastOfEach = (argv: readonly string[], kinds: ReadonlyMap<string, FlagKind>): readonly string[] => {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const given = new Set<string>();
  let kept = argv.slice(end);
  for (const word of argv.slice(0, end).reverse()) {
    const [, written = '', value] = /^--([^=]+)(=.*)?$/s.exec(word) ?? [];
    const kind = kinds.get(kebab(written))?.kind;
    const name = flagSynonyms[kebab(written)] ?? kebab(written);
    if (kind === undefined || kind === 'boolean' || !given.has(name)) kept = [word, ...kept];
    else if (value === undefined && kept[0]?.startsWith('-') === false) kept = kept.slice(1);
    if (kind !== undefined) given.add(name);
  }
  return kept;
};

/** A flag that takes nothing, with a value that is neither true nor false: meow would take it for false. */
export const checkSwitches = (
  argv: readonly string[],
  kinds: ReadonlyMap<string, FlagKind>,
): Result<undefined, UsageFault> => {
  for (const word of argv) {
    if (word === '--') break;
    const [, name = '', value = ''] = /^--([^=]+)=(.*)$/s.exec(word) ?? [];
    if (kinds.get(kebab(name))?.kind !== 'boolean' || value === 'true' || value === 'false') continue;
    const data = {flag: `--${name}`, value, values: 'true, false'};
    return fault('usageValue', data, {values: ['expectedOneOf']});
  }
  return ok(undefined);
};

/** The words as meow takes them as they are meant. */
export const plainWords = (
  argv: readonly string[],
  kinds: ReadonlyMap<string, FlagKind>,
): readonly string[] => lastOfEach(withDashes(argv, kinds), kinds);
