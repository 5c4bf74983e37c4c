import {handLines} from './hands-text.js';
import type {Text} from './names.js';
import {targetOf} from './options.js';
import {pileLines} from './pile-text.js';
import {joined, type Manner, suitTexts} from './seat-text.js';
import {seatLines} from './table-text.js';
import {toldLines} from './told-text.js';
import {isNew, turnLines} from './turn-text.js';
import type {CrazyEightsView} from './types.js';

export {result} from './round-text.js';
export {title} from './title-text.js';
export {notices} from './turn-text.js';

/** Which round begins; in the first also what is played for, and how suits are typed. */
const introduction = (view: CrazyEightsView, text: Text): readonly string[] => {
  const {begun, phase, options} = view;
  const {say} = text;
  if ((phase !== 'turn' && phase !== 'name') || !isNew(view)) return [];
  if (begun > 1) return [say('roundIs', {number: begun})];
  const target = targetOf(options);
  return [
    target === undefined ? say('roundIs', {number: begun}) : say('firstTo', {number: begun, target}),
    say('suitsAre', {suits: joined(suitTexts(text), text)}),
  ];
};

/**
 * What happened since the eye's last move, then the table as it is, and what the eye may do. A line that begins with a
 * space goes on with the cards of the line before.
 */
export const describe = (view: CrazyEightsView, text: Text, manner: Manner): readonly string[] => [
  ...introduction(view, text),
  ...toldLines(view, text, manner),
  ...seatLines(view, text, manner),
  ...pileLines(view, text, manner),
  ...handLines(view, text, manner),
  ...turnLines(view, text, manner),
];
