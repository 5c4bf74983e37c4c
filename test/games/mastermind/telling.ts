import {codeOf, cursorFor, type Drawn, viewAfter} from './drawn.js';

/** The table of an 80 x 24 terminal, of one of 60 x 20, and of one of 132 x 43. */
export const usual = {columns: 80, rows: 20};
export const least = {columns: 60, rows: 16};
export const large = {columns: 132, rows: 39};
export const narrow = {columns: 40, rows: 10};

const some = ['deal OGYR', 'BYRB', 'YBGR', 'OYRG'] as const;
export const classic = viewAfter(0, {}, ...some);
export const begun = cursorFor(classic, {code: codeOf('OG__'), place: 2});

const counted = viewAfter(0, {feedback: 'counts', repetition: true}, ...some.slice(0, 3));
const duel = viewAfter(0, {mode: 'duel'}, ...some, 'GOYB');
const duelOpen = viewAfter(0, {mode: 'duel'}, 'deal OGYR', 'BYRB', 'YBGR', 'OGYR', 'GOYB');
const duelWatched = viewAfter('all', {mode: 'duel'}, ...some);
const wideDuel = viewAfter(
  1,
  {mode: 'duel', colours: 12, pegs: 8},
  'deal OGYRWCML',
  'YBRGOKWP',
  'NCMLYBRG',
  'WPNCMLYB',
);
const clash = viewAfter(
  0,
  {mode: 'paper', repetition: true},
  'begin',
  'YYRR',
  'mark XX00',
  'YYBG',
  'mark 0000',
);
const waiting = viewAfter(0, {mode: 'paper', feedback: 'counts'}, 'begin', 'YBRG', 'mark 1 2', 'OKYB');
const pair = viewAfter(0, {mode: 'pair'}, 'begin');
const make = viewAfter(0, {mode: 'make'}, 'begin');
const superb = viewAfter(
  0,
  {colours: 8, pegs: 5, tries: 12, repetition: true},
  'deal OGYRW',
  'YYBBR',
  'RYOGP',
);
const huge = viewAfter(
  0,
  {colours: 12, pegs: 8, tries: 20, repetition: true, feedback: 'counts'},
  'deal OGYRWCML',
  ...Array.from({length: 14}, (_, row) => (row % 2 === 0 ? 'YBRGOKWP' : 'NCMLYYBB')),
);
const lost = viewAfter(0, {tries: 3}, ...some);

/** Frames that tell much, by the names of their goldens. */
export const telling: {readonly [name: string]: Drawn} = {
  classic: {view: classic, cursor: begun, size: usual},
  'classic-narrow': {view: classic, cursor: begun, size: narrow},
  'classic-least': {view: classic, cursor: begun, size: {columns: 24, rows: 8}},
  'classic-large': {view: classic, cursor: cursorFor(classic, {code: codeOf('OGK_'), place: 2}), size: large},
  'classic-largest': {view: classic, cursor: begun, size: {columns: 160, rows: 64}},
  'classic-french': {view: classic, cursor: begun, size: usual, language: 'fr'},
  ascii: {view: classic, cursor: begun, size: usual, look: {ascii: true}},
  'ascii-large': {view: classic, cursor: begun, size: large, look: {ascii: true}},
  'ascii-narrow': {view: classic, cursor: begun, size: narrow, look: {ascii: true}},
  counts: {view: counted, cursor: cursorFor(counted, {code: codeOf('OG__'), place: 3}), size: usual},
  'counts-chinese': {view: counted, cursor: cursorFor(counted), size: least, language: 'zh'},
  advised: {
    view: counted,
    cursor: cursorFor(counted, {code: codeOf('O___'), place: 1}),
    marked: [{type: 'guess', code: codeOf('OGYR')}],
    size: usual,
  },
  warned: {
    view: classic,
    cursor: cursorFor(classic, {code: codeOf('OGGB'), place: 3}),
    size: usual,
    look: {warns: true},
  },
  'warned-narrow': {
    view: classic,
    cursor: cursorFor(classic, {code: codeOf('OGGB'), place: 3}),
    size: narrow,
    look: {warns: true},
  },
  lost: {view: lost, size: usual},
  duel: {view: duel, cursor: cursorFor(duel, {code: codeOf('OG__'), place: 2}), size: usual},
  'duel-least': {view: duel, cursor: cursorFor(duel, {code: codeOf('OG__'), place: 2}), size: least},
  'duel-open': {view: duelOpen, size: usual},
  'duel-watched': {view: duelWatched, size: usual},
  'duel-wide': {view: wideDuel, cursor: cursorFor(wideDuel), size: least},
  'paper-conflict': {
    view: clash,
    cursor: cursorFor(clash, {row: 1, marks: [-1, 1, 0, 2], place: 1}),
    size: usual,
  },
  'paper-counts': {view: waiting, cursor: cursorFor(waiting, {marks: [1, -1], place: 1}), size: usual},
  'pair-hiding': {view: pair, cursor: cursorFor(pair, {code: codeOf('OG__'), place: 2}), size: usual},
  'make-hiding': {view: make, cursor: cursorFor(make, {code: codeOf('OG__'), place: 2}), size: narrow},
  super: {view: superb, cursor: cursorFor(superb, {code: codeOf('OG___'), place: 2}), size: usual},
  'super-least': {view: superb, cursor: cursorFor(superb, {code: codeOf('OG___'), place: 2}), size: least},
  huge: {view: huge, cursor: cursorFor(huge, {code: codeOf('OG______'), place: 1}), size: least},
};
