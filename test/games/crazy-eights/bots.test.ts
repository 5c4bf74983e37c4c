import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Card} from '../../../source/cards/card.js';
import {evolveAll, isSeat} from '../../../source/engine/game.js';
import {bots} from '../../../source/games/crazy-eights/bots.js';
import {rehide} from '../../../source/games/crazy-eights/rehide.js';
import {playByCounting} from '../../../source/games/crazy-eights/rule-bots.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {randomFrom} from '../../../source/lib/random.js';
import {check, checkSame} from '../../checks.js';
import {
  afterMove,
  anyCase,
  type Case,
  dealtState,
  optionsOf,
  positionsOf,
  randomMove,
  tableWith,
} from './tables.js';

const handedOut = (hand: readonly Card[], pile: readonly Card[], input: object = {}): CrazyEightsState =>
  tableWith({hands: [hand, ['AC', 'AD']], pile, input});
const counted = (state: CrazyEightsState) => playByCounting(crazyEights.view(state, 0));

describe('the bots', () => {
  test('are four, the weakest first', () => {
    expect(bots.map(({id}) => id)).toEqual(['random', 'source', 'counting', 'expert']);
  });

  test('make legal moves, the same by the same luck, whatever the hidden cards are', () => {
    const seen = {positions: 0, choices: 0, changed: 0};
    fc.assert(
      fc.property(anyCase, start => {
        for (const {state, mover} of positionsOf(start, randomMove, 4)) {
          const view = crazyEights.view(state, mover);
          const other = evolveAll(crazyEights, state, rehide(state, mover, randomFrom('rehide', start.seed)));
          seen.positions += 1;
          seen.changed += JSON.stringify(other) === JSON.stringify(state) ? 0 : 1;
          seen.choices += [...crazyEights.legalMoves(view)].length > 1 ? 1 : 0;
          for (const {id, choose} of bots) {
            const move = choose(view, randomFrom(id, start.seed));
            check(crazyEights.decide(state, move).ok, `${id} makes a move that is refused`);
            checkSame(choose(crazyEights.view(other, mover), randomFrom(id, start.seed)), move, id);
          }
        }
      }),
      {numRuns: 80},
    );
    expect(seen.positions).toBeGreaterThan(200);
    expect(seen.choices).toBeGreaterThan(100);
    expect(seen.changed).toBeGreaterThan(200);
  });

  test('see nothing but their view: one that differs in the hidden cards alone is the same', () => {
    fc.assert(
      fc.property(anyCase, start => {
        for (const {state, mover} of positionsOf(start, randomMove, 10)) {
          const other = evolveAll(crazyEights, state, rehide(state, mover, randomFrom('rehide', start.seed)));
          checkSame(crazyEights.view(other, mover), crazyEights.view(state, mover), 'the view');
        }
      }),
      {numRuns: 300},
    );
  });
});

describe('counting', () => {
  test('keeps its eights while another card goes', () => {
    expect(counted(handedOut(['8H', '2S', 'KC'], ['9S']))).toEqual({type: 'play', card: '2S'});
    expect(counted(handedOut(['8H', '2D', 'KC'], ['9S']))).toEqual({type: 'play', card: '8H', suit: 'D'});
    expect(counted(handedOut(['8H'], ['9S']))).toEqual({type: 'play', card: '8H'});
  });

  test('weighs points, cards that go with it, and unseen cards of its suit', () => {
    // Both count 10, and of both suits 11 cards are unseen; the king goes with no other card, the queen with one of its rank.
    expect(counted(handedOut(['QS', 'KS', 'QH', '3D'], ['9S']))).toEqual({type: 'play', card: 'KS'});
    // 9 - 3 * 0 - 5 * 12 against 9 - 3 * 0 - 5 * 10: of hearts two are in the pile.
    expect(counted(handedOut(['9S', '9H'], ['3H', '4H', '9D']))).toEqual({type: 'play', card: '9H'});
    // Equal: the first in hand.
    expect(counted(handedOut(['9S', '9H'], ['9D']))).toEqual({type: 'play', card: '9S'});
    expect(counted(handedOut(['9H', '9S'], ['9D']))).toEqual({type: 'play', card: '9H'});
  });

  test('names the suit that it holds most of, eights left out, then that with fewer unseen', () => {
    expect(counted(handedOut(['8C', '2H', '3H', 'KD'], ['9S']))).toEqual({
      type: 'play',
      card: '8C',
      suit: 'H',
    });
    // A diamond and a heart; of hearts two more are seen.
    expect(counted(handedOut(['8C', '2D', '3H'], ['JH', 'QH', 'QS']))).toEqual({
      type: 'play',
      card: '8C',
      suit: 'H',
    });
    // Eights in hand are no cards of their suit, but they are seen: of spades 10 are unseen, of the others more.
    expect(counted(handedOut(['8S', '8C'], ['QS', 'KS', '5S']))).toEqual({
      type: 'play',
      card: '8S',
      suit: 'S',
    });
  });

  test('counts two decks double', () => {
    // On two decks a card of the same face goes with itself once: 9 - 3 - 5 * 24 against 6 - 5 * 25 + ...
    const state = handedOut(['9S', '9S', '9H'], ['9D'], {decks: '2'});
    expect(counted(state)).toEqual({type: 'play', card: '9S'});
    expect(counted(handedOut(['9S', '9S', 'KH', '9H'], ['9D'], {decks: '2'}))).toEqual({
      type: 'play',
      card: '9S',
    });
  });

  test('plays when it can where one may draw at any time, draws where it must, and passes at last', () => {
    expect(counted(handedOut(['2S', 'KC'], ['9S'], {mayDraw: 'always'}))).toEqual({type: 'play', card: '2S'});
    expect(counted(handedOut(['2D', 'KC'], ['9S']))).toEqual({type: 'draw'});
    expect(counted({...handedOut(['2D', 'KC'], ['9S']), stock: []})).toEqual({type: 'pass'});
  });
});

/** The share of rounds that the first bot wins of the second, each deck played from both sides. */
const shareOf = (first: string, second: string, decks: number): number => {
  const [bot, other] = [first, second].map(id => bots.find(each => each.id === id));
  let won = 0;
  for (let deck = 0; deck < decks; deck++)
    for (const own of [0, 1]) {
      const start: Case = {options: optionsOf({target: 'none'}), seats: 2, seed: deck};
      let state = dealtState(start);
      for (let ply = 0; isSeat(crazyEights.mover(state)); ply++) {
        const mover = crazyEights.mover(state) as number;
        const player = mover === own ? bot : other;
        const move = player?.choose(crazyEights.view(state, mover), randomFrom('bot', deck, own, ply));
        state = afterMove(state, move ?? {type: 'pass'});
      }
      const winners = crazyEights.outcome(state)?.winners ?? [];
      won += winners.includes(own) ? 1 / winners.length : 0;
    }
  return won / decks / 2;
};

describe('their strength', () => {
  // The oracle's figure, 0.607, within four standard errors of so many decks.
  test('of counting against source is what others measured', () => {
    const share = shareOf('counting', 'source', 1500);
    expect(share).toBeGreaterThan(0.575);
    expect(share).toBeLessThan(0.64);
  });

  test('of the expert shows against one that plays any card', () => {
    expect(shareOf('expert', 'random', 60)).toBeGreaterThan(0.56);
  });
});
