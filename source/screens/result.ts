import {isSeat} from '../engine/game.js';
import {take} from '../lib/iterate.js';
import type {GameText} from '../lib/text.js';
import {starText, titleLine} from '../shell/players.js';
import {tableText} from '../shell/table-text.js';
import type {App} from './app.js';
import {createListScreen, type ListItem} from './list-screen.js';
import {type PlayedGame, unsavedNotice} from './played-game.js';
import {createViewerScreen} from './viewer-screen.js';

const viewOf = ({cabinet, session}: PlayedGame) =>
  cabinet.game.view(session.record.timeline.state(), session.people[0] ?? 'all');

/** The game's words, at this table. */
const textOf = (app: App, {cabinet, session}: PlayedGame): GameText =>
  tableText(cabinet, session.record.header.seats, app.text());

const resultLines = (app: App, played: PlayedGame): readonly string[] => {
  const {cabinet, session} = played;
  const text = textOf(app, played);
  const {stars} = cabinet.title(viewOf(played), text);
  return [
    ...cabinet.result(viewOf(played), text),
    ...(stars === undefined ? [] : [starText(stars, app.look())]),
    ...(session.record.assisted() ? [app.text().say('assisted')] : []),
  ];
};

/** The board as it was left, beside what happened. A puzzle that is solved looks the same as any other. */
const lastPosition = (app: App, played: PlayedGame) =>
  played.cabinet.restart
    ? {}
    : {
        preview: {
          cabinet: played.cabinet,
          view: () => viewOf(played),
          text: () => textOf(app, played),
        },
      };

/** What happened, and where to go from here. Taking the last move back leads back to the board. */
export const openResult = (app: App, played: PlayedGame): void => {
  const {cabinet, session} = played;
  const {say} = app.text();
  const back = (): void => {
    // The board comes back first, so that the screen which undo changes is the one that is seen.
    app.back();
    session.undo();
  };
  // A level that is solved from the start is reported, not played.
  const isPlayed = (): boolean => session.record.timeline.count() > 0;
  const items = (): readonly ListItem[] => [
    ...(played.next === undefined ? [] : [{label: say('nextLevel'), choose: played.next}]),
    ...(isPlayed() ? [{label: say('again'), choose: played.again}] : []),
    ...(isPlayed()
      ? [{label: say('watch'), choose: () => app.open(createViewerScreen(app, cabinet, session.record))}]
      : []),
    ...(isPlayed() ? [{label: say('takeBack'), choose: back}] : []),
    {label: say('toMenu'), choose: () => app.backToMenu()},
  ];
  const gameText = app.text().game(cabinet.game.id);
  app.open(
    createListScreen(app, {
      title: () => ({
        name: gameText.say('name'),
        subject: titleLine(cabinet.title(viewOf(played), textOf(app, played))),
        facts: isPlayed() ? [say('over')] : [],
      }),
      lines: () => resultLines(app, played),
      ...lastPosition(app, played),
      notice: () => unsavedNotice(app, played),
      items,
      ...(isPlayed() ? {undo: back, again: played.again} : {}),
    }),
  );
};

/** The end of a round: its result, then the next deal, or the end of the match where the game has one. */
export const openInterval = (app: App, played: PlayedGame): void => {
  const {cabinet, session} = played;
  const {say} = app.text();
  const {game} = cabinet;
  const gameText = app.text().game(game.id);
  const closeThen = (act: () => unknown): void => {
    app.back();
    act();
  };
  const asker = session.people[0] ?? 0;
  const stops = [...take(game.legalMoves(viewOf(played)), 1)];
  app.open(
    createListScreen(app, {
      title: () => ({
        name: gameText.say('name'),
        subject: titleLine(cabinet.title(viewOf(played), textOf(app, played))),
        facts: [say('round')],
      }),
      lines: () => resultLines(app, played),
      ...lastPosition(app, played),
      notice: () => unsavedNotice(app, played),
      items: () => [
        {label: say('nextRound'), choose: () => closeThen(() => session.proceed())},
        // What gives nothing away is looked at beside the board as it was left.
        ...(cabinet.aids ?? [])
          .filter(({mark}) => mark === undefined)
          .map(({word, keys: [key = '']}) => ({
            label: gameText.say(word),
            choose: () => closeThen(() => app.press(key)),
          })),
        ...(isSeat(asker) ? stops : []).map(stop => ({
          label: say('stopMatch'),
          choose: () => closeThen(() => session.play(asker, stop)),
        })),
        {label: say('toMenu'), choose: () => app.backToMenu()},
      ],
      undo: () => closeThen(() => session.undo()),
    }),
  );
};
