import {openRecord} from '../../../source/engine/game-record.js';
import {type Session, startSession} from '../../../source/engine/session.js';
import mastermind from '../../../source/games/mastermind/index.js';
import type {OptionValues} from '../../../source/games/module.js';
import {randomFrom} from '../../../source/lib/random.js';
import type {Language} from '../../../source/lib/text.js';
import {createText} from '../../../source/locales/index.js';
import {linesOf} from '../../../source/plain/lines.js';
import {type LineEnd, playLines} from '../../../source/plain/play-lines.js';
import {headerOf} from '../../../source/shell/new-game.js';
import {value} from '../../checks.js';

export type Played = {
  readonly options?: OptionValues;
  /** Who plays: `human`, or the id of a bot. */
  readonly players?: readonly string[];
  readonly language?: Language;
  readonly manner?: 'picture' | 'words';
};

/** Plays by lines in memory. The transcript is what a terminal would show: what is typed stands behind its prompt. */
export const playByLines = async (
  typed: readonly string[],
  {options = {}, players = ['human'], language = 'en', manner = 'picture'}: Played = {},
): Promise<{readonly transcript: string; readonly end: LineEnd; readonly session: Session}> => {
  const {game, bots} = mastermind;
  const seats = players.map((bot, seat) =>
    bot === 'human' ? {name: `Ada ${seat}`} : {name: `Bo ${seat}`, bot},
  );
  const parsed = value(game.parseOptions(options, seats.length));
  const header = headerOf({cabinet: mastermind, options: parsed, seats, seed: 'golden'}, new Date(0));
  const session = startSession(game, value(openRecord(game, header)), {
    askBot: async ({bot, view, luck}) =>
      bots.find(({id}) => id === bot)?.choose(view, randomFrom(...luck)) ?? null,
    clock: () => 0,
    now: () => new Date(0),
  });
  let transcript = '';
  async function* chunks(): AsyncIterable<string> {
    for (const line of typed) {
      transcript += `${line}\n`;
      yield `${line}\n`;
    }
  }
  const end = await playLines({
    cabinet: mastermind,
    session,
    text: createText(language, [mastermind]),
    manner,
    lines: linesOf(chunks())[Symbol.asyncIterator](),
    async write(text) {
      transcript += text;
    },
    echoes: true,
    hasNext: false,
  });
  await session.close();
  return {transcript, end, session};
};
