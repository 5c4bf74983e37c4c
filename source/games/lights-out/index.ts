import {cabinet} from '../module.js';
import {controls, type LightsOutCursor} from './controls.js';
import {describe, explain, notices, result, title} from './describe.js';
import {parseLevel} from './level-file.js';
import {optionSpecs} from './options.js';
import {type LightsOut, lightsOut} from './rules.js';
import {words} from './words.js';

export default cabinet<LightsOut, LightsOutCursor>({
  game: lightsOut,
  aliases: ['lo'],
  options: optionSpecs,
  words,
  bots: [],
  controls,
  loadBoard: () => import('./board.js'),
  parseLevel,
  parseNotation: text => lightsOut.parseMove(text.toUpperCase()),
  makeNotation: move => lightsOut.makeMove(move),
  describe,
  title,
  notices,
  result,
  explain,
  restart: true,
});
