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
  return players.map((player, seat) => {
    const alike = players.filter(other => other === player).length;
    const number = players.slice(0, seat + 1).filter(other => other === player).length;
    const bot = cabinet.bots.find(({id}) => id === player);
    if (bot === undefined)
      return {name: names[seat] ?? (alike === 1 ? text.say('player') : text.say('playerNumber', {number}))};
    const name = botName(cabinet, bot.id, text);
    return {name: names[seat] ?? (alike === 1 ? name : `${name} ${number}`), bot: bot.id};
  });
};

/** A bot as people call it: the game's word for it, else its id. */
export const botName = ({game}: Cabinet, id: string, text: ArcadeText): string => {
  const key = `bot_${id}`;
  return text.knows(game.id, key) ? text.game(game.id).say(key) : id;
};

/** The words of `--players` that these seats come from. */
export const playersOf = (seats: readonly SeatInfo[]): readonly string[] =>
  seats.map(({bot}) => bot ?? 'human');

/**
 * The players when nothing is said: as the game has it for these options, else a person, and as many of the strongest bot as
 * the game needs, or people where it has none.
 */
export const usualPlayers = (
  {game, bots, usualPlayers: own}: Cabinet,
  set: OptionValues,
): readonly string[] =>
  own?.(set) ?? ['human', ...Array.from({length: game.seats.least - 1}, () => bots.at(-1)?.id ?? 'human')];

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
