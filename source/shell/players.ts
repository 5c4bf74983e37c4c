import type {SeatInfo} from '../engine/lines.js';
import type {Cabinet, GameTitle, OptionValues, Stars} from '../games/module.js';
import type {Json} from '../lib/json.js';
import type {Look} from '../lib/look.js';
import type {ArcadeText} from '../locales/index.js';

/** Who plays, by the words of `--players`: `human`, or the id of a bot. */
export const seatsOf = (
  cabinet: Cabinet,
  players: readonly string[],
  names: readonly string[],
  text: ArcadeText,
): readonly SeatInfo[] => {
  const people = players.filter(player => player === 'human').length;
  let number = 0;
  return players.map((player, seat) => {
    const bot = cabinet.bots.find(({id}) => id === player);
    if (bot !== undefined) return {name: names[seat] ?? `${bot.id} ${seat + 1}`, bot: bot.id};
    number += 1;
    return {name: names[seat] ?? (people === 1 ? text.say('player') : text.say('playerNumber', {number}))};
  });
};

/** The players when nothing is said: a person, and as many of the strongest bot as the game needs; else people. */
export const usualPlayers = (cabinet: Cabinet, set: OptionValues = {}): readonly string[] =>
  cabinet.usualPlayers?.(set) ?? [
    'human',
    ...Array.from({length: cabinet.game.seats.least - 1}, () => cabinet.bots.at(-1)?.id ?? 'human'),
  ];

/** What a bot is called: the game's word for it, else its id. */
export const botName = ({game}: Cabinet, bot: string, text: ArcadeText): string =>
  text.knows(game.id, `bot_${bot}`) ? text.game(game.id).say(`bot_${bot}`) : bot;

/** What a game with these options is called: its level where that has a name, and its size or variant. */
export const nameOf = (
  cabinet: Cabinet,
  input: Json,
  seats: number,
  text: ArcadeText,
): {readonly level: string; readonly subject: string} => {
  const {game} = cabinet;
  const options = game.parseOptions(input, seats);
  if (!options.ok) return {level: '', subject: ''};
  const view = game.view(game.initial(options.value, seats), 0);
  const {level = '', subject} = cabinet.title(view, text.game(game.id));
  return {level, subject};
};

/** Stars out of three, as signs. */
export const starText = (stars: Stars, {ascii}: Look): string => {
  const [full, empty] = ascii ? ['*', '-'] : ['★', '☆'];
  return full.repeat(stars) + empty.repeat(3 - stars);
};

/** What matters now, and the stars that can still be had. */
export const factsOf = ({facts, stars}: GameTitle, look: Look): readonly string[] =>
  stars === undefined ? facts : [...facts, starText(stars, look)];

/** The two in one line. */
export const titleLine = ({
  level = '',
  subject,
}: {
  readonly level?: string | undefined;
  readonly subject: string;
}): string => (level === '' ? subject : `${level}  ${subject}`);
