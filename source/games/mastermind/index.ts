import {cabinet} from '../module.js';
import {asksSecret, describeAdvice, hint, isHeavy, tips} from './advise.js';
import {aids} from './aids.js';
import {bots, seatRefusal, usualPlayers} from './bots.js';
import {census} from './census.js';
import {controls} from './controls.js';
import type {MastermindCursor} from './cursor.js';
import {describe, explain, notices, result, title} from './describe.js';
import {figure} from './figure.js';
import {makeNotation, parseNotation} from './notation.js';
import {optionSpecs} from './options.js';
import {presets} from './presets.js';
import {mastermind, rehide} from './rules.js';
import type {Mastermind} from './types.js';
import {words} from './words.js';

export default cabinet<Mastermind, MastermindCursor>({
  game: mastermind,
  aliases: ['mm'],
  options: optionSpecs,
  words,
  bots,
  controls,
  loadBoard: () => import('./board.js'),
  usualPlayers: ({mode}) => usualPlayers(mode),
  seatRefusal,
  presets,
  census,
  parseNotation,
  makeNotation,
  describe,
  title,
  notices,
  result,
  explain,
  figure,
  isSecret: (move, {mode}) => move?.type === 'hide' || (mode === 'duel' && move?.type === 'guess'),
  restart: false,
  hidesHands: ({mode}) => mode === 'duel',
  asksSecret,
  hint,
  describeAdvice,
  tips,
  aids,
  isHeavy,
  rehide,
});
