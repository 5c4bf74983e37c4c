import type {ReadStream, WriteStream} from 'node:tty';
import {render} from 'ink';
import {listenToProcess} from '../terminal/process-events.js';
import {type AppPorts, createApp} from './app.js';
import {type FirstScreen, openFirst} from './first-screen.js';
import {createMenuScreen} from './menu.js';
import {AppView} from './views/app-view.js';

export type ArcadeStreams = {
  readonly stdin: ReadStream;
  readonly stdout: WriteStream;
  readonly stderr: WriteStream;
};

/** How the arcade ended. The terminal is as it was before. */
export type ArcadeEnd =
  | {readonly type: 'left'; readonly code: number}
  | {readonly type: 'signal'; readonly signal: NodeJS.Signals}
  | {readonly type: 'crash'; readonly fault: unknown};

const eraseScreen = '\x1b[2J\x1b[H';
// What is written between these is shown at once, by terminals that know of it.
const [beginFrame, endFrame] = ['\x1b[?2026h', '\x1b[?2026l'];

/** Draws the arcade on the alternate screen until it is left. `first` is what is to be seen first, over the menu. */
export const openArcade = async (
  ports: AppPorts,
  streams: ArcadeStreams,
  first: FirstScreen,
): Promise<ArcadeEnd> => {
  const {stdin, stdout, stderr} = streams;
  const size = {columns: stdout.columns, rows: stdout.rows};
  const app = createApp(ports, size, createMenuScreen);
  let end: ArcadeEnd | undefined;
  let isLeft = false;
  const endWith = (how: ArcadeEnd): void => {
    end ??= how;
    app.quit(0);
  };
  const stopListening = listenToProcess({
    ended: signal => endWith({type: 'signal', signal}),
    continued: app.redraw,
    stopped: app.suspend,
    resized: () => repaint(),
    crashed: fault => endWith({type: 'crash', fault}),
  });
  // A terminal that is gone can't be drawn on: the recordings are closed and the program ends.
  const lost = (): void => endWith({type: 'left', code: 1});
  stdout.on('error', lost);
  stdin.on('error', lost);
  // Before Ink hears of it, so that not even one frame is drawn at the size before.
  const measure = (): void => app.resize({columns: stdout.columns, rows: stdout.rows});
  stdout.prependListener('resize', measure);
  if ('cabinet' in first) await app.boards.load(first.cabinet);
  if (first.type === 'new-game') await app.boards.load(first.game.cabinet);
  openFirst(app, first);
  const picture = render(<AppView app={app} />, {
    stdin,
    stdout,
    stderr,
    alternateScreen: true,
    incrementalRendering: true,
    maxFps: 60,
    exitOnCtrlC: false,
    interactive: true,
    patchConsole: true,
  });
  // Ink draws what differs from its last frame. Of that, a terminal which was smaller for a moment has lost a part, even
  // when its size is the same again and nobody tells Ink: so all is drawn anew at every change.
  const repaint = (): void => {
    if (isLeft || app.isAway()) return;
    stdout.write(beginFrame);
    picture.clear();
    stdout.write(eraseScreen);
    stdout.emit('resize');
    stdout.write(endFrame);
  };
  picture.waitUntilExit().catch((fault: unknown) => endWith({type: 'crash', fault}));
  const code = await app.ended;
  isLeft = true;
  picture.unmount();
  await picture.waitUntilExit().catch(() => undefined);
  stopListening();
  stdout.off('resize', measure);
  stdout.off('error', lost);
  stdin.off('error', lost);
  return end ?? {type: 'left', code};
};
