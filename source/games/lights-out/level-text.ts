import type {GivenLevel} from './options.js';

const isAllLit = (row: string): boolean => /^\.+$/.test(row);

/** A level as a file's text, which `parseLevel` reads as the same: comments, then a line a row. */
export const makeLevel = (options: GivenLevel): string => {
  const comments: readonly (readonly [string, string | undefined])[] = [
    ['title', options.title],
    ['title.fr', options.titles?.fr],
    ['title.zh', options.titles?.zh],
    ['author', options.author],
    ['shape', options.shape === 'plus' ? undefined : options.shape],
    ['wrap', options.wrap ? 'yes' : undefined],
    // Nothing but dots could be a level of another format, where a dot is off: a comment says that it is one of ours.
    ['states', options.states === 3 ? '3' : options.cells.every(isAllLit) ? '2' : undefined],
  ];
  const said = comments.flatMap(([name, value]) =>
    value === undefined ? [] : [`# ${name}: ${value}`.trimEnd()],
  );
  return [...said, ...options.cells, ''].join('\n');
};
