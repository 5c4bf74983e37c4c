import type {Cabinet, LevelFault, Levels, OptionValues, Stars} from '../games/module.js';
import type {Json} from '../lib/json.js';
import {err, ok, type Result} from '../lib/result.js';
import {safeText} from '../lib/safe-text.js';
import {faultText, levelFaultText} from '../locales/faults.js';
import type {ArcadeText} from '../locales/index.js';
import {type LevelFile, type Library, ownPack} from '../store/library.js';
import {finishedGames} from './finished-games.js';

/** A level that can be played: `options` are whole and canonical. */
export type Level = {readonly file: LevelFile; readonly options: Json};

/** A game that has levels. */
export type LevelCabinet = Cabinet & {readonly levels: Levels};

export const hasLevels = (cabinet: Cabinet): cabinet is LevelCabinet => cabinet.levels !== undefined;

/** Reads a level file with the options that were set besides; what is wrong with it in words. */
export const readLevel = (
  library: Library,
  cabinet: Cabinet,
  file: LevelFile,
  set: OptionValues,
  text: ArcadeText,
): Result<Level, string> => {
  const content = library.readLevel(file.path);
  if (!content.ok) return err(faultText(content.error, text));
  const input = cabinet.levels?.parse(content.value, set);
  if (input === undefined) throw new Error(`${cabinet.game.id} has no levels`);
  const options = levelOptions(input, cabinet, file.path, text);
  return options.ok ? ok({file, options: options.value}) : options;
};

/** What a game read in a level file as whole options, or what is wrong with it in words. */
export const levelOptions = (
  input: Result<Json, LevelFault>,
  cabinet: Cabinet,
  path: string,
  text: ArcadeText,
): Result<Json, string> => {
  const options = input.ok ? cabinet.game.parseOptions(input.value, 1) : input;
  return options.ok ? options : err(levelFaultText(options.error, path, cabinet, text));
};

/** A pack as people call it: the game's word for it, else the name of its folder. A number in front only sorts it. */
export const packTitle = ({game}: Cabinet, pack: string, text: ArcadeText): string => {
  if (pack === ownPack) return text.say('ownLevels');
  const key = `pack_${pack.replace(/^\d+-/, '')}`;
  return text.knows(game.id, key) ? text.game(game.id).say(key) : safeText(pack);
};

/** Levels are the same when their canonical options are: a file may be renamed, or copied. */
export const levelKey = ({options}: Level): string => JSON.stringify(options);

/** The least score of each level that was finished without help, by its key. */
export const bestScores = (library: Library, cabinet: Cabinet): ReadonlyMap<string, number> => {
  const best = new Map<string, number>();
  for (const {options, scores} of finishedGames(library, cabinet)) {
    const [score] = scores;
    if (score === undefined) continue;
    const key = JSON.stringify(options);
    best.set(key, Math.min(score, best.get(key) ?? score));
  }
  return best;
};

/** The same, counted again when something was recorded since: a level that was solved meanwhile is shown as solved. */
export const watchBest = (library: Library, cabinet: Cabinet): (() => ReadonlyMap<string, number>) => {
  let best = bestScores(library, cabinet);
  let at = library.changes();
  return () => {
    if (at !== library.changes()) best = bestScores(library, cabinet);
    at = library.changes();
    return best;
  };
};

/** A file of the packs as it was read: a level, or what is wrong with it. */
export type ReadLevel = {readonly file: LevelFile; readonly level: Result<Level, string>};

// Menus, lists and games ask for the same levels again and again, and there are many: they are read again when something
// was written since.
const read = new WeakMap<Library, Map<string, readonly ReadLevel[]>>();
let readAt: {readonly library: Library; readonly changes: number} | undefined;

/** Every file of a game's packs, in order, with the options that were set besides. */
export const packFiles = (
  library: Library,
  cabinet: Cabinet,
  set: OptionValues,
  text: ArcadeText,
): readonly ReadLevel[] => {
  if (cabinet.levels === undefined) return [];
  if (readAt?.library !== library || readAt.changes !== library.changes()) read.delete(library);
  readAt = {library, changes: library.changes()};
  const known = read.get(library) ?? new Map<string, readonly ReadLevel[]>();
  read.set(library, known);
  const key = JSON.stringify([cabinet.game.id, set, text.language]);
  const files =
    known.get(key) ??
    library
      .levels(cabinet.game.id)
      .map(file => ({file, level: readLevel(library, cabinet, file, set, text)}));
  known.set(key, files);
  return files;
};

/** The levels of a game's packs that can be read, in order. */
export const packLevels = (
  library: Library,
  cabinet: Cabinet,
  set: OptionValues,
  text: ArcadeText,
): readonly Level[] =>
  packFiles(library, cabinet, set, text).flatMap(({level}) => (level.ok ? [level.value] : []));

/** What was reached in a level: the best score without help, and its stars. */
export type Reached = {readonly score: number; readonly stars: Stars};

// A game works out the par of a position once: so the same one is asked each time.
const firstViews = new Map<string, Json>();

const firstView = ({game}: Cabinet, level: Level): Json => {
  const key = `${game.id} ${levelKey(level)}`;
  const view = firstViews.get(key) ?? game.view(game.initial(level.options, 1), 0);
  firstViews.set(key, view);
  return view;
};

export const reachedIn = (
  cabinet: Cabinet,
  level: Level,
  best: ReadonlyMap<string, number>,
): Reached | undefined => {
  const score = best.get(levelKey(level));
  if (score === undefined) return undefined;
  return {score, stars: cabinet.levels?.stars(firstView(cabinet, level), score) ?? 0};
};
