import type {Refusal} from '../engine/game.js';
import type {Cabinet, Census, OptionValues} from '../games/module.js';
import {jsonText} from '../lib/json.js';
import {randomFrom} from '../lib/random.js';
import {safeText} from '../lib/safe-text.js';
import type {ArcadeText} from '../locales/index.js';
import {type NewGame, prepareGame} from '../shell/new-game.js';
import {botName, playersOf, seatsOf} from '../shell/players.js';
import type {Estimate} from '../simulate/estimates.js';
import {type Simulation, simulate} from '../simulate/simulate.js';
import {realClock} from '../terminal/clock.js';
import type {Context} from './context.js';
import {atLevel} from './level-flag.js';
import {asTable} from './list.js';
import {optionFault, seedOf, withDay} from './made-options.js';
import type {Command} from './parse-command.js';
import {checkPlayers, listOf} from './players-flag.js';

type SimulateCommand = Extract<Command, {type: 'simulate'}>;

/** Matches that are played where nothing is said. */
const usualGames = 1000;

/** Who is to play by which options; or what is wrong is said, and the exit code is given. */
const prepare = (context: Context, cabinet: Cabinet, set: OptionValues): NewGame | 1 | 2 => {
  const {flags, text, warn} = context;
  if (cabinet.bots.length === 0) {
    warn(`arcade: ${text.say('noBots', {game: text.game(cabinet.game.id).say('name')})}`);
    return 2;
  }
  const options = atLevel(context, cabinet, withDay(cabinet, set));
  if (!options.ok) return options.error;
  const valid = cabinet.bots.map(({id}) => id);
  const players = checkPlayers(context, cabinet, listOf(flags, 'players'), valid);
  if (players === undefined) return 2;
  const game = prepareGame(cabinet, options.value, seatsOf(cabinet, players, [], text), seedOf(context));
  if (game.ok) return game.value;
  warn(`arcade: ${optionFault(game.error, cabinet, text)}`);
  return 2;
};

const numbersIn = ({language}: ArcadeText, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat(language, options);

const censusLines = (census: Census, bot: string, text: ArcadeText): readonly string[] => {
  const [whole, exact] = [numbersIn(text), numbersIn(text, {minimumFractionDigits: 4})];
  const rows = census.distribution.map((secrets, index) => [whole.format(index + 1), whole.format(secrets)]);
  return [
    text.say('censusTotals', {
      bot: safeText(bot),
      secrets: whole.format(census.secrets),
      total: whole.format(census.total),
      average: exact.format(census.average),
      worst: whole.format(census.worst),
    }),
    '',
    ...asTable([[text.say('columnGuesses'), text.say('columnSecrets')], ...rows]),
  ];
};

/** Why a strategy can't be tried on every secret. */
const censusFault = (refusal: Refusal, cabinet: Cabinet, text: ArcadeText): string => {
  if (refusal.code !== 'census-too-large') return optionFault(refusal, cabinet, text);
  const numbers = Object.entries(refusal.data ?? {}).map(([name, value]) => [
    name,
    numbersIn(text).format(Number(value)),
  ]);
  return text.say('censusTooLarge', Object.fromEntries(numbers));
};

/** Tries a strategy on every secret. */
const runCensus = (
  context: Context,
  {cabinet, options, seats, seed}: NewGame,
  census: NonNullable<Cabinet['census']>,
): number => {
  const {flags, text, print, warn} = context;
  const [bot = ''] = playersOf(seats);
  const found = census(options, bot, randomFrom('census', seed));
  if (!found.ok) {
    warn(`arcade: ${censusFault(found.error, cabinet, text)}`);
    return 2;
  }
  if (flags['json'] === true) {
    const {secrets, total, average, worst, distribution} = found.value;
    print(jsonText({secrets, total, average, worst, distribution}));
  } else for (const line of censusLines(found.value, botName(cabinet, bot, text), text)) print(line);
  return 0;
};

const estimateText = ({mean, low, high}: Estimate, numbers: Intl.NumberFormat): string =>
  `${numbers.format(mean)} (${[low, high].map(bound => numbers.format(bound)).join(' - ')})`;

/** The game's own figures, a line each. */
const figureLines = (
  {game, statistics}: Cabinet,
  estimates: Simulation['statistics'],
  text: ArcadeText,
): readonly string[] => {
  const shares = numbersIn(text, {style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1});
  const means = numbersIn(text, {minimumFractionDigits: 3, maximumFractionDigits: 3});
  const rows = Object.entries(estimates).map(([name, estimate]) => [
    text.game(game.id).say(`statistic_${name}`),
    estimateText(estimate, statistics?.kinds[name] === 'share' ? shares : means),
  ]);
  return rows.length === 0
    ? []
    : ['', ...asTable([[text.say('columnFigure'), text.say('columnMean')], ...rows])];
};

const matchLines = (
  {rounds, statistics, players}: Simulation,
  {cabinet, seats, seed}: NewGame,
  games: number,
  text: ArcadeText,
): readonly string[] => {
  const whole = numbersIn(text);
  const shares = numbersIn(text, {style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1});
  const points = numbersIn(text, {minimumFractionDigits: 3, maximumFractionDigits: 3});
  const head = [text.say('columnPlayer'), text.say('columnShare'), text.say('columnPoints')];
  const rows = players.map((figures, seat) => [
    safeText(seats[seat]?.name ?? ''),
    estimateText(figures.share, shares),
    estimateText(figures.points, points),
  ]);
  return [
    text.say('simulated', {
      game: text.game(cabinet.game.id).say('name'),
      games: whole.format(games),
      rounds: whole.format(rounds),
      seed: safeText(seed),
    }),
    '',
    ...asTable([head, ...rows]),
    ...figureLines(cabinet, statistics, text),
  ];
};

/** Plays many matches. */
const runMatches = (context: Context, game: NewGame): number => {
  const {flags, text, print} = context;
  const {cabinet, options, seats, seed} = game;
  const games = Number(flags['games'] ?? usualGames);
  const start = realClock.clock();
  const simulation = simulate(cabinet, {options, players: playersOf(seats)}, seed, games);
  const seconds = Math.round(realClock.clock() - start) / 1000;
  if (flags['json'] === true) {
    const {rounds, statistics, players} = simulation;
    print(jsonText({game: cabinet.game.id, options, rounds, seed, seconds, statistics, players}));
  } else for (const line of matchLines(simulation, game, games, text)) print(line);
  return 0;
};

/**
 * `arcade simulate`: bots against bots, without a screen. Of a game with secrets one bot alone is tried on all of them, unless
 * `--games` asks for matches.
 */
export const simulateCommand = (context: Context, {cabinet}: SimulateCommand, set: OptionValues): number => {
  if (cabinet === undefined) throw new Error('only the help of simulate does without a game');
  const game = prepare(context, cabinet, set);
  if (typeof game === 'number') return game;
  const isCensus = game.seats.length === 1 && context.flags['games'] === undefined;
  if (cabinet.census !== undefined && isCensus) return runCensus(context, game, cabinet.census);
  return runMatches(context, game);
};
