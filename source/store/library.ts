import {tmpdir} from 'node:os';
import path from 'node:path';
import type {HeaderLine} from '../engine/lines.js';
import {err, ok, type Result} from '../lib/result.js';
import {draftFile, writeDraft} from './draft.js';
import type {StoreFault} from './fault.js';
import type {Files} from './files.js';
import type {Folders} from './folders.js';
import {continueJournal, createJournal} from './journal.js';
import {listPacks, listPresets, type PresetFile, readLevel, writeLevel} from './levels.js';
import {findRecording, type Listed, type ListedRecording, listRecordings} from './list.js';
import {type FindGame, type LoadedRecording, loadRecording} from './recording.js';
import type {RecordingJournal} from './recording-writer.js';
import {defaultSettings, type ReadSettings, readSettings, type Settings, writeSettings} from './settings.js';

/** A level of the packs. */
export type LevelFile = {readonly pack: string; readonly name: string; readonly path: string};

/** A game that could not be written where it belongs: why, and where it was kept instead, if anywhere. */
export type Misplaced = {readonly fault: StoreFault; readonly copy?: string};

/** Everything of one user that is kept on the disk, and the levels of the package. */
export type Library = {
  /** What is in the folder of recordings, the one written last first. Read again when this program has changed it. */
  recordings(): readonly Listed[];
  /** Rises when this program has begun, gone on with or ended a recording. */
  changes(): number;
  /** The path of a recording by its name, its id or their beginnings; the latest when unnamed. */
  find(name: string | undefined): Result<string, StoreFault>;
  load(file: string): Result<LoadedRecording, StoreFault>;
  /** Begins a recording; nothing where there is no folder for any. */
  create(header: HeaderLine): RecordingJournal | undefined;
  resume(loaded: LoadedRecording): Result<RecordingJournal, StoreFault>;
  /** The games of this program that could not be written, in the order in which they were left. */
  misplaced(): readonly Misplaced[];
  settings(): ReadSettings;
  saveSettings(settings: Settings): Promise<Result<undefined, StoreFault>>;
  /** The levels of a game's packs, in order: those of the package, then the user's own. */
  levels(game: string): readonly LevelFile[];
  readLevel(file: string): Result<string, StoreFault>;
  /** A game's presets in order: those of the package, then the user's own. One of the user's takes the place of its namesake. */
  presets(game: string): readonly PresetFile[];
  /** Keeps a level of the user as a new file, named by its title. */
  saveLevel(game: string, title: string, text: string): Promise<Result<LevelFile, StoreFault>>;
  /** The level that was being drawn when its screen was left, if any. */
  draft(game: string): string | undefined;
  /** Keeps the level that is being drawn, or forgets it where there is none. */
  saveDraft(game: string, text: string | undefined): Promise<Result<undefined, StoreFault>>;
};

export type LibraryPlaces = {
  readonly files: Files;
  /** Missing where the user has no folders. */
  readonly folders: Folders | undefined;
  readonly levelsFolder: string;
  readonly findGame: FindGame;
  /** Where a game is kept that can't be written where it belongs. */
  readonly spareFolder?: string;
};

/** The pack of the levels that the user has drawn. */
export const ownPack = 'my-levels';

const levelFile = (pack: string, place: string): LevelFile => ({
  pack,
  name: path.basename(place, '.txt'),
  path: place,
});

/** The recordings that can be summed up. */
export const whole = (listed: readonly Listed[]): readonly ListedRecording[] =>
  listed.flatMap(item => (item.type === 'recording' ? [item] : []));

export const createLibrary = ({
  files,
  folders,
  levelsFolder,
  findGame,
  spareFolder = tmpdir(),
}: LibraryPlaces): Library => {
  const misplaced: Misplaced[] = [];
  // Lists look at first and last lines only: what reading a whole file found out is remembered.
  const broken = new Map<string, StoreFault>();
  let changes = 0;
  let listed: {readonly at: number; readonly items: readonly Listed[]} | undefined;
  const noFolder: StoreFault = {code: 'no-recording', file: ''};
  const ownLevels = folders === undefined ? undefined : path.join(folders.data, 'levels');
  const levelRoots = [levelsFolder, ...(ownLevels === undefined ? [] : [ownLevels])];

  /** A game that can't be written where it belongs is kept in the spare folder when it is left. */
  const rescue = async (journal: RecordingJournal): Promise<void> => {
    await journal.sync();
    const {unsaved, fault = noFolder} = journal.state();
    if (unsaved === 0) return;
    const copy = path.join(spareFolder, path.basename(journal.path));
    const saved = await journal.saveCopy(copy);
    misplaced.push(saved.ok ? {fault, copy} : {fault});
  };

  /** A journal whose beginning and end, which a list shows, count as changes. */
  const watched = (journal: RecordingJournal): RecordingJournal => {
    changes += 1;
    return {
      ...journal,
      append(line) {
        journal.append(line);
        if (line.type === 'end') changes += 1;
      },
      async close() {
        // What is whole is closed at once, so that the next key can already go on with it.
        const isWhole = journal.state().unsaved === 0;
        const closing = isWhole ? journal.close() : rescue(journal).then(() => journal.close());
        changes += 1;
        await closing;
        changes += 1;
      },
    };
  };

  return {
    recordings() {
      if (listed?.at === changes) return listed.items;
      const found = folders === undefined ? ok([]) : listRecordings(files, folders.recordings);
      const items = (found.ok ? found.value : []).map((item): Listed => {
        const fault = broken.get(item.path);
        const {file, path: place, written} = item;
        return fault === undefined ? item : {type: 'broken', file, path: place, written, fault};
      });
      listed = {at: changes, items};
      return items;
    },
    changes: () => changes,
    find(name) {
      // A path needs no folder of recordings.
      if (folders === undefined && !name?.includes(path.sep)) return err(noFolder);
      return findRecording(files, folders?.recordings ?? '.', name);
    },
    load(file) {
      const loaded = loadRecording(files, file, findGame);
      const fault = loaded.ok ? loaded.value.fault : loaded.error;
      if (fault !== undefined) {
        broken.set(file, fault);
        changes += 1;
      }
      return loaded;
    },
    create: header =>
      folders === undefined ? undefined : watched(createJournal(files, folders.recordings, header)),
    resume(loaded) {
      const journal = continueJournal(files, loaded);
      return journal.ok ? ok(watched(journal.value)) : journal;
    },
    misplaced: () => misplaced,
    settings: () =>
      folders === undefined ? {settings: defaultSettings, faults: []} : readSettings(files, folders.config),
    saveSettings: async settings =>
      folders === undefined ? err(noFolder) : writeSettings(files, folders.config, settings),
    levels: game =>
      levelRoots
        .flatMap(root => listPacks(files, root, game))
        .flatMap(pack => pack.levels.map(level => levelFile(pack.name, level))),
    readLevel: file => readLevel(files, file),
    presets(game) {
      const listed = levelRoots.flatMap(root => listPresets(files, root, game));
      return [...new Map(listed.map(preset => [preset.name, preset])).values()];
    },
    async saveLevel(game, title, text) {
      if (ownLevels === undefined) return err({code: 'no-folder', file: path.join('levels', game, ownPack)});
      const written = await writeLevel(files, path.join(ownLevels, game, ownPack), title, text);
      if (!written.ok) return written;
      changes += 1;
      return ok(levelFile(ownPack, written.value));
    },
    draft(game) {
      const text = ownLevels === undefined ? undefined : readLevel(files, draftFile(ownLevels, game));
      return text?.ok ? text.value : undefined;
    },
    saveDraft: async (game, text) =>
      ownLevels === undefined ? err(noFolder) : writeDraft(files, draftFile(ownLevels, game), text),
  };
};
