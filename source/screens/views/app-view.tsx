import {useApp, useInput, usePaste} from 'ink';
import {type ReactNode, useEffect, useRef, useSyncExternalStore} from 'react';
import {Frame, frameRows} from '../../kit/frame.js';
import {keysOf} from '../../kit/key-input.js';
import {bindingLabel} from '../../kit/key-label.js';
import type {Key} from '../../lib/keys.js';
import {ellipsisOf, type Size} from '../../lib/look.js';
import type {App} from '../app.js';
import {appKeys, helpKeys} from '../app-keys.js';
import {layHelp} from '../help.js';
import {keyNames} from '../key-names.js';
import {messageLines} from '../message-lines.js';
import type {Screen, ScreenKey} from '../screen.js';
import {DrawingView} from './drawing-view.js';
import {HelpView} from './help-view.js';
import {ListView} from './list-view.js';
import {PlayView} from './play-view.js';
import {TooSmallView} from './too-small-view.js';
import {ViewerView} from './viewer-view.js';

const Table = ({
  app,
  screen,
  size,
}: {
  readonly app: App;
  readonly screen: Screen;
  readonly size: Size;
}): ReactNode => {
  switch (screen.kind) {
    case 'list':
      return <ListView app={app} screen={screen} size={size} />;
    case 'viewer':
      return <ViewerView app={app} screen={screen} size={size} />;
    case 'drawing':
      return <DrawingView app={app} screen={screen} size={size} />;
    case 'play':
      return <PlayView app={app} screen={screen} size={size} />;
  }
};

/** The keys to show in the footer: the screen's own, then the arcade's. */
const footerKeys = (app: App, screen: Screen): readonly ScreenKey[] => {
  const {say} = app.text();
  const canScroll = app.helpIsOpen() && layHelp(app).mostAbove > 0;
  const shell = app.helpIsOpen() ? helpKeys.filter(({action}) => canScroll || action === 'close') : appKeys;
  // Where a text is typed, a question mark is a part of it.
  const here = shell.filter(({action}) => action !== 'help' || screen.takesText?.() !== true);
  const shared = here.map(binding => ({...binding, text: say(binding.word)}));
  return app.helpIsOpen() ? shared : [...screen.keys(), ...shared];
};

/** The whole screen, from the state of the app and the size of the terminal. */
const AppPicture = ({app}: {readonly app: App}): ReactNode => {
  const screen = app.screen();
  const size = app.size();
  const look = app.look();
  const need = screen.leastSize();
  if (size.columns < need.columns || size.rows < need.rows)
    return <TooSmallView app={app} size={size} need={need} />;
  const names = keyNames(app.text());
  const keys = footerKeys(app, screen).map(key => ({
    label: bindingLabel(key, look, names),
    word: key.text,
    weight: key.weight,
  }));
  const {name, subject, facts} = screen.title();
  // The help is laid out for the whole table.
  const spared = app.helpIsOpen() ? size : need;
  const message = messageLines(screen.message(), size, spared, ellipsisOf(look));
  const table = {columns: size.columns, rows: size.rows - frameRows - (message.length - 1)};
  return (
    <Frame
      size={size}
      look={look}
      name={name}
      subject={subject}
      facts={facts}
      notice={screen.notice()}
      message={message}
      keys={keys}
    >
      {app.helpIsOpen() ? (
        <HelpView app={app} rows={table.rows} />
      ) : (
        <Table app={app} screen={screen} size={table} />
      )}
    </Frame>
  );
};

/** Reads keys for the app, and draws it whenever it says that something has changed. */
export const AppView = ({app}: {readonly app: App}): ReactNode => {
  useSyncExternalStore(app.subscribe, app.version);
  const {suspendTerminal} = useApp();
  useEffect(() => app.connect(suspendTerminal), [app, suspendTerminal]);
  // Every key is handed on at once, in order: what it does depends on the app's state, never on the last drawn frame.
  const before = useRef<readonly Key[]>([]);
  useInput((input, key) => {
    before.current = keysOf(input, key, before.current);
    for (const each of before.current) app.press(each);
  });
  // Pasted text plays no moves.
  usePaste(() => undefined);
  return <AppPicture app={app} />;
};
