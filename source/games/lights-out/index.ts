import {cabinet} from '../module.js';
import {aids} from './aids.js';
import {controls, type LightsOutCursor} from './controls.js';
import {describe, explain, hint, notices, result, title} from './describe.js';
import {drawing} from './drawing.js';
import {recognise} from './foreign.js';
import {unmakeable} from './generator.js';
import {parseLevel} from './level-file.js';
import {makeLevel} from './level-text.js';
import {isGiven, levelText, makingOptions, optionSpecs} from './options.js';
import {starsFor} from './par.js';
import {describeReport, mostListed, report} from './report.js';
import {type LightsOut, levelOf, lightsOut} from './rules.js';
import {words} from './words.js';

export default cabinet<LightsOut, LightsOutCursor>({
  game: lightsOut,
  aliases: ['lo'],
  options: optionSpecs,
  words,
  bots: [],
  controls,
  loadBoard: () => import('./board.js'),
  levels: {
    parse: parseLevel,
    make: (view, title) =>
      makeLevel({...levelOf(view), ...(title === undefined ? {} : {title: levelText(title)})}),
    recognise,
    drawing,
    made: makingOptions,
    daily: 'daily',
    isMade: options => !isGiven(options),
    isDaily: options => !isGiven(options) && options.daily !== undefined,
    unmakeable: options => (isGiven(options) ? undefined : unmakeable(options)),
    report,
    mostListed,
    describeReport,
    stars: starsFor,
  },
  hint,
  aids,
  parseNotation: text => lightsOut.parseMove(text.toUpperCase()),
  makeNotation: move => lightsOut.makeMove(move),
  describe,
  title,
  notices,
  result,
  explain,
  restart: true,
});
