import {describe, expect, test} from 'vitest';
import lightsOut from '../../source/games/lights-out/index.js';
import mastermind from '../../source/games/mastermind/index.js';
import type {Cabinet} from '../../source/games/module.js';
import {createText} from '../../source/locales/index.js';
import {prepareGame} from '../../source/shell/new-game.js';
import {playersOf, seatsOf, usualPlayers} from '../../source/shell/players.js';
import pairs from '../fixture/index.js';

const worded: Cabinet = {
  ...pairs,
  words: {...pairs.words, en: {...pairs.words.en, bot_careful: 'The careful one'}},
};
const text = createText('en', [worded, lightsOut, mastermind]);
const namesOf = (players: readonly string[], names: readonly string[] = []) =>
  seatsOf(worded, players, names, text).map(({name}) => name);

describe('the name of a player', () => {
  test.each([
    [['human'], ['Player']],
    [
      ['human', 'human'],
      ['Player 1', 'Player 2'],
    ],
    // By the game's word, or the id where there is none; two of a kind are numbered.
    [
      ['human', 'careful'],
      ['Player', 'The careful one'],
    ],
    [
      ['random', 'human', 'careful'],
      ['random', 'Player', 'The careful one'],
    ],
    [
      ['careful', 'random', 'careful'],
      ['The careful one 1', 'random', 'The careful one 2'],
    ],
  ])('of %j is %j', (players, names) => {
    expect(namesOf(players)).toEqual(names);
  });

  test('is the one that is given', () => {
    expect(namesOf(['careful', 'human', 'careful'], ['Ada'])).toEqual(['Ada', 'Player', 'The careful one 2']);
  });

  test('hides nothing of who plays', () => {
    const players = ['random', 'human', 'careful'];
    expect(playersOf(seatsOf(worded, players, [], text))).toEqual(players);
  });
});

describe('who plays when nothing is said', () => {
  test.each([
    [lightsOut, {}, ['human']],
    [pairs, {}, ['human', 'careful']],
    [mastermind, {}, ['human']],
    [mastermind, {mode: 'break'}, ['human']],
    [mastermind, {mode: 'duel'}, ['human', 'entropy']],
    [mastermind, {mode: 'pair', rounds: 2}, ['human', 'human']],
  ])('in %# fits the options', (cabinet, set, players) => {
    expect(usualPlayers(cabinet, set)).toEqual(players);
    expect(prepareGame(cabinet, set, seatsOf(cabinet, players, [], text), 'x').ok).toBe(true);
  });
});

describe('a game is not prepared', () => {
  const refusalOf = (set: object, players: readonly string[]) => {
    const game = prepareGame(mastermind, {...set}, seatsOf(mastermind, players, [], text), 'x');
    return game.ok ? undefined : game.error.code;
  };

  test.each([
    [{}, ['human', 'entropy'], 'wrong-seats'],
    [{mode: 'duel'}, ['human'], 'wrong-seats'],
    [{mode: 'duel'}, ['human', 'human'], undefined],
    [{mode: 'paper'}, ['first', 'random'], 'nobody-marks'],
    [{mode: 'make', colours: 7}, ['human', 'optimal'], 'not-worked-out'],
    [{mode: 'make', pegs: 7}, ['human', 'entropy'], 'too-few-colours'],
    [{mode: 'make'}, ['human', 'optimal'], undefined],
    [{mode: 'duel'}, ['first', 'random'], undefined],
  ])('with %j for %j: %s', (set, players, code) => {
    expect(refusalOf(set, players)).toBe(code);
  });
});
