import {type Eye, isSeat, type Refusal, type Seat} from '../engine/game.js';
import type {Aid, Board, Cabinet, Tip} from '../games/module.js';
import {frameRows} from '../kit/frame.js';
import type {Json} from '../lib/json.js';
import {actionOf, type Key} from '../lib/keys.js';
import {ellipsisOf, type Size} from '../lib/look.js';
import type {Result} from '../lib/result.js';
import {type GameText, joinSentences} from '../lib/text.js';
import {refusalText} from '../locales/refusals.js';
import {adviceText} from '../shell/advice.js';
import {factsOf, titleLine} from '../shell/players.js';
import {tableText} from '../shell/table-text.js';
import {createAdvising} from './advising.js';
import {createAids} from './aids.js';
import type {App} from './app.js';
import {createFinding} from './finding.js';
import {createKeyboard} from './keyboard.js';
import {messageLines} from './message-lines.js';
import {layPanel, partsOf} from './panel.js';
import {type PlayAction, playKeys} from './play-keys.js';
import {type PlayedGame, unsavedNotice} from './played-game.js';
import {openInterval, openResult} from './result.js';
import type {ScreenBase, ScreenKey, ShellBinding} from './screen.js';

export type PlayScreen = ScreenBase & {
  readonly kind: 'play';
  readonly cabinet: Cabinet;
  /** Missing until it is loaded. */
  board(): Board | undefined;
  view(): Json;
  /** Shows at once what there is to say of a game that is over, or between rounds, when it is opened. */
  begin(): void;
  /** Missing while nobody at the keyboard is to move. */
  cursor(): Json | undefined;
  /** What is said instead of the board while the keyboard is to be passed on; nothing at any other time. */
  curtain(): readonly string[];
  /** The game's words, at this table. */
  gameText(): GameText;
  /** Moves that a hint or an aid shows on the board. */
  marked(): readonly Json[];
  /** What the aid that is open says, beside the board. */
  aidLines(): readonly string[];
};

/** What the aid that is open says and shows: its page in parts that there is room for, and how many pages it has. */
type Told = {
  readonly marked: readonly Json[];
  readonly parts: readonly (readonly string[])[];
  readonly pages: number;
};

export const createPlayScreen = (app: App, played: PlayedGame): PlayScreen => {
  const {cabinet, session} = played;
  const {game, controls} = cabinet;
  const gameText = () => tableText(cabinet, session.record.header.seats, app.text());
  let said = played.greeting ?? '';

  const keyboard = createKeyboard(cabinet, session);
  const {eye: eyeNow, mayMove} = keyboard;
  const isCurtained = (): boolean => keyboard.awaited() !== undefined;
  const nameOf = (seat: Seat): string => session.record.header.seats[seat]?.name ?? '';
  const view = (): Json => game.view(session.record.timeline.state(), eyeNow());
  // Everybody has a cursor of their own.
  const cursors = new Map<Eye, Json>();
  const cursorNow = (): Json => {
    const cursor = cursors.get(eyeNow()) ?? controls.start(view());
    cursors.set(eyeNow(), cursor);
    return cursor;
  };
  const finding = createFinding(app, cabinet);
  const place = (): number => session.record.timeline.head();
  const aids = createAids(cabinet.aids ?? [], place, (aid, index, shown) =>
    finding.of(aid, index, shown, place()),
  );
  let hinted: readonly Json[] = [];

  const toldByAid = (): Told => {
    const shown = view();
    const isOff = aids.open()?.applies?.(shown) === false;
    const page = isOff ? undefined : aids.page(shown, gameText());
    if (page === undefined) return {marked: [], parts: [], pages: 0};
    const {columns, rows} = app.size();
    const ellipsis = ellipsisOf(app.look());
    const said = messageLines(message(), app.size(), leastSize(), ellipsis).length;
    const table = {columns, rows: rows - frameRows - (said - 1)};
    const room = layPanel(table, board()?.leastSize(shown).rows ?? 0).size;
    return {
      marked: page.marked,
      parts: partsOf(page.lines, room, ellipsis),
      pages: aids.pageCount(shown),
    };
  };
  // A key and the frame after it ask for it several times: it is worked out once for each change.
  let told: {readonly at: number; readonly aid: unknown; readonly said: Told} | undefined;
  const toldNow = (): Told => {
    if (told?.at !== app.version() || told.aid !== aids.open())
      told = {at: app.version(), aid: aids.open(), said: toldByAid()};
    return told.said;
  };

  // The same for every key that only moves the cursor.
  let noticed:
    | {readonly place: number; readonly language: string; readonly lines: readonly string[]}
    | undefined;
  const noticesNow = (): readonly string[] => {
    const {language} = app.text();
    if (noticed?.place !== place() || noticed.language !== language)
      noticed = {place: place(), language, lines: cabinet.notices(view(), gameText())};
    return noticed.lines;
  };

  const refuse = (refusal: Refusal): void => {
    said = refusalText(refusal, cabinet, app.text());
    app.changed();
  };

  const afterwards = (): void => {
    const mover = session.mover();
    if (mover === 'over') openResult(app, played);
    else if (mover === 'interval') openInterval(app, played);
  };

  const play = (move: Json): void => {
    const seat = eyeNow();
    if (seat === 'all') return;
    const played = session.play(seat, move);
    if (!played.ok) refuse(played.error);
  };

  const advising = createAdvising(app, cabinet, advice => {
    if (!advice.ok) return refuse(advice.error);
    const {move} = advice.value;
    session.mark('hint', game.makeMove(move));
    hinted = [move];
    // What was typed since it was asked for stays.
    if (cursorNow() === cursorAsked)
      cursors.set(eyeNow(), controls.take?.(view(), cursorNow(), move) ?? cursorNow());
    said = app.text().say('hintIs', {move: adviceText(cabinet, advice.value, app.text())});
    app.changed();
  });

  let cursorAsked: Json | undefined;
  const advise = (tip?: Tip): void => {
    cursorAsked = cursorNow();
    const seat = eyeNow();
    if (seat !== 'all') advising.ask(tip, view(), session.record.luckOf(seat));
    app.changed();
  };

  const applies = ({applies: own}: Tip | Aid): boolean => own?.(view()) !== false;
  const adviseBy = (key: Key): boolean => {
    const tip = mayMove() ? cabinet.tips?.filter(applies).find(({keys}) => keys.includes(key)) : undefined;
    if (tip !== undefined) advise(tip);
    return tip !== undefined;
  };

  /** Help is for whose turn it is; what gives nothing away can be looked at whenever there is a board. */
  const mayOpen = (aid: Aid): boolean => mayMove() || (aid.mark === undefined && !isCurtained());

  const toggleAid = (key: Key): boolean => {
    const aid = aids.of(key);
    if (aid === undefined || !mayOpen(aid) || !applies(aid)) return false;
    if (aids.toggle(aid) && aid.mark !== undefined) session.mark(aid.mark, aid.id);
    return true;
  };

  const takeBack = (): Result<undefined, Refusal> => {
    const isPassed = isCurtained();
    const done = session.undo(keyboard.asker());
    // Whoever stands before the curtain is not the one whose hand is open again.
    if (isPassed) keyboard.release();
    return done;
  };

  const act = (action: PlayAction): void => {
    const done =
      action === 'undo'
        ? takeBack()
        : action === 'redo'
          ? session.redo()
          : action === 'restart'
            ? session.restart()
            : undefined;
    if (done?.ok === false) return refuse(done.error);
    if (action === 'close-aid') aids.close();
    if (action === 'page') aids.turn(view(), 1, toldNow().parts.length);
    if (action === 'page-back') aids.turn(view(), -1, toldNow().parts.length);
    if (action === 'hint') advise();
    if (action === 'stop-advice') advising.stop();
    if (action === 'next') played.next?.();
    if (action === 'new') played.again();
    if (action === 'take-over') keyboard.take();
    if (action === 'back') app.back();
    if (action === 'result' || action === 'interval') afterwards();
  };

  const offered = (): readonly ShellBinding<PlayAction>[] =>
    playKeys.filter(({action}) => {
      if (action === 'hint') return cabinet.hint !== undefined && mayMove();
      if (action === 'take-over') return isCurtained();
      if (action === 'stop-advice') return advising.isBusy();
      if (action === 'close-aid') return aids.open() !== undefined;
      if (action === 'page' || action === 'page-back')
        return toldNow().pages > 1 || toldNow().parts.length > 1;
      if (action === 'restart') return cabinet.restart;
      if (action === 'result') return session.mover() === 'over';
      if (action === 'interval') return session.mover() === 'interval';
      return action !== 'next' || played.next !== undefined;
    });

  const keys = (): readonly ScreenKey[] => {
    const say = app.text().say;
    const games = mayMove() ? controls.keys(view(), cursorNow(), app.text().language) : [];
    const ours = games.map(binding => ({...binding, text: gameText().say(binding.word ?? binding.action)}));
    // A key that the game has taken for itself here, or a line above, is not shown again.
    const taken = new Set(games.flatMap(binding => binding.keys));
    const untaken = (keys: readonly Key[]): readonly Key[] =>
      keys.filter(key => {
        const isFree = !taken.has(key);
        taken.add(key);
        return isFree;
      });
    const helps = [
      ...(mayMove() ? (cabinet.tips ?? []) : []),
      ...(cabinet.aids ?? []).filter(mayOpen),
    ].filter(applies);
    const helping = helps.map(help => ({
      keys: untaken(help.keys),
      action: help.id,
      weight: help.weight,
      text: gameText().say(help.word),
    }));
    const rest = offered().map(binding => ({
      ...binding,
      keys: untaken(binding.keys),
      text: say(binding.word),
    }));
    return [...ours, ...[...helping, ...rest].filter(binding => binding.keys.length > 0)];
  };

  /** What is being typed, and what was just said. */
  const message = (): string => {
    const entry = mayMove() ? (controls.entry?.(cursorNow()) ?? '') : '';
    const spoken = said === '' && advising.isBusy() ? app.text().say('workingOut') : said;
    return entry === '' ? spoken : `> ${entry}_  ${spoken}`;
  };

  const notice = (): string => {
    const {say} = app.text();
    const unsaved = unsavedNotice(app, played);
    if (unsaved !== '') return unsaved;
    if (isCurtained()) return '';
    const mover = session.mover();
    if (isSeat(mover) && !mayMove()) return say('thinking', {name: nameOf(mover)});
    return joinSentences(noticesNow(), app.text().language);
  };

  const unsubscribe = session.subscribe(() => {
    hinted = [];
    advising.stop();
    keyboard.changed();
    // What one person asked for is not the next one's.
    if (session.mover() === 'over' || (!mayMove() && session.people.length > 1)) aids.close();
    app.changed();
    afterwards();
  });
  const board = (): Board | undefined => app.boards.of(cabinet, app.changed);
  const leastSize = (): Size => {
    const least = board()?.leastSize(view()) ?? {columns: 20, rows: 1};
    return {columns: Math.max(least.columns, 30), rows: least.rows + frameRows};
  };

  return {
    kind: 'play',
    cabinet,
    board,
    view,
    begin: afterwards,
    cursor: () => (mayMove() ? cursorNow() : undefined),
    marked: () => [...toldNow().marked, ...hinted],
    gameText,
    curtain() {
      const seat = keyboard.awaited();
      const [name, {say}] = [nameOf(seat ?? 0), app.text()];
      return seat === undefined ? [] : [say('curtainPass', {name}), say('curtainLook', {name})];
    },
    aidLines() {
      const {parts} = toldNow();
      return parts[aids.part(parts.length)] ?? [];
    },
    title() {
      const title = cabinet.title(view(), gameText());
      const facts = isCurtained() ? [] : factsOf(title, app.look());
      return {name: gameText().say('name'), subject: titleLine(title), facts};
    },
    notice,
    message,
    keys,
    press(key: Key) {
      const before = said;
      said = '';
      const {language} = app.text();
      if (!mayMove()) played.hurry();
      const intent = mayMove() ? controls.interpretKey(view(), cursorNow(), key, language) : undefined;
      if (intent !== undefined) {
        cursors.set(eyeNow(), intent.cursor);
        if (intent.type === 'move') play(intent.move);
        if (intent.type === 'refuse') refuse(intent.refusal);
        return app.changed();
      }
      const action = actionOf(offered(), key);
      if (action !== undefined) act(action);
      // A key that means nothing leaves what was said.
      else if (!toggleAid(key) && !adviseBy(key)) said = before;
      app.changed();
    },
    leastSize,
    sync: () => played.journal()?.sync() ?? Promise.resolve(),
    leave() {
      unsubscribe();
      advising.stop();
      finding.stop();
      return session.close();
    },
  };
};
