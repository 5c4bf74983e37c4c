import {cabinet} from '../module.js';
import {describeAdvice, hint, isHeavy} from './advise.js';
import {aids} from './aids.js';
import {bots} from './bots.js';
import {controls} from './controls.js';
import type {CrazyEightsCursor} from './cursor.js';
import {describe, notices, result, title} from './describe.js';
import {explain} from './explain.js';
import {figure} from './figure.js';
import {makeNotation, parseNotation} from './notation.js';
import {optionSpecs, seatRefusal} from './options.js';
import {rehide} from './rehide.js';
import {crazyEights} from './rules.js';
import {statistics} from './statistics.js';
import {describeStrength} from './strength.js';
import type {CrazyEights} from './types.js';
import {words} from './words.js';

export default cabinet<CrazyEights, CrazyEightsCursor>({
  game: crazyEights,
  aliases: ['c8'],
  options: optionSpecs,
  words,
  bots,
  controls,
  loadBoard: () => import('./board.js'),
  seatRefusal,
  parseNotation,
  makeNotation,
  describe,
  title,
  notices,
  result,
  explain,
  figure,
  restart: false,
  hidesHands: () => true,
  describeStrength,
  statistics,
  hint,
  describeAdvice,
  aids,
  isHeavy,
  rehide,
});
