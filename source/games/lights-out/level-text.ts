import type {LightsOutOptions} from './options.js';

/** A level as a file's text, which `parseLevel` reads as the same: comments, then a line a row. */
export const makeLevel = (options: LightsOutOptions): string => {
  const comments: readonly (readonly [string, string | undefined])[] = [
    ['title', options.title],
    ['title.fr', options.titles?.fr],
    ['title.zh', options.titles?.zh],
    ['author', options.author],
    ['shape', options.shape === 'plus' ? undefined : options.shape],
    ['wrap', options.wrap ? 'yes' : undefined],
    ['states', options.states === 3 ? '3' : undefined],
  ];
  const said = comments.flatMap(([name, value]) =>
    value === undefined ? [] : [`# ${name}: ${value}`.trimEnd()],
  );
  return [...said, ...options.cells, ''].join('\n');
};
