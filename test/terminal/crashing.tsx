import {fileURLToPath} from 'node:url';
import {main} from '../../source/commands/main.js';
import lightsOut from '../../source/games/lights-out/index.js';
import type {Cabinet} from '../../source/games/module.js';
import {asRecord} from '../../source/lib/json.js';

// The arcade with a game that goes wrong at the key z, in the way that CRASH names. It is there to crash.

const crash = process.env['CRASH'] ?? '';
const isBroken = (cursor: unknown): boolean => asRecord(cursor)?.['entry'] === 'broken';

const fail = (): never => {
  throw new Error(`broken in the ${crash}`);
};

const broken: Cabinet = {
  ...lightsOut,
  controls: {
    ...lightsOut.controls,
    interpretKey(view, cursor, key, language) {
      if (key !== 'z') return lightsOut.controls.interpretKey(view, cursor, key, language);
      if (crash === 'key') fail();
      if (crash === 'timer') setTimeout(fail, 1);
      if (crash === 'promise') void Promise.resolve().then(fail);
      return {type: 'cursor', cursor: {...asRecord(cursor), row: 0, column: 0, entry: 'broken'}};
    },
  },
  async loadBoard() {
    const board = await lightsOut.loadBoard();
    return {
      ...board,
      Picture(props) {
        if (crash === 'picture' && isBroken(props.cursor)) fail();
        return board.Picture(props);
      },
    };
  },
};

process.exitCode = await main({
  argv: process.argv.slice(2),
  environment: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  exit: process.exit,
  cabinets: [broken],
  levelsFolder: fileURLToPath(new URL('../../levels/', import.meta.url)),
  workerEntry: new URL('../../dist/worker.js', import.meta.url),
  importMeta: import.meta,
});
