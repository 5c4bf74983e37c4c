import {type Eye, isSeat, type Refusal, type Seat} from '../engine/game.js';
import type {Session} from '../engine/session.js';
import type {Aid, Cabinet, Tip} from '../games/module.js';
import {take} from '../lib/iterate.js';
import type {Json} from '../lib/json.js';
import {randomFrom} from '../lib/random.js';
import type {ArcadeText} from '../locales/index.js';
import {refusalText} from '../locales/refusals.js';
import {adviceText} from '../shell/advice.js';
import {tableText} from '../shell/table-text.js';
import {longestLine} from './lines.js';
import {type CommandWord, commandOf} from './words.js';

export type LineGame = {
  readonly cabinet: Cabinet;
  readonly session: Session;
  readonly text: ArcadeText;
  /** The position as a picture, or in words that can be read aloud. */
  readonly manner: 'picture' | 'words';
  readonly lines: AsyncIterator<string | undefined>;
  /** Writes and waits until it is handed on. */
  write(text: string): Promise<void>;
  /** Makes what is typed unseen, where a secret is asked for; missing where nothing shows it. */
  readonly input?: {hide(): void; show(): void; isHidden(): boolean};
  /** Does the reader of the output see the line end of what is typed? A terminal shows it, a pipe doesn't. */
  readonly echoes: boolean;
  readonly hasNext: boolean;
};

/** How a game by lines ended: played to its end, left, or left for the next level. */
export type LineEnd = 'over' | 'quit' | 'next';

const mostMoves = 100;
const countedMoves = 10_000;

/** Plays a game by lines until it is over or left. */
export const playLines = async (played: LineGame): Promise<LineEnd> => {
  const {cabinet, session, text, manner, lines, input, echoes, hasNext} = played;
  const {game} = cabinet;
  const gameText = tableText(cabinet, session.record.header.seats, text);
  // Asked again, a tip that is drawn is another one.
  let asked = 0;

  const eye = (): Eye => {
    const mover = session.mover();
    return isSeat(mover) && session.people.includes(mover) ? mover : (session.people[0] ?? 'all');
  };
  /** Who types: of several people whose turn it is. */
  const person = (): Seat => session.people.find(seat => seat === eye()) ?? 0;
  /** Where hands are hidden from one another, what was shown since somebody moved can't be taken back. */
  const asker = (): Seat | undefined =>
    session.people.length > 1 && cabinet.hidesHands?.(session.record.options) === true ? person() : undefined;
  const view = (): Json => game.view(session.record.timeline.state(), eye());
  const print = (...printed: readonly string[]): Promise<void> =>
    played.write(printed.map(line => `${line}\n`).join(''));
  const refuse = (reason: string): Promise<void> => print(`! ${reason}`);
  const result = (): Promise<void> =>
    print(...cabinet.result(view(), gameText), ...(session.record.assisted() ? [text.say('assisted')] : []));

  const position = async (): Promise<void> => {
    await session.settled();
    const mover = session.mover();
    // How a puzzle looks when it is solved is known; what others did last was not seen yet.
    if (mover === 'over' && cabinet.restart) return;
    await print(...cabinet.describe(view(), gameText, manner));
    if (mover !== 'interval') return;
    await result();
    await print(text.say('plainInterval'));
  };

  const answer = async (
    done: {readonly ok: true} | {readonly ok: false; readonly error: Refusal},
  ): Promise<void> => (done.ok ? position() : refuse(refusalText(done.error, cabinet, text)));

  const legalMoves = (): readonly Json[] => [...take(game.legalMoves(view()), countedMoves + 1)];

  const showMoves = (): Promise<void> => {
    const moves = legalMoves();
    const most = new Intl.NumberFormat(text.language).format(countedMoves);
    const total = moves.length > countedMoves ? text.say('plainMany', {count: most}) : String(moves.length);
    const named = moves.slice(0, mostMoves).map(move => cabinet.makeNotation(move, text.language));
    return print(text.say('plainMoves', {total, moves: named.join(', ')}));
  };

  const hint = (): Promise<void> => {
    if (cabinet.hint === undefined) return refuse(text.say('refusedNoHint'));
    if (!isSeat(session.mover())) return refuse(text.say('plainInterval'));
    const advice = cabinet.hint(view(), randomFrom('hint', ...session.record.luckOf(person())));
    if (!advice.ok) return refuse(refusalText(advice.error, cabinet, text));
    session.mark('hint', game.makeMove(advice.value.move));
    return print(adviceText(cabinet, advice.value, text));
  };

  const takeTip = async (tip: Tip): Promise<void> => {
    const advice = tip.choose(view(), randomFrom('tip', asked++, ...session.record.luckOf(person())));
    if (!advice.ok) return refuse(refusalText(advice.error, cabinet, text));
    session.mark('hint', game.makeMove(advice.value.move));
    return print(adviceText(cabinet, advice.value, text));
  };

  const showPage = async (aid: Aid, number: number): Promise<void> => {
    const shown = view();
    const count = aid.pageCount(shown);
    if (number > count) return refuse(text.say('plainPages', {count}));
    if (aid.mark !== undefined) session.mark(aid.mark, aid.id);
    const {lines: said} = aid.page(shown, number - 1, gameText, aid.find?.(shown, number - 1));
    return print(...said, ...(count > 1 ? [text.say('plainPage', {number, count, aid: aid.id})] : []));
  };

  /** More help than a hint: an aid or a tip by its id or its word, with the number of a page. */
  const helpBy = (line: string): (() => Promise<void>) | undefined => {
    const [, word = '', number = '1'] = /^(.*?)(?:\s+([1-9]\d{0,14}))?$/.exec(line.toLowerCase()) ?? [];
    const isCalled = (help: Aid | Tip): boolean =>
      word === help.id || word === gameText.say(help.word).normalize('NFKC').toLowerCase();
    const isTurn = isSeat(session.mover());
    const tip = isTurn ? cabinet.tips?.find(isCalled) : undefined;
    if (tip !== undefined) return () => takeTip(tip);
    // What gives nothing away can be looked at between rounds too.
    const aid = cabinet.aids?.find(each => isCalled(each) && (isTurn || each.mark === undefined));
    return aid && (() => showPage(aid, Number(number)));
  };

  const stop = async (): Promise<void> => {
    const [move] = session.mover() === 'interval' ? legalMoves() : [];
    if (move === undefined) return refuse(text.say('refusedNoInterval'));
    const stopped = session.play(person(), move);
    // The position was shown when the round ended.
    if (!stopped.ok) await answer(stopped);
  };

  const help = (): Promise<void> => {
    const more = [...(cabinet.tips ?? []), ...(cabinet.aids ?? [])].map(({id}) => id);
    return print(
      text.say('plainHelp'),
      ...(more.length === 0 ? [] : [text.say('plainAids', {words: more.join(', ')})]),
      gameText.say('notation'),
    );
  };

  const obey = async (command: CommandWord): Promise<LineEnd | undefined> => {
    if (command === 'quit') return 'quit';
    if (command === 'next' && session.mover() !== 'interval') {
      if (hasNext) return 'next';
      await refuse(text.say(cabinet.levels === undefined ? 'refusedNoInterval' : 'refusedNoNext'));
    } else if (command === 'next') await answer(session.proceed());
    else if (command === 'undo') await answer(session.undo(asker()));
    else if (command === 'redo') await answer(session.redo());
    else if (command === 'hint') await hint();
    else if (command === 'moves') await showMoves();
    else if (command === 'show') await position();
    else if (command === 'stop') await stop();
    else await help();
    return undefined;
  };

  const move = async (line: string): Promise<void> => {
    if (!isSeat(session.mover())) return refuse(text.say('plainInterval'));
    const parsed = cabinet.parseNotation(line, text.language);
    return answer(parsed.ok ? session.play(person(), parsed.value) : parsed);
  };

  /** Reads one line and does it. */
  const turn = async (): Promise<LineEnd | undefined> => {
    if (isSeat(session.mover()) && cabinet.asksSecret?.(view()) === true) input?.hide();
    await played.write('> ');
    const read = await lines.next();
    if (!echoes || input?.isHidden() === true || read.done === true) await played.write('\n');
    input?.show();
    if (read.done === true) return 'quit';
    if (read.value === undefined)
      return refuse(text.say('plainTooLong', {count: longestLine})).then(() => undefined);
    const line = read.value.trim();
    if (line === '') return undefined;
    const command = commandOf(line, text);
    if (command !== undefined) return obey(command);
    const helped = helpBy(line);
    if (helped === undefined) await move(line);
    else await helped();
    return undefined;
  };

  const notices = cabinet.notices(view(), gameText);
  const isOver = (): boolean => session.mover() === 'over';
  // Of a game that is over before it begins, its result says all.
  if (!isOver()) {
    await print(...notices);
    await position();
  }
  while (!isOver()) {
    const end = await turn();
    if (end !== undefined) return end;
  }
  await result();
  return 'over';
};
