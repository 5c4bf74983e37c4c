import type {AidPage, Board, Cabinet, Levels, Note} from '../games/module.js';
import {frameRows} from '../kit/frame.js';
import {type Json, sameJson} from '../lib/json.js';
import {actionOf, type Key} from '../lib/keys.js';
import {ellipsisOf} from '../lib/look.js';
import {randomFrom} from '../lib/random.js';
import {type GameText, joinSentences} from '../lib/text.js';
import {endOf, widthOf} from '../lib/width.js';
import {faultReason} from '../locales/faults.js';
import {refusalText} from '../locales/refusals.js';
import {seatsOf, titleLine, usualPlayers} from '../shell/players.js';
import type {App} from './app.js';
import {type Draft, isKept, openDraft, unsavedDraft} from './drafts.js';
import {addStep, mapSteps, moveStep, stepNow} from './history.js';
import {openNewGame} from './open-game.js';
import {besideFrom} from './panel.js';
import type {ScreenBase, ScreenKey, ShellBinding} from './screen.js';
import {entryKeys, namedEntry, typeInto} from './text-entry.js';

/** A board on which a level is drawn: what is to be known of it stands beside it at every moment. */
export type DrawingScreen = ScreenBase & {
  readonly kind: 'drawing';
  readonly cabinet: Cabinet;
  gameText(): GameText;
  /** Missing until it is loaded. */
  board(): Board | undefined;
  /** The position that the level begins with. */
  view(): Json;
  cursor(): Json;
  notes(): readonly Note[];
  /** Why the level can be solved or not, while that is asked for. */
  proof(): AidPage | undefined;
  /** The moves that it shows on the board. */
  marked(): readonly Json[];
  /** The game's own keys. */
  tools(): readonly ScreenKey[];
};

type DrawingAction = 'undo' | 'redo' | 'save' | 'play' | 'why' | 'back';

const drawingKeys: readonly ShellBinding<DrawingAction>[] = [
  {keys: ['u'], action: 'undo', word: 'keyUndo', weight: 7},
  {keys: ['U', 'ctrl-r'], action: 'redo', word: 'keyRedo', weight: 2},
  {keys: ['y'], action: 'why', word: 'keyWhy', weight: 5},
  {keys: ['p'], action: 'play', word: 'keyPlay', weight: 6},
  {keys: ['s'], action: 'save', word: 'keySave', weight: 8},
  {keys: ['escape', 'q'], action: 'back', word: 'keyBack', label: 'q', weight: 11},
];

const titleColumns = 40;

/** The title that a level has of its own, in the language in use. */
const titleOf = (app: App, cabinet: Cabinet, view: Json): string =>
  cabinet.title(view, app.text().game(cabinet.game.id)).level ?? '';

/** The level that was left unsaved when the program ended, if any. */
const draftBefore = (app: App, {game}: Cabinet, {parse, drawing}: Levels): Draft | undefined => {
  const text = app.ports.library.draft(game.id);
  const level = text === undefined ? undefined : parse(text, {});
  const options = level?.ok ? game.parseOptions(level.value, game.seats.least) : undefined;
  return options?.ok ? unsavedDraft(options.value, drawing.start()) : undefined;
};

/** The screen on which a level is drawn; `options` are those of a level to begin with. */
export const createDrawingScreen = (app: App, cabinet: Cabinet, options?: Json): DrawingScreen => {
  const {game, controls, levels} = cabinet;
  if (levels === undefined) throw new Error(`${game.id} has no levels to draw`);
  const {drawing} = levels;
  const gameText = () => app.text().game(game.id);
  const seed = app.ports.newSeed();
  const left = app.drafts.get(game.id) ?? draftBefore(app, cabinet, levels);
  const opened = openDraft(left, options, drawing.start());
  app.drafts.set(game.id, opened);
  let keyCount = 0;
  let said = '';
  let isProving = false;
  // The title as far as it is typed, while it is.
  let entry: string | undefined;
  let saving: Promise<void> = Promise.resolve();

  // It outlives the screen, so that what is not saved is there when the screen is opened again.
  const draft = (): Draft => app.drafts.get(game.id) ?? opened;
  const level = (): Json => stepNow(draft().history);
  let shown: {readonly level: Json; readonly view: Json} | undefined;
  const view = (): Json => {
    if (shown?.level !== level())
      shown = {level: level(), view: game.view(game.initial(level(), game.seats.least), 0)};
    return shown.view;
  };
  let cursor: Json = controls.start(view());

  const keep = (next: Draft): void => {
    app.drafts.set(game.id, next);
    cursor = drawing.within(level(), cursor);
  };

  const step = (by: 1 | -1): void => {
    const history = moveStep(draft().history, by);
    if (history !== undefined) return keep({...draft(), history});
    said = refusalText({code: by < 0 ? 'nothing-to-undo' : 'nothing-to-redo'}, cabinet, app.text());
  };

  const sayWhere = (file: string): void => {
    const {say} = app.text();
    const room = app.size().columns - 2 - widthOf(say('levelSaved', {file: ''}));
    said = say('levelSaved', {file: endOf(file, room, ellipsisOf(app.look()))});
  };

  const write = async (saved: Json, title: string): Promise<void> => {
    const written = await app.ports.library.saveLevel(game.id, title, textOf(saved));
    if (written.ok) {
      keep({...draft(), kept: saved, file: written.value});
      sayWhere(written.value.path);
    } else said = app.text().say('levelNotSaved', {reason: faultReason(written.error, app.text())});
    app.changed();
  };

  const textOf = (options: Json): string =>
    levels.make(game.view(game.initial(options, game.seats.least), 0));

  /** What is not saved is there again when the program is; what is saved needs no draft. */
  const keepDraft = async (): Promise<void> => {
    await saving;
    await app.ports.library.saveDraft(game.id, isKept(draft()) ? undefined : textOf(level()));
  };

  const save = (title: string): void => {
    // A title that is left as it is stays in every language that it has.
    if (title !== titleOf(app, cabinet, view()))
      keep({...draft(), history: mapSteps(draft().history, each => drawing.named(each, title))});
    const {file} = draft();
    if (file !== undefined && isKept(draft())) return sayWhere(file.path);
    const saved = level();
    saving = saving.then(() => write(saved, title));
  };

  const play = (): void => {
    const seats = seatsOf(cabinet, usualPlayers(cabinet, {}), [], app.text());
    const parsed = game.parseOptions(level(), seats.length);
    if (!parsed.ok) throw new Error(`a level that was drawn is refused: ${JSON.stringify(parsed.error)}`);
    openNewGame(app, {cabinet, options: parsed.value, seats, seed: app.ports.newSeed()});
  };

  const act = (action: DrawingAction): void => {
    if (action === 'undo') step(-1);
    if (action === 'redo') step(1);
    if (action === 'why') isProving = !isProving;
    if (action === 'play') play();
    if (action === 'save') entry = titleOf(app, cabinet, view());
    if (action === 'back') app.back();
  };

  const draw = (key: Key): boolean => {
    const stroke = drawing.interpretKey(level(), cursor, key, randomFrom(seed, keyCount));
    if (stroke === undefined) return false;
    keyCount += 1;
    cursor = stroke.cursor;
    if (stroke.refusal !== undefined) said = refusalText(stroke.refusal, cabinet, app.text());
    else if (!sameJson(stroke.options, level()))
      keep({...draft(), history: addStep(draft().history, stroke.options)});
    return true;
  };

  const type = (title: string, key: Key): void => {
    const typed = typeInto(title, key, titleColumns);
    entry = typed.type === 'typing' ? typed.text : undefined;
    if (typed.type === 'done') save(typed.text);
  };

  const notes = (): readonly Note[] => drawing.notes(level(), gameText());
  const worded = <Action extends string>(bindings: readonly ShellBinding<Action>[]): readonly ScreenKey[] =>
    bindings.map(binding => ({...binding, text: app.text().say(binding.word)}));
  const tools = (): readonly ScreenKey[] =>
    drawing.keys(level()).map(binding => ({...binding, text: gameText().say(binding.word ?? '')}));
  const board = (): Board | undefined => app.boards.of(cabinet, app.changed);

  const proof = (): AidPage | undefined => (isProving ? drawing.proof(level(), gameText()) : undefined);

  return {
    kind: 'drawing',
    cabinet,
    gameText,
    board,
    view,
    cursor: () => cursor,
    notes,
    proof,
    marked: () => proof()?.marked ?? [],
    tools,
    title() {
      const {say} = app.text();
      const {level: title = '', subject} = cabinet.title(view(), gameText());
      const {file} = draft();
      const saved = file === undefined ? [] : [`${file.name}.txt`];
      const state = isKept(draft()) ? saved : [say('notSavedYet')];
      return {
        name: gameText().say('name'),
        subject: titleLine({level: title === '' ? say('drawingBoard') : title, subject}),
        facts: state,
      };
    },
    notice() {
      const {columns} = app.size();
      if (columns >= besideFrom) return '';
      const [first = '', ...more] = notes().map(({text}) => text);
      const all = joinSentences([first, ...more], app.text().language);
      return widthOf(all) <= columns - 2 ? all : first;
    },
    message: () =>
      entry === undefined
        ? said
        : namedEntry(app.text().say('levelTitle'), entry, app.size().columns - 2, ellipsisOf(app.look())),
    takesText: () => entry !== undefined,
    keys() {
      if (entry !== undefined)
        return worded(
          entryKeys.map(each => (each.action === 'accept' ? {...each, word: 'keySave' as const} : each)),
        );
      // What stands beside the board need not stand in the footer.
      const beside = app.size().columns >= besideFrom && !isProving;
      return [...tools().map(tool => (beside ? {...tool, weight: 0} : tool)), ...worded(drawingKeys)];
    },
    press(key: Key) {
      said = '';
      if (entry !== undefined) type(entry, key);
      else if (!draw(key)) {
        const action = actionOf(drawingKeys, key);
        if (action !== undefined) act(action);
      }
      app.changed();
    },
    leastSize() {
      const least = board()?.leastSize(view()) ?? {columns: 20, rows: 1};
      return {columns: Math.max(least.columns, 30), rows: least.rows + frameRows};
    },
    sync: () => keepDraft(),
    leave: () => keepDraft(),
  };
};
