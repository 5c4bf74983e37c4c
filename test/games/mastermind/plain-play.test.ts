import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {type Played, playByLines} from './by-lines.js';

const golden = (name: string): string =>
  fs.readFileSync(
    fileURLToPath(new URL(`../../golden/mastermind/plain/${name}.txt`, import.meta.url)),
    'utf8',
  );

type Game = Played & {readonly typed: readonly string[]};

/** A whole game each. The codes that chance hides are those of the seed: GOYK in the classic game. */
const games: {readonly [name: string]: Game} = {
  'break.en': {typed: ['YBRG', 'YBR', 'OKYB', '4 5 1 6']},
  'break.fr': {typed: ['JBRV', 'jaune', 'ONJB', 'annuler', 'vojb', 'VOJN'], language: 'fr'},
  'break.zh': {typed: ['YBRG', '黄', 'ＯＫＹＢ', 'GKOY', 'GOYK'], language: 'zh'},
  'break-lost.en': {
    typed: ['YYBB', 'RRGG', 'next', 'YRRB', 'OOOO'],
    options: {tries: 2, rounds: 2, repetition: true, feedback: 'counts'},
  },
  'make.en': {
    typed: ['YBRG', 'hide YYRB', 'hide KORB', 'next', 'hide GYRB'],
    options: {mode: 'make', rounds: 2},
    players: ['human', 'entropy'],
  },
  'paper.en': {
    typed: [
      'YBRG',
      'mark X0X',
      'mark X0XX',
      'mark ###X',
      'mark X#00',
      'mark ####',
      'mark 2 XXXX',
      'mark ####',
    ],
    options: {mode: 'paper'},
    players: ['human', 'entropy'],
  },
  'paper-counts.en': {
    typed: ['mark 0 1', 'mark #X00', 'mark 3 1', 'mark 1 1 0', 'mark 0 2', 'mark 2 2', 'mark 2 2'],
    options: {mode: 'paper', feedback: 'counts', repetition: true, tries: 4},
    players: ['human', 'first'],
  },
  'pair.en': {
    typed: ['hide BRGO', 'YBRG', 'BRGO', 'next', 'hide YBRG', 'YYYY', 'stop', 'KKKK', 'GOKR', 'BBRG'],
    options: {mode: 'pair', rounds: 2, tries: 4},
    players: ['human', 'human'],
  },
  'duel.en': {
    typed: ['YBRG', 'GOYK', 'GYOK', 'next', 'YBRG', 'BRGO', 'GRBO', 'YYYY', 'OOOO', 'BBBB', 'RRRR'],
    options: {mode: 'duel', rounds: 2},
    players: ['human', 'entropy'],
  },
};

describe('a whole game by lines', () => {
  test.each(Object.entries(games))('%s reads as ever', async (name, {typed, ...played}) => {
    const {transcript} = await playByLines(typed, played);
    expect(transcript).toBe(golden(name));
  });
});
