import {expect, test} from 'vitest';
import {placeOf, suits} from '../../../source/cards/card.js';
import {evolveAll} from '../../../source/engine/game.js';
import {type CrazyEightsOptions, optionSpecs} from '../../../source/games/crazy-eights/options.js';
import {createPlayout, type InnerMove} from '../../../source/games/crazy-eights/playout.js';
import {playByCounting} from '../../../source/games/crazy-eights/rule-bots.js';
import {crazyEights as game} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsMove, CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {type Random, randomFrom} from '../../../source/lib/random.js';
import {value} from '../../checks.js';

// The playout knows the rules a second time, in numbers: here it is held against the rules themselves.

/** Any of the options' values, as far as they can be met with so many seats. */
const randomOptions = (seats: number, random: Random): CrazyEightsOptions => {
  for (;;) {
    const set = Object.fromEntries(
      optionSpecs.map(spec => [
        spec.name,
        spec.kind === 'choice' ? spec.values[random.below(spec.values.length)] : 5 + random.below(4),
      ]),
    );
    const options = game.parseOptions(set, seats);
    if (options.ok) return options.value;
  }
};

const isRoundOver = ({phase}: CrazyEightsState): boolean => phase === 'interval' || phase === 'over';

const after = (state: CrazyEightsState, move: CrazyEightsMove): CrazyEightsState =>
  evolveAll(game, state, value(game.decide(state, move), JSON.stringify(move)));

const dealt = (state: CrazyEightsState, random: Random): CrazyEightsState =>
  evolveAll(game, state, game.deal(state, random));

/** The real rules, with everybody playing by the rule of thumb. */
const playOn = (state: CrazyEightsState, random: Random): CrazyEightsState => {
  let at = state;
  while (!isRoundOver(at)) {
    const mover = game.mover(at);
    at = typeof mover === 'number' ? after(at, playByCounting(game.view(at, mover))) : dealt(at, random);
  }
  return at;
};

const inNumbers = (move: CrazyEightsMove): InnerMove => {
  if (move.type === 'play')
    return {
      type: 'play',
      card: placeOf(move.card),
      suit: move.suit === undefined ? -1 : suits.indexOf(move.suit),
    };
  if (move.type === 'name') return {type: 'name', suit: suits.indexOf(move.suit)};
  return move.type === 'draw' ? {type: 'draw'} : {type: 'pass'};
};

const known = ({turn, pile, suit, drawn, passes}: CrazyEightsState) => ({
  ...{turn, drawn, passes, suit: suits.indexOf(suit), pile: pile.map(placeOf)},
});

test('a playout ends as the rules say, from anywhere in a round, by every option', () => {
  const seen = {games: 0, blocked: 0, reshuffled: 0};
  for (let number = 0; number < 1500; number++) {
    const random = randomFrom('playout', number);
    const seats = 2 + random.below(6);
    const options = randomOptions(seats, random);
    let state = dealt(game.initial(options, seats), random);
    // Some random moves first.
    for (let moves = random.below(25); moves > 0 && !isRoundOver(state); moves--) {
      const mover = game.mover(state);
      const legal = typeof mover === 'number' ? [...game.legalMoves(game.view(state, mover))] : [];
      state =
        legal.length === 0
          ? dealt(state, random)
          : after(state, legal[random.below(legal.length)] as CrazyEightsMove);
    }
    const mover = game.mover(state);
    if (typeof mover !== 'number') continue;
    const playout = createPlayout(options, seats);
    playout.begin(
      known(state),
      state.hands.map(hand => hand.map(placeOf)),
      state.stock.map(placeOf),
    );
    for (const move of game.legalMoves(game.view(state, mover))) {
      const end = playOn(after(state, move), randomFrom('reshuffle', number));
      const played = playout.run(inNumbers(move), randomFrom('reshuffle', number));
      expect([number, game.makeMove(move), ...played.points]).toEqual([
        number,
        game.makeMove(move),
        ...(end.rounds[0]?.points ?? []),
      ]);
      expect(played.out).toBe(end.rounds[0]?.out);
      seen.games += 1;
      if (played.out === undefined) seen.blocked += 1;
      if (end.log.some(({what}) => what === 'reshuffled')) seen.reshuffled += 1;
    }
  }
  expect(seen.games).toBeGreaterThan(3000);
  expect(seen.blocked).toBeGreaterThan(100);
  expect(seen.reshuffled).toBeGreaterThan(300);
});
