import {describe, expect, it} from 'vitest';
import type {Cabinet} from '../source/games/module.js';
import {asRecord} from '../source/lib/json.js';
import {languages} from '../source/lib/text.js';
import {
  checkDeals,
  checkEvents,
  checkGarbage,
  checkNoDeal,
  checkOutcome,
  checkPlain,
  type Planter,
} from './contract/facts.js';
import {checkMoves} from './contract/moves.js';
import {checkBots, checkControls} from './contract/players.js';
import {playthrough} from './contract/playthrough.js';
import type {Case, Event, Position} from './contract/position.js';
import {checkOpenEyes, checkSecrets} from './contract/secrets.js';
import {checkExplanations, checkSpeech} from './contract/speech.js';

export type {Case, Planter};

export type Plan = {
  /** How many matches of each case are played. */
  readonly seeds?: number;
  /** Deals that are impossible in this game, made from a possible one. */
  readonly plant?: Planter;
};

/** What a match was seen to hold, so that a test can tell whether it tested anything. */
export type Sight = {plies: number; deals: number; secrets: number; intervals: number};

/** Plays one match by a seed and checks every position of it. Throws for the first thing that is wrong. */
export const checkMatch = (cabinet: Cabinet, match: Case, seed: string, plant: Planter = () => []): Sight => {
  const sight: Sight = {plies: 0, deals: 0, secrets: 0, intervals: 0};
  let lastDeal: readonly Event[] | undefined;
  const visit = (position: Position): void => {
    checkPlain(position);
    checkOutcome(position);
    checkMoves(position);
    checkBots(position);
    checkControls(position);
    checkOpenEyes(position);
    if (checkSecrets(position)) sight.secrets += 1;
    checkSpeech(position);
    if (position.mover === 'chance' || position.mover === 'interval') checkDeals(position, plant);
    else if (lastDeal !== undefined) checkNoDeal(position, lastDeal);
    if (position.mover === 'interval') sight.intervals += 1;
    sight.plies += 1;
  };
  playthrough(cabinet, match, seed, (position, last) => {
    if (last?.seat === 'chance') {
      lastDeal = last.events;
      sight.deals += 1;
    }
    if (last !== undefined) checkEvents(position, last);
    visit(position);
    if (sight.plies % 8 === 1) {
      checkGarbage(position);
      checkExplanations(position);
    }
  });
  return sight;
};

/** The tests that every game must pass, whatever it is. */
export const describeContract = (cabinet: Cabinet, cases: readonly Case[], plan: Plan = {}): void => {
  const {seeds = 8, plant} = plan;
  describe(`${cabinet.game.id} keeps the contract`, () => {
    it.each(cases)('$players players, options $options', match => {
      for (let seed = 0; seed < seeds; seed++) {
        const sight = checkMatch(cabinet, match, `contract ${seed}`, plant);
        expect(sight.plies).toBeGreaterThan(1);
      }
    });

    it('says the same words in every language', () => {
      const keys = languages.map(language => Object.keys(cabinet.words[language]).toSorted());
      expect(keys[1]).toEqual(keys[0]);
      expect(keys[2]).toEqual(keys[0]);
    });

    it('makes its options canonical, and refuses what is not an option', () => {
      const {parseOptions} = cabinet.game;
      for (const {players, options} of cases) {
        const parsed = parseOptions(options, players);
        expect(parsed.ok, JSON.stringify(options)).toBe(true);
        if (parsed.ok) expect(parseOptions(parsed.value, players), 'canonical').toEqual(parsed);
        const set = asRecord(options) ?? {};
        const spoilt = cabinet.options.map(({name}) => ({...set, [name]: {unlikely: 1}}));
        for (const input of [undefined, null, 7, 'x', [], ...spoilt])
          expect(parseOptions(input, players).ok, JSON.stringify(input)).toBe(false);
      }
    });

    it('means the same by its defaults as by no options', () => {
      const {parseOptions, seats} = cabinet.game;
      const set = Object.fromEntries(cabinet.options.map(option => [option.name, option.default]));
      const defaults = parseOptions({}, seats.least);
      // A game that is played by levels has no default level.
      if (defaults.ok) expect(parseOptions(set, seats.least)).toEqual(defaults);
    });

    it('loads a board that knows how much space it needs', async () => {
      const board = await cabinet.loadBoard();
      playthrough(cabinet, {...(cases[0] as Case), plies: 5, endless: true}, 'board', ({game, state}) => {
        const {columns, rows} = board.leastSize(game.view(state, 'all'));
        expect(columns).toBeGreaterThan(0);
        expect(rows).toBeGreaterThan(0);
      });
    });
  });
};
