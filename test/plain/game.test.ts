import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {cross, newUser, run} from '../commands/run.js';

const golden = (name: string): Buffer =>
  fs.readFileSync(fileURLToPath(new URL(`../golden/plain/${name}`, import.meta.url)));

test.each(['en', 'fr', 'zh'])('a whole game by pipe reads as ever in %s', async language => {
  const user = newUser();
  const level = user.file('cross.txt', cross);
  const played = await run(user, [level, '--lang', language], golden('input.txt'));
  expect(played).toEqual({
    code: 0,
    signal: null,
    stdout: golden(`game.${language}.txt`).toString(),
    stderr: '',
  });
  const moves = (await run(user, ['show'].concat(user.recordings()))).stdout;
  expect(moves).toMatch(/\n\n1 {2}1 {2}A1 \(undone\)\n2 {2}1 {2}C3\n3 {2}1 {2}C3\n4 {2}1 {2}B2\n$/);
});
