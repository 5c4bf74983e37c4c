import {describe, expect, test} from 'vitest';
import type {Mover} from '../../../source/engine/game.js';
import {
  colourLetters,
  makeCode,
  makeNotation,
  parseCode,
  parseNotation,
} from '../../../source/games/mastermind/notation.js';
import {optionSpecs, parseOptions} from '../../../source/games/mastermind/options.js';
import {mastermind, rehide} from '../../../source/games/mastermind/rules.js';
import type {MastermindState} from '../../../source/games/mastermind/types.js';
import {randomFrom} from '../../../source/lib/random.js';
import type {Result} from '../../../source/lib/result.js';

const got = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const codeOfRefusal = <T>(result: Result<T, {readonly code: string}>): string =>
  result.ok ? 'taken' : result.error.code;

/** A state after these lines: moves in notation, `deal` where chance is to move or a round is over. */
const stateAfter = (options: object, seats: number, ...lines: readonly string[]): MastermindState =>
  lines.reduce(
    (state, line, index) => {
      const events =
        line === 'deal'
          ? mastermind.deal(state, randomFrom('deal', index))
          : got(mastermind.decide(state, got(mastermind.parseMove(line))));
      return events.reduce(mastermind.evolve, state);
    },
    mastermind.initial(got(parseOptions(options, seats)), seats),
  );

const moverAfter = (...given: Parameters<typeof stateAfter>): Mover => mastermind.mover(stateAfter(...given));
const refusedAfter = (line: string, ...given: Parameters<typeof stateAfter>): string => {
  const move = mastermind.parseMove(line);
  return move.ok ? codeOfRefusal(mastermind.decide(stateAfter(...given), move.value)) : move.error.code;
};

const withSecret = (state: MastermindState, secret: string): MastermindState => ({
  ...state,
  secret: got(parseCode(secret, 'fr')),
});

describe('options', () => {
  test('are the classic game by default', () => {
    expect(got(parseOptions({}, 1))).toEqual({
      colours: 6,
      pegs: 4,
      tries: 10,
      repetition: false,
      feedback: 'per-peg',
      mode: 'break',
      rounds: 1,
    });
  });

  test('mean the same when each is set to its default', () => {
    const set = Object.fromEntries(optionSpecs.map(spec => [spec.name, spec.default]));
    expect(parseOptions(set, 1)).toEqual(parseOptions({}, 1));
  });

  test.each([
    [{colours: 4, pegs: 5}, 1, 'too-few-colours'],
    [{colours: 13}, 1, 'bad-option'],
    [{pegs: 0}, 1, 'bad-option'],
    [{tries: 21}, 1, 'bad-option'],
    [{feedback: 'none'}, 1, 'bad-option'],
    [{mode: 'pair'}, 1, 'wrong-seats'],
    [{}, 2, 'wrong-seats'],
    [{mode: 'pair', rounds: 3}, 2, 'odd-rounds'],
  ])('%j for %i is refused: %s', (options, seats, code) => {
    expect(codeOfRefusal(parseOptions(options, seats))).toBe(code);
  });

  test('with repetition there may be more pegs than colours', () => {
    expect(parseOptions({colours: 2, pegs: 8, repetition: true}, 1).ok).toBe(true);
  });
});

describe('notation', () => {
  test.each(['en', 'fr', 'zh'] as const)('of every colour in %s comes back', language => {
    expect(new Set(colourLetters[language]).size).toBe(12);
    const code = Array.from({length: 8}, (_, peg) => 11 - peg);
    expect(got(parseCode(makeCode(code, language), language))).toEqual(code);
    expect(got(parseCode(makeCode(code, language).toLowerCase(), language))).toEqual(code);
    expect(got(parseCode('1 12 3', language))).toEqual([0, 11, 2]);
    expect(got(parseCode('1345', language))).toEqual([0, 2, 3, 4]);
  });

  test.each([
    '1 3 4 5',
    'hide 1 3 4 12',
    'mark #XX0',
    'mark 3 #XX0',
    'mark 3: 0',
    'mark 2 1',
    'mark 3 2 1',
    'stop',
  ])('%s is canonical', text => {
    const move = got(mastermind.parseMove(text));
    expect(mastermind.makeMove(move)).toBe(text);
    for (const language of ['en', 'fr', 'zh'] as const)
      expect(got(parseNotation(makeNotation(move, language), language))).toEqual(move);
  });

  test('of marks with spaces between does not begin with a row', () => {
    expect(got(parseNotation('mark 0 0 X 0', 'en'))).toEqual({
      type: 'mark',
      answer: {type: 'per-peg', marks: [0, 0, 1, 0]},
    });
  });

  test.each(['', 'hide', 'mark', 'mark 9', '1 13', 'YRQB', '1-2', 'mark #Y'])('%j is no move', text => {
    expect(mastermind.parseMove(text).ok).toBe(false);
  });
});

describe('break: chance hides, one breaks', () => {
  test('the secret is dealt, without repetition where that is off, and seen by nobody until the round is over', () => {
    for (let seed = 0; seed < 50; seed++) {
      const dealt = mastermind.deal(stateAfter({}, 1), randomFrom('deal', seed));
      const state = dealt.reduce(mastermind.evolve, stateAfter({}, 1));
      expect(new Set(state.secret).size).toBe(4);
      expect(mastermind.checkDeal(stateAfter({}, 1), dealt).ok).toBe(true);
      expect(mastermind.view(state, 0).secret).toEqual([]);
    }
  });

  test('a guess is answered as the source says, and its points are the tries', () => {
    const hidden = withSecret(stateAfter({}, 1, 'deal'), 'JRVO');
    const first = got(mastermind.decide(hidden, {type: 'guess', code: got(parseCode('JORN', 'fr'))}));
    const state = first.reduce(mastermind.evolve, hidden);
    expect(state.rows[0]?.answer).toEqual({type: 'per-peg', marks: [2, 1, 1, 0]});
    expect(mastermind.mover(state)).toBe(0);
    const last = got(mastermind.decide(state, {type: 'guess', code: hidden.secret}));
    const over = last.reduce(mastermind.evolve, state);
    expect(mastermind.mover(over)).toBe('over');
    expect(mastermind.outcome(over)).toEqual({scores: [2], winners: [0]});
    expect(mastermind.view(over, 0).secret).toEqual(hidden.secret);
  });

  test('out of tries it scores one more than there are, and nobody wins; a win on the last try is a win', () => {
    const hidden = withSecret(stateAfter({tries: 2}, 1, 'deal'), 'JRVO');
    const play = (...words: readonly string[]): MastermindState =>
      words.reduce(
        (state, word) =>
          got(mastermind.decide(state, {type: 'guess', code: got(parseCode(word, 'fr'))})).reduce(
            mastermind.evolve,
            state,
          ),
        hidden,
      );
    expect(mastermind.outcome(play('NNNN', 'NNNN'))).toEqual({scores: [3], winners: []});
    expect(mastermind.outcome(play('NNNN', 'JRVO'))).toEqual({scores: [2], winners: [0]});
  });

  test.each([
    ['1 2 3', 'no-code'],
    ['1 2 3 7', 'no-code'],
    ['1 1 1 1', 'taken'],
    ['hide 1 2 3 4', 'nothing-to-hide'],
    ['mark ####', 'nothing-to-mark'],
    ['stop', 'no-interval'],
  ])('%s: %s', (line, code) => {
    expect(refusedAfter(line, {}, 1, 'deal')).toBe(code);
  });

  test('a branch draws another secret that the answers allow', () => {
    const state = stateAfter({}, 1, 'deal', '1 1 2 2', '3 4 5 6');
    if (mastermind.mover(state) !== 0) throw new Error('the round is over');
    for (let seed = 0; seed < 20; seed++) {
      const events = rehide(state, 0, randomFrom('rehide', seed));
      expect(mastermind.checkDeal(state, events).ok).toBe(true);
      const again = events.reduce(mastermind.evolve, state);
      expect(mastermind.view(again, 0)).toEqual(mastermind.view(state, 0));
    }
    const wrong = {type: 'rehidden', secret: [0, 0, 0, 0]} as const;
    expect(mastermind.checkDeal(state, [wrong]).ok).toBe(false);
  });
});

describe('rounds', () => {
  test('follow one another, and any person may stop between them', () => {
    const hidden = stateAfter({tries: 1, rounds: 2}, 1, 'deal', '1 1 1 1');
    expect(mastermind.mover(hidden)).toBe('interval');
    expect([...mastermind.legalMoves(mastermind.view(hidden, 0))]).toEqual([{type: 'stop'}]);
    expect(moverAfter({tries: 1, rounds: 2}, 1, 'deal', '1 1 1 1', 'stop')).toBe('over');
    expect(moverAfter({tries: 1, rounds: 2}, 1, 'deal', '1 1 1 1', 'deal')).toBe(0);
    const over = stateAfter({tries: 1, rounds: 2}, 1, 'deal', '1 1 1 1', 'deal', '1 1 1 1');
    expect(mastermind.outcome(over)).toEqual({scores: [4], winners: []});
  });
});

describe('make and pair: a person hides', () => {
  test('the maker hides and sees the code, the breaker does not; without repetition the code has none', () => {
    const state = stateAfter({mode: 'make'}, 2, 'deal', 'hide 1 2 3 4');
    expect(moverAfter({mode: 'make'}, 2, 'deal')).toBe(0);
    expect(mastermind.mover(state)).toBe(1);
    expect(mastermind.view(state, 0).secret).toEqual([0, 1, 2, 3]);
    expect(mastermind.view(state, 1).secret).toEqual([]);
    expect(refusedAfter('hide 1 1 2 3', {mode: 'make'}, 2, 'deal')).toBe('no-code-without-repetition');
    expect(refusedAfter('1 2 3 4', {mode: 'make'}, 2, 'deal')).toBe('hide-first');
  });

  test('two take turns at hiding, and the fewest tries in all win', () => {
    const options = {mode: 'pair', rounds: 2, tries: 3};
    const first = ['deal', 'hide 1 2 3 4', '1 2 3 4', 'deal'];
    expect(moverAfter(options, 2, ...first)).toBe(1);
    expect(moverAfter(options, 2, ...first, 'hide 4 3 2 1')).toBe(0);
    const over = stateAfter(options, 2, ...first, 'hide 4 3 2 1', '1 2 3 4', '4 3 2 1');
    expect(mastermind.outcome(over)).toEqual({scores: [2, 1], winners: [1]});
  });

  test('a match that is stopped after a round without its return is judged by those before', () => {
    const options = {mode: 'pair', rounds: 4, tries: 3};
    const two = ['deal', 'hide 1 2 3 4', '1 2 3 4', 'deal', 'hide 4 3 2 1', '1 2 3 4', '4 3 2 1'];
    const three = [...two, 'deal', 'hide 1 2 3 4', '1 1 1 1', '2 2 2 2', '3 3 3 3', 'stop'];
    expect(mastermind.outcome(stateAfter(options, 2, ...three))).toEqual({scores: [2, 5], winners: [1]});
    expect(mastermind.outcome(stateAfter(options, 2, ...two.slice(0, 3), 'stop'))?.winners).toEqual([0, 1]);
  });

  test('of one round the breaker wins who finds the code, else its maker', () => {
    const options = {mode: 'pair', tries: 1};
    expect(mastermind.outcome(stateAfter(options, 2, 'deal', 'hide 1 2 3 4', '1 2 3 4'))?.winners).toEqual([
      1,
    ]);
    expect(mastermind.outcome(stateAfter(options, 2, 'deal', 'hide 1 2 3 4', '1 1 1 1'))?.winners).toEqual([
      0,
    ]);
  });
});

describe('paper: a person marks', () => {
  const paper = {mode: 'paper'};

  test('seat 1 guesses, seat 0 marks, until all are well placed', () => {
    expect(moverAfter(paper, 2, 'deal')).toBe(1);
    expect(moverAfter(paper, 2, 'deal', '1 2 3 4')).toBe(0);
    expect(moverAfter(paper, 2, 'deal', '1 2 3 4', 'mark #XX0')).toBe(1);
    const over = stateAfter(paper, 2, 'deal', '1 2 3 4', 'mark ####');
    expect(mastermind.outcome(over)).toEqual({scores: [0, 1], winners: [1]});
  });

  test('marks that no code gives are refused, those that contradict others are taken and can be corrected', () => {
    const once = ['deal', '1 2 3 4'] as const;
    expect(refusedAfter('mark ###X', paper, 2, ...once)).toBe('impossible-answer');
    expect(refusedAfter('mark ###', paper, 2, ...once)).toBe('impossible-answer');
    expect(refusedAfter('mark 2 1', paper, 2, ...once)).toBe('other-feedback');
    expect(refusedAfter('mark 2 #XX0', paper, 2, ...once)).toBe('no-such-row');
    // All four of the first row are there, and none of the second, which is the same.
    const clash = [...once, 'mark XXXX', '1 2 3 4', 'mark 0000'] as const;
    expect(moverAfter(paper, 2, ...clash)).toBe(0);
    expect(refusedAfter('mark ####', paper, 2, ...clash)).toBe('contradiction');
    expect(moverAfter(paper, 2, ...clash, 'mark 2 XXXX')).toBe(1);
  });

  test('with counts a row is corrected by three numbers', () => {
    const counts = {mode: 'paper', feedback: 'counts'};
    const state = stateAfter(counts, 2, 'deal', '1 2 3 4', 'mark 1 1', '1 3 5 6', 'mark 1 2 0');
    expect(state.rows[0]?.answer).toEqual({type: 'counts', well: 2, misplaced: 0});
  });
});

describe('duel: two break one code', () => {
  test('in turn, each sees the other’s answers and not the colours, and both rows are completed', () => {
    const duel = {mode: 'duel', rounds: 2};
    const begun = stateAfter(duel, 2, 'deal');
    const secret = begun.secret.map(colour => colour + 1).join(' ');
    expect(mastermind.mover(begun)).toBe(0);
    const one = stateAfter(duel, 2, 'deal', secret);
    expect(mastermind.mover(one)).toBe(1);
    const [row] = mastermind.view(one, 1).rows;
    expect([row?.guess, row?.answer]).toEqual([[], {type: 'per-peg', marks: [2, 2, 2, 2]}]);
    const both = stateAfter(duel, 2, 'deal', secret, '1 1 1 1');
    expect(mastermind.mover(both)).toBe('interval');
    expect(mastermind.view(both, 1).rows[0]?.guess).toEqual(begun.secret);
    expect(mastermind.outcome(both)).toEqual({scores: [1, 11], winners: [0]});
    // The other seat begins the next round.
    expect(moverAfter(duel, 2, 'deal', secret, '1 1 1 1', 'deal')).toBe(1);
  });
});
