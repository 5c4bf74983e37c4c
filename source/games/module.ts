import type {ReactNode} from 'react';
import type {Bot, Eye, Game, GameTypes, Refusal, Seat} from '../engine/game.js';
import type {Json} from '../lib/json.js';
import type {Binding, Key} from '../lib/keys.js';
import type {Look, Size} from '../lib/look.js';
import type {Random} from '../lib/random.js';
import type {Result} from '../lib/result.js';
import type {GameText, Language, WordTable} from '../lib/text.js';

/** A rule option: it makes the flag, the line of `--help` and the field of the set-up form. */
export type OptionSpec =
  | {
      readonly name: string;
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
    }
  | {
      readonly name: string;
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly default: number;
    }
  | {readonly name: string; readonly kind: 'flag'; readonly default: boolean}
  /** A text that only the game understands; `example` shows its form. */
  | {readonly name: string; readonly kind: 'text'; readonly example: string; readonly default: string}
  /** A day as `YYYY-MM-DD`; on the command line `today` too. */
  | {readonly name: string; readonly kind: 'day'; readonly default: ''};

/** The values of options that were set, by name. */
export type OptionValues = {readonly [name: string]: string | number | boolean};

/** What is wrong with a level file, and where: lines and columns from 1. */
export type LevelFault = {
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  readonly data?: Refusal['data'];
};

/** What a key means on a game's board. */
export type Intent<Move, Cursor> =
  | {readonly type: 'cursor'; readonly cursor: Cursor}
  | {readonly type: 'move'; readonly move: Move; readonly cursor: Cursor}
  | {readonly type: 'refuse'; readonly refusal: Refusal; readonly cursor: Cursor};

/** A game's keys. A cursor holds what is pointed at and half chosen; it is never in the state and never recorded. */
export type Controls<T extends GameTypes, Cursor extends Json> = {
  /** The keys that mean something now. They may depend on the language: colours have letters. */
  keys(view: T['view'], cursor: Cursor, language: Language): readonly Binding[];
  start(view: T['view']): Cursor;
  /** Points at a move, to show it in a replay. Missing where the picture tells a move by itself. */
  pointAt?(move: T['move']): Cursor;
  /** A move as far as it is typed; nothing where none is. Missing where moves are not typed. */
  entry?(cursor: Cursor): string;
  /** Takes a move that was advised into the cursor, to be made by one key. Missing where it is marked on the board alone. */
  take?(view: T['view'], cursor: Cursor, move: T['move']): Cursor;
  /** Nothing for a key that is not the game's here: then it is the screen's. */
  interpretKey(
    view: T['view'],
    cursor: Cursor,
    key: Key,
    language: Language,
  ): Intent<T['move'], Cursor> | undefined;
};

export type BoardProps<T extends GameTypes = GameTypes, Cursor extends Json = Json> = {
  readonly view: T['view'];
  /** Missing where nobody can act: in a replay, when the match is over. */
  readonly cursor: Cursor | undefined;
  /** Moves to be shown on the board: a hint, a solution, a proof. One that is to be made twice is there twice. */
  readonly marked: readonly T['move'][];
  /** The space there is. */
  readonly size: Size;
  readonly look: Look;
  readonly text: GameText;
};

/** A game's picture, and the least space in which it can be played. */
export type Board<T extends GameTypes = GameTypes, Cursor extends Json = Json> = {
  Picture(props: BoardProps<T, Cursor>): ReactNode;
  leastSize(view: T['view']): Size;
};

/** What a title line says: the level where it has a name, what is played, and what matters now. */
export type GameTitle = {
  readonly level?: string | undefined;
  readonly subject: string;
  readonly facts: readonly string[];
  /** The stars that can still be had, where the game gives any. */
  readonly stars?: Stars | undefined;
};

/** How well a level was solved. */
export type Stars = 0 | 1 | 2 | 3;

/** What an aid has to say of a position, and the moves that it shows on the board. */
export type AidPage<T extends GameTypes = GameTypes> = {
  readonly lines: readonly string[];
  readonly marked: readonly T['move'][];
};

/** A move that is advised, and what is to be known of it besides. */
export type Advice<T extends GameTypes = GameTypes> = {readonly move: T['move']; readonly note?: Json};

/** Advice that has a key of its own, beside the hint. Its use is recorded as that of a hint. */
export type Tip<T extends GameTypes = GameTypes> = {
  readonly id: string;
  readonly keys: readonly Key[];
  /** The key of the game's words that says what it is. */
  readonly word: string;
  readonly weight: number;
  /** Is there anything to advise in this position? Missing where there always is. */
  applies?(view: T['view']): boolean;
  choose(view: T['view'], random: Random): Result<Advice<T>, Refusal>;
};

/** Help that stays beside the board while one plays on, in pages that can be turned. */
export type Aid<T extends GameTypes = GameTypes> = {
  readonly id: string;
  readonly keys: readonly Key[];
  /** The key of the game's words that says what it is. */
  readonly word: string;
  readonly weight: number;
  /** As what its use is recorded; missing where it gives nothing away. */
  readonly mark?: 'hint' | 'solution';
  /** Has it anything to say of this position? Missing where it always has. */
  applies?(view: T['view']): boolean;
  pageCount(view: T['view']): number;
  /** The page that a page becomes where the position changes; missing where that is the first. */
  follow?(before: T['view'], index: number, after: T['view']): number;
  /** What a page needs to know and takes long to find; missing where nothing does. */
  find?(view: T['view'], index: number): Json;
  /** `found` is what `find` gives; without it, where there is a `find`, the page says that it is being worked out. */
  page(view: T['view'], index: number, text: GameText, found?: Json): AidPage<T>;
};

/**
 * A level file that was understood: in which format it is written, and the level as an input of `parseOptions`. The game's
 * words have the format's name under `format_` and its code.
 */
export type Recognised = {readonly format: string; readonly level: Json};

/** What is known of a position by solving it: the members of the JSON that `arcade solve` prints. */
export type LevelReport = {
  readonly rows: number;
  readonly columns: number;
  readonly solvable: boolean;
  readonly minimum?: number;
  readonly proved?: boolean;
  readonly [member: string]: Json;
};

/** What a key made of a level that is being drawn: the same level where only the cursor moved, or nothing could be done. */
export type Stroke<T extends GameTypes, Cursor extends Json> = {
  readonly options: T['options'];
  readonly cursor: Cursor;
  readonly refusal?: Refusal | undefined;
};

/** Something to be known of a level. */
export type Note = {readonly text: string; readonly tone: 'good' | 'bad' | 'plain'};

/** How levels are drawn. A level that is being drawn is whole options at every moment; the cursor is that of the controls. */
export type Drawing<T extends GameTypes = GameTypes, Cursor extends Json = Json> = {
  /** The level to begin with. */
  start(): T['options'];
  keys(options: T['options']): readonly Binding[];
  /** Nothing for a key that is not the game's. */
  interpretKey(
    options: T['options'],
    cursor: Cursor,
    key: Key,
    random: Random,
  ): Stroke<T, Cursor> | undefined;
  /** The cursor, or where it would stand outside of this level the nearest place in it. */
  within(options: T['options'], cursor: Cursor): Cursor;
  /** What is to be known of the level as it is, the chief thing first. */
  notes(options: T['options'], text: GameText): readonly Note[];
  /** Why it is so: a shortest way to solve it, or the proof that there is none. */
  proof(options: T['options'], text: GameText): AidPage<T>;
  /** The level under a title; without one where that is empty. */
  named(options: T['options'], title: string): T['options'];
};

/** The levels of a puzzle: read from files, made, drawn and solved. */
export type Levels<T extends GameTypes = GameTypes, Cursor extends Json = Json> = {
  /** A level file's text as an input of `parseOptions`. */
  parse(text: string, set: OptionValues): Result<Json, LevelFault>;
  /** The level that a position began with, as a file's text, with another title if one is given; `parse` reads it. */
  make(view: T['view'], title?: string): string;
  /** Reads the own format and foreign ones; `lit` is the character of a lit cell where that can't be told. */
  recognise(text: string, lit: string | undefined): Result<Recognised, LevelFault>;
  readonly drawing: Drawing<T, Cursor>;
  /** The options that ask for a level to be made, by name. */
  readonly made: readonly string[];
  /** The option whose value is a day, and whose level is the same for everyone on that day. */
  readonly daily: string;
  isMade(options: T['options']): boolean;
  isDaily(options: T['options']): boolean;
  /** Why a level with these whole options can't be made, if so. Takes longer than `parseOptions`. */
  unmakeable(options: T['options']): Refusal | undefined;
  /** Solves a position; with every solution if `all` and if there are at most `mostListed`: then the report has a member `all`. */
  report(view: T['view'], all: boolean): LevelReport;
  readonly mostListed: number;
  describeReport(report: LevelReport, text: GameText): readonly string[];
  stars(view: T['view'], score: number): Stars;
};

/** A game that was played to its end without help, as its recording tells it. */
export type FinishedGame<T extends GameTypes = GameTypes> = {
  readonly options: T['options'];
  readonly scores: readonly number[];
  /** The seats of people. */
  readonly people: readonly Seat[];
};

/** Names for options that belong together, such as difficulty levels, each in a file. The game's words have `preset_NAME`. */
export type Presets = {
  /** The options that a preset sets, by name: all of them. */
  readonly options: readonly string[];
  /** The name of the preset that is in use when nothing is said. */
  readonly usual: string;
  parse(text: string): Result<OptionValues, LevelFault>;
};

/** How a strategy fares against every secret there is. */
export type Census = {
  readonly secrets: number;
  /** Guesses in all, and for a secret on average and at worst. */
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  /** How many secrets take one guess, two, and so on. */
  readonly distribution: readonly number[];
};

/**
 * Figures of rounds and matches that are over, by name; missing where a round says nothing of one. Of a share they are 0 or 1,
 * of a mean any numbers.
 */
export type Statistics<T extends GameTypes = GameTypes> = {
  readonly kinds: {readonly [name: string]: 'share' | 'mean'};
  ofRound(state: T['state']): {readonly [name: string]: number};
  ofMatch(state: T['state']): {readonly [name: string]: number};
};

/** A game's own words. Every game has a name, a few words to invite, and a line on how its moves are written. */
export type GameWords = WordTable & {
  readonly name: string;
  readonly pitch: string;
  readonly notation: string;
};

/** What a game's folder exports through its `index.ts`. */
export type GameModule<T extends GameTypes = GameTypes, Cursor extends Json = Json> = {
  readonly game: Game<T>;
  /** Other names of its command. */
  readonly aliases: readonly string[];
  readonly options: readonly OptionSpec[];
  readonly words: {readonly [language in Language]: GameWords};
  readonly bots: readonly Bot<T>[];
  readonly controls: Controls<T, Cursor>;
  loadBoard(): Promise<Board<T, Cursor>>;
  /** Missing where the game has no levels. */
  readonly levels?: Levels<T, Cursor>;
  /** A move as a person types it in this language, and the other way round. */
  parseNotation(text: string, language: Language): Result<T['move'], Refusal>;
  makeNotation(move: T['move'], language: Language): string;
  /** The position as lines of text: a picture, or words that can be read aloud. */
  describe(view: T['view'], text: GameText, manner: 'picture' | 'words'): readonly string[];
  title(view: T['view'], text: GameText): GameTitle;
  /** What a player should know before the first move, and what a round or the match came to; a line each. */
  notices(view: T['view'], text: GameText): readonly string[];
  result(view: T['view'], text: GameText): readonly string[];
  /** What was refused, and what was expected. */
  explain(refusal: Refusal, text: GameText): string;
  /** How well was played so far, in a few words for the menu; nothing where there is nothing to say. */
  figure?(games: readonly FinishedGame<T>[], text: GameText): string;
  /** Must others not learn of this move from its notation while the game goes on? */
  isSecret?(move: T['move'] | null, options: T['options']): boolean;
  /** May one start over, as in a puzzle? */
  readonly restart: boolean;
  /** Who plays with these options when nothing is said: `human`, or the id of a bot. Missing where that is always the same. */
  usualPlayers?(set: OptionValues): readonly string[];
  /** Why these players can't play with these options, if so. Their number is for `parseOptions` to judge. */
  seatRefusal?(options: T['options'], players: readonly string[]): Refusal | undefined;
  /** Missing where options have no such names. */
  readonly presets?: Presets;
  /**
   * Tries a bot on every secret that there is with these options. Where that would take too long it is refused, the code being
   * `census-too-large`, the data numbers: `secrets`, `guesses`, and `mostSecrets`, `mostGuesses`.
   */
  census?(options: T['options'], bot: string, random: Random): Result<Census, Refusal>;
  /** Is a move to be made here that others at the keyboard must not see being typed? */
  asksSecret?(view: T['view']): boolean;
  /** Must people at one keyboard look away from one another's view? Then the keyboard is passed on behind a curtain. */
  hidesHands?(options: T['options']): boolean;
  /** How strong a bot was measured to be, in a sentence. Missing where nobody measured. */
  describeStrength?(bot: string, text: GameText): string;
  /** What is counted in matches between bots. */
  readonly statistics?: Statistics<T>;
  /** A good move in this position, or why there is none. */
  hint?(view: T['view'], random: Random): Result<Advice<T>, Refusal>;
  /** What is to be known of an advised move besides its notation; nothing where that is all. */
  describeAdvice?(advice: Advice<T>, text: GameText): string;
  readonly tips?: readonly Tip<T>[];
  /** More help than advice. */
  readonly aids?: readonly Aid<T>[];
  /** May help take longer here than a key may wait? Then it is worked out in a thread of its own. */
  isHeavy?(view: T['view']): boolean;
  /** Deals anew what an eye can't know, leaving its view as it is. */
  rehide?(state: T['state'], eye: Eye, random: Random): readonly T['event'][];
};

/** A module whose types are its own affair: the registry, the screens, the store see only JSON. */
export type Cabinet = GameModule;

/**
 * Seals a module. Sound because a cabinet is only ever handed what it made itself or parsed; the compiler allows it
 * since the members are methods.
 */
export const cabinet = <T extends GameTypes, Cursor extends Json>(module: GameModule<T, Cursor>): Cabinet =>
  module;
