import {describe, expect, test} from 'vitest';
import {frame} from './board-drawn.js';
import {telling} from './board-telling.js';

const golden = (name: string): string => `../../golden/crazy-eights/${name}.txt`;

describe('a board is drawn as', () => {
  test.each(Object.entries(telling))('%s', async (name, drawn) => {
    await expect(`${frame(drawn)}\n`).toMatchFileSnapshot(golden(name));
  });
});
