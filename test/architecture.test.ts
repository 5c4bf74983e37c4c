import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** A module of the project, and what it imports: paths from the root, or names of packages. */
type Module = {readonly file: string; readonly imports: readonly Import[]};
type Import = {readonly what: string; readonly isType: boolean};

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|(import)\(\s*['"]([^'"]+)['"]\s*\)/g;

const resolve = (from: string, specifier: string): string => {
  if (!specifier.startsWith('.')) return specifier;
  const target = path.join(path.dirname(from), specifier).replaceAll(path.sep, '/');
  for (const [js, ts] of [
    ['.js', '.ts'],
    ['.js', '.tsx'],
  ] as const)
    if (files.has(target.replace(/\.js$/, '') + ts) && target.endsWith(js))
      return target.replace(/\.js$/, '') + ts;
  return target;
};

const sources = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

const files = new Set([...sources('source'), 'cli.tsx']);

const readModule = (file: string, text = readFileSync(path.join(root, file), 'utf8')): Module => {
  const imports = [...text.matchAll(importPattern)].map(([, type, fixed, , dynamic]) => ({
    what: resolve(file, fixed ?? dynamic ?? ''),
    isType: type !== undefined,
  }));
  return {file, imports};
};

/** A rule of the table: which modules it is for, and what those may import beside their own folder. */
type Rule = {
  readonly for: RegExp;
  readonly may: readonly RegExp[];
  /** May be imported for its types only. */
  readonly types?: readonly RegExp[];
};

const lib = /^source\/lib\//;
const engine = /^source\/engine\//;
const cards = /^source\/cards\//;
const store = /^source\/store\//;
const locales = /^source\/locales\//;
const shell = /^source\/shell\//;
const kit = /^source\/kit\//;
const terminal = /^source\/terminal\//;
const workers = /^source\/workers\//;
const plain = /^source\/plain\//;
const screens = /^source\/screens\//;
const gameModule = /^source\/games\/module\.ts$/;
const registry = /^source\/games\/registry\.ts$/;
const node = /^node:/;
const ink = /^(ink|react)$/;

/** The import table of ARCHITECTURE.md, the first rule that fits a module being its own. */
const table: readonly Rule[] = [
  {for: /^cli\.tsx$/, may: [/^source\/commands\/main\.ts$/, registry, node]},
  {for: lib, may: [/^(pure-rand\/|string-width$)/]},
  {for: cards, may: [lib]},
  {for: engine, may: [lib, /^valibot$/]},
  {for: gameModule, may: [lib, cards, engine], types: [/^react$/]},
  {for: registry, may: [gameModule, /^source\/games\/[\w-]+\/index\.ts$/]},
  {for: /^source\/games\/[\w-]+\/board\.tsx$/, may: [lib, cards, engine, kit, ink], types: [gameModule]},
  {for: /^source\/games\/[\w-]+\/board-[\w-]+\.ts$/, may: [lib, cards, engine, kit], types: [gameModule]},
  {for: /^source\/games\/[\w-]+\/index\.ts$/, may: [lib, cards, engine, gameModule]},
  {for: /^source\/games\//, may: [lib, cards, engine, /^valibot$/], types: [gameModule]},
  {for: locales, may: [lib, /^i18next$/]},
  {for: store, may: [lib, engine, node, /^(valibot|env-paths)$/]},
  {for: terminal, may: [lib, node]},
  {for: workers, may: [lib, engine, gameModule, registry, /^node:worker_threads$/]},
  {for: /^source\/simulate\//, may: [lib, engine, gameModule]},
  {for: shell, may: [lib, engine, gameModule, store, locales, /^package\.json$/]},
  {for: plain, may: [lib, engine, gameModule, store, workers, shell, locales, /^node:string_decoder$/]},
  {for: kit, may: [lib, cards, ink, /^(ink-select-input|@inkjs\/ui)$/]},
  {
    for: screens,
    may: [lib, engine, gameModule, registry, store, workers, shell, plain, locales, kit, terminal, ink],
    types: [node],
  },
  {
    for: /^source\/commands\//,
    may: [/^source\/(?!games\/|screens\/)/, gameModule, registry, node, /^(meow|leven)$/],
    types: [screens],
  },
];

/** Loaded only when it is needed, and by nobody in any other way. */
const dynamicOnly = [/^source\/games\/[\w-]+\/board\.tsx$/, /^source\/screens\/open-arcade\.tsx$/];

const folderOf = (file: string): string => {
  const game = /^source\/games\/[\w-]+\//.exec(file)?.[0];
  return game ?? /^source\/[\w-]+\//.exec(file)?.[0] ?? file;
};

/** What is wrong with the imports of a module, in words. */
const faultsOf = ({file, imports}: Module, isDynamic: (what: string) => boolean): readonly string[] => {
  const rule = table.find(candidate => candidate.for.test(file));
  if (rule === undefined) return [`${file} has no place in the table`];
  return imports.flatMap(({what, isType}) => {
    if (dynamicOnly.some(lazy => lazy.test(what)) && isDynamic(what)) return [];
    const inside =
      files.has(what) &&
      folderOf(what) === folderOf(file) &&
      !/^source\/games\/(module|registry)\.ts$/.test(what);
    const mayBoard = !/\/board\.tsx$/.test(what);
    if (inside && mayBoard) return [];
    const allowed =
      rule.may.some(may => may.test(what)) || (isType && rule.types?.some(may => may.test(what)));
    return allowed ? [] : [`${file} may not import ${what}`];
  });
};

const dynamicTargets = (file: string): ReadonlySet<string> => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return new Set(
    [...text.matchAll(/import\(\s*['"]([^'"]+)['"]\s*\)/g)].map(match => resolve(file, match[1] ?? '')),
  );
};

const modules = [...files].map(file => readModule(file));

/** The first cycle of imports that are there when the program runs, if any. */
const findCycle = (graph: readonly Module[]): readonly string[] | undefined => {
  const byFile = new Map(graph.map(module => [module.file, module]));
  const done = new Set<string>();
  const visit = (file: string, path_: readonly string[]): readonly string[] | undefined => {
    if (path_.includes(file)) return [...path_.slice(path_.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const {what, isType} of byFile.get(file)?.imports ?? []) {
      if (isType || !byFile.has(what)) continue;
      const cycle = visit(what, [...path_, file]);
      if (cycle !== undefined) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const {file} of graph) {
    const cycle = visit(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
};

const world =
  /\b(?:Math\.random|Date\.now|new Date\(\)|performance\.now|console\.|process\.|setTimeout\(|setInterval\()/;
const mayTouchTheWorld = /^(?:cli\.tsx|source\/(?:store|terminal|workers)\/)/;

/** Code without its comments and texts. */
const bare = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "''");

describe('the import table', () => {
  it('holds for every module', () => {
    const faults = modules.flatMap(module => {
      const dynamic = dynamicTargets(module.file);
      return faultsOf(module, what => dynamic.has(what));
    });
    expect(faults).toEqual([]);
  });

  it('has no cycles', () => {
    expect(findCycle(modules)).toBeUndefined();
  });

  it('lets only the outer modules touch clocks, luck, timers and the process', () => {
    const touching = [...files].filter(
      file => !mayTouchTheWorld.test(file) && world.test(bare(readFileSync(path.join(root, file), 'utf8'))),
    );
    expect(touching).toEqual([]);
  });

  it.each([
    ['source/games/lights-out/rules.ts', "import {Box} from 'ink';"],
    ['source/games/lights-out/rules.ts', "import fs from 'node:fs';"],
    ['source/games/lights-out/rules.ts', "import {cabinet} from '../module.js';"],
    ['source/games/lights-out/index.ts', "import {Picture} from './board.js';"],
    ['source/games/other/rules.ts', "import {lightsOut} from '../lights-out/rules.js';"],
    ['source/engine/game.ts', "import {lightsOut} from '../games/lights-out/rules.js';"],
    ['source/plain/play-lines.ts', "import {createApp} from '../screens/app.js';"],
    ['source/screens/app.ts', "import lightsOut from '../games/lights-out/index.js';"],
    ['source/screens/app.ts', "import fs from 'node:fs';"],
    ['source/commands/main.ts', "import {openArcade} from '../screens/open-arcade.js';"],
    ['source/new-idea/thing.ts', "import {ok} from '../lib/result.js';"],
  ])('refuses that %s says %s', (file, text) => {
    expect(faultsOf(readModule(file, text), () => false)).not.toEqual([]);
  });

  it('sees a cycle', () => {
    const knows = (file: string, what: string): Module => ({file, imports: [{what, isType: false}]});
    expect(findCycle([knows('a', 'b'), knows('b', 'c'), knows('c', 'a')])).toEqual(['a', 'b', 'c', 'a']);
  });

  it.each(['const t = Date.now();', 'process.exit(1);', 'setTimeout(act, 5);', 'Math.random()'])(
    'sees %s',
    text => {
      expect(world.test(bare(text))).toBe(true);
      expect(world.test(bare(`// ${text}`))).toBe(false);
    },
  );
});
