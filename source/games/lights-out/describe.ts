import type {Refusal} from '../../engine/game.js';
import type {Json} from '../../lib/json.js';
import {err, ok, type Result} from '../../lib/result.js';
import type {GameText} from '../../lib/text.js';
import type {Advice, GameTitle} from '../module.js';
import {movesOf, powerText} from './aids.js';
import type {Format} from './formats.js';
import type {Variant} from './neighbourhood.js';
import {cellName, rowName} from './notation.js';
import {isGiven} from './options.js';
import {parOf, restOf, starsFor} from './par.js';
import type {LightsOut, LightsOutView} from './rules.js';
import {isSolvable, type Minimum, solverFor} from './solver.js';
import type {LightsOutKey} from './words.js';

type Text = GameText<LightsOutKey>;

/** The board with `o` for a lit cell and `.` for an off one, as the exercise prints it; with three states the state. */
const picture = (view: LightsOutView): readonly string[] => {
  const glyphs = view.states === 3 ? ['.', '1', '2'] : ['.', 'o'];
  const [labelWidth, cellWidth] = [rowName(view.rows - 1).length, String(view.columns).length];
  const numbers = Array.from({length: view.columns}, (_, column) => String(column + 1).padStart(cellWidth));
  const rows = Array.from({length: view.rows}, (_, row) => {
    const cells = view.cells.slice(row * view.columns, (row + 1) * view.columns);
    return `${rowName(row).padEnd(labelWidth)}  ${cells.map(cell => (glyphs[cell] ?? '?').padStart(cellWidth)).join(' ')}`;
  });
  return [`${' '.repeat(labelWidth)}  ${numbers.join(' ')}`, ...rows];
};

const cellsIn = (view: LightsOutView, state: number): readonly string[] =>
  view.cells.flatMap((cell, index) =>
    cell === state ? [cellName({row: Math.floor(index / view.columns), column: index % view.columns})] : [],
  );

const inWords = (view: LightsOutView, {say}: Text): readonly string[] => {
  const size = say('boardWords', {rows: view.rows, columns: view.columns});
  if (view.solved) return [size, say('allOff')];
  if (view.states === 2) {
    const lit = cellsIn(view, 1);
    return [size, say('lit', {count: lit.length, cells: lit.join(', ')})];
  }
  const states = [1, 2].flatMap(state => {
    const cells = cellsIn(view, state);
    return cells.length === 0 ? [] : [say('litStates', {state, cells: cells.join(', ')})];
  });
  return [size, ...states];
};

export const describe = (view: LightsOutView, text: Text, manner: 'picture' | 'words'): readonly string[] => [
  ...(manner === 'picture' ? picture(view) : inWords(view, text)),
  text.say('presses', {count: view.presses}),
];

/** What the level is called: its own title, in this language where it has one, or how it was made. */
const levelName = ({options}: LightsOutView, {say, language}: Text): string | undefined => {
  if (isGiven(options)) return (language === 'en' ? undefined : options.titles?.[language]) ?? options.title;
  if (options.daily !== undefined) return say('levelDaily', {date: options.daily});
  return options.difficulty === undefined
    ? say('levelMade')
    : say('levelDifficulty', {difficulty: say(`difficulty_${options.difficulty}`)});
};

const isVariant = ({shape, wrap, states}: Variant): boolean => shape !== 'plus' || wrap || states !== 2;

/** What is different from a plain board. */
const variantWords = (view: Variant, {say}: Text): readonly string[] => [
  ...(view.shape === 'plus' ? [] : [say(`shape_${view.shape}`)]),
  ...(view.wrap ? [say('wrap')] : []),
  ...(view.states === 2 ? [] : [say('states_3')]),
];

/** The size of a board, and its variant where it has one. */
export const subjectOf = (view: Variant, text: Text): string =>
  [text.say('board', {rows: view.rows, columns: view.columns}), ...variantWords(view, text)].join(
    text.say('separator'),
  );

/** How many boards of this kind can be solved. */
export const shareOf = (view: Variant, {say}: Text): string => {
  const {nullity} = solverFor(view);
  return nullity === 0 ? say('shareAll') : say('share', {total: powerText(view.states, nullity)});
};

/** The same, with what is different from a plain board: the title line may be too short for it. */
const variantShare = (view: Variant, text: Text): string => {
  const {say} = text;
  const words = variantWords(view, text).join(say('separator'));
  const {nullity} = solverFor(view);
  const variant = words.charAt(0).toUpperCase() + words.slice(1);
  return nullity === 0
    ? say('variantShareAll', {variant})
    : say('variantShare', {variant, total: powerText(view.states, nullity)});
};

/** The par where there is something to reach: not of a level that is solved from the start. */
const parToReach = (view: LightsOutView): Minimum | undefined => {
  const par = view.start.length === 0 ? undefined : parOf(view);
  return par?.count === 0 ? undefined : par;
};

export const title = (view: LightsOutView, text: Text): GameTitle => ({
  level: levelName(view, text),
  subject: subjectOf(view, text),
  // Lists ask for names alone: what takes work is worked out only where it is looked at.
  get facts() {
    const {say} = text;
    const par = parToReach(view);
    return [
      say('presses', {count: view.presses}),
      ...(par === undefined ? [] : [say(par.proved ? 'par' : 'parAtMost', {count: par.count})]),
    ];
  },
  get stars() {
    // What can still be reached: before the level is solved there is at least one press more to come.
    return parToReach(view)?.proved === true
      ? starsFor(view, view.presses + (view.solved ? 0 : 1))
      : undefined;
  },
});

export const notices = (view: LightsOutView, text: Text): readonly string[] => {
  const {say} = text;
  if (view.solved) return view.presses === 0 ? [say('alreadySolved')] : [];
  return [
    ...(isSolvable(view) ? [] : [say('unsolvable')]),
    ...(isVariant(view) ? [isSolvable(view) ? variantShare(view, text) : shareOf(view, text)] : []),
  ];
};

export const result = (view: LightsOutView, {say}: Text): readonly string[] => {
  if (!view.solved) return [];
  if (view.presses === 0) return [say('alreadySolved')];
  const par = parOf(view);
  const bracket = par === undefined ? '' : say(par.proved ? 'solvedPar' : 'solvedAtMost', {count: par.count});
  return [say('solved', {count: view.presses, par: bracket})];
};

/** A press of a fewest solution of the position as it is. */
export const hint = (view: LightsOutView): Result<Advice<LightsOut>, Refusal> => {
  const [move] = movesOf(view.columns, restOf(view)?.presses ?? []);
  return move === undefined ? err({code: view.solved ? 'game-over' : 'unsolvable'}) : ok({move});
};

const explanations: Readonly<Record<string, LightsOutKey>> = {
  'not-a-cell': 'refusalNotACell',
  'off-board': 'refusalOffBoard',
  'game-over': 'refusalGameOver',
  'empty-level': 'levelEmpty',
  'blank-line': 'levelBlank',
  'bad-character': 'levelCharacter',
  'board-too-large': 'levelTooLarge',
  'bad-comment': 'levelComment',
  contradiction: 'levelContradiction',
  'said-twice': 'levelTwice',
  unsolvable: 'unsolvable',
  'nothing-to-make': 'refusalNothing',
  'par-unproved': 'refusalUnproved',
  'par-too-great': 'refusalParTooGreat',
  'ambiguous-grid': 'levelAmbiguous',
  'lit-missing': 'levelLitMissing',
  'no-format': 'levelNoFormat',
  gap: 'levelGap',
  'flip-id': 'flipId',
  'flip-matrix': 'flipMatrix',
  'flip-several': 'flipSeveral',
};

const expectedOptions: Readonly<Record<string, LightsOutKey>> = {
  size: 'refusalSize',
  par: 'refusalPar',
  daily: 'refusalDay',
};

/** What a level file was taken for, short enough for a table. */
export const formatName = (format: Format, {say}: Text): string => say(`format_${format}`);

/** Characters to choose from as a shell takes them. */
const litOptions = (choices: Json | undefined): string =>
  (Array.isArray(choices) ? choices : [])
    .map(choice => (choice === "'" ? `--lit "'"` : `--lit '${choice}'`))
    .join(', ');

/** What an option is called in the form where it is set. */
const optionLabel = (option: string | number | undefined, say: Text['say']): string => {
  const label = optionLabels[String(option)];
  return label === undefined ? String(option) : say(label);
};
const optionLabels: Readonly<Record<string, LightsOutKey>> = {
  size: 'label_size',
  par: 'label_par',
  difficulty: 'label_difficulty',
  shape: 'label_shape',
  wrap: 'label_wrap',
  states: 'label_states',
  daily: 'label_daily',
};

/** The data of a refusal as words take it; a list is joined with commas. */
const wordData = (data: Refusal['data'] = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : String(value ?? ''),
    ]),
  );

export const explain = (refusal: Refusal, {say}: Text): string => {
  const data = wordData(refusal.data);
  if (refusal.code === 'excluded')
    return say('refusalExcluded', {
      first: optionLabel(data['option'], say),
      second: optionLabel(data['by'], say),
    });
  if (refusal.code === 'bad-option')
    return say(expectedOptions[String(data['option'])] ?? 'refusalOption', data);
  if (refusal.code === 'ragged') return say('levelRagged', {...data, count: Number(data['expected'])});
  if (refusal.code === 'flip-length') return say('flipLength', {...data, count: Number(data['expected'])});
  if (refusal.data?.['choices'] !== undefined)
    return say(explanations[refusal.code] ?? 'levelAmbiguous', {
      ...data,
      choices: litOptions(refusal.data['choices']),
    });
  return say(explanations[refusal.code] ?? 'refusalNotACell', data);
};
