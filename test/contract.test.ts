import {describe, expect, it} from 'vitest';
import type {Bot, Game} from '../source/engine/game.js';
import {type Cabinet, cabinet, type GameModule} from '../source/games/module.js';
import {err, ok} from '../source/lib/result.js';
import {checkLine} from './contract/speech.js';
import {checkMatch} from './contract.js';
import {bots} from './fixture/bots.js';
import type {Cursor} from './fixture/controls.js';
import pairsCabinet from './fixture/index.js';
import {pairs} from './fixture/rules.js';
import type {Pairs, View} from './fixture/types.js';
import {notPlain} from './plain-json.js';
import {textOf} from './text.js';

const pairsModule = pairsCabinet as unknown as GameModule<Pairs, Cursor>;

const withModule = (changes: Partial<GameModule<Pairs, Cursor>>): Cabinet =>
  cabinet<Pairs, Cursor>({...pairsModule, ...changes});

const withGame = (changes: Partial<Game<Pairs>>): Cabinet => withModule({game: {...pairs, ...changes}});

const leak = (view: View, hands: View['hands']): View => ({...view, hands});

const liar: Bot<Pairs> = {id: 'liar', choose: () => ({type: 'choose', face: 9})};
let count = 0;

const counters = () => {
  count += 1;
  return count;
};

const spoilt: readonly (readonly [string, Cabinet, RegExp])[] = [
  ['has no legal moves', withGame({legalMoves: () => []}), /has no move/],
  [
    'has legal moves for everyone',
    withGame({
      legalMoves: view => pairs.legalMoves({...view, mover: view.eye === 'all' ? 'over' : view.eye}),
    }),
    /has moves where|is refused/,
  ],
  [
    'refuses a legal move',
    withGame({
      decide: (state, move) => (move.type === 'throw' ? err({code: 'no'}) : pairs.decide(state, move)),
    }),
    /a legal move is refused/,
  ],
  [
    'accepts a move that is not legal',
    withGame({
      decide: (state, move) => (move.type === 'draw' ? ok([{type: 'drew'}]) : pairs.decide(state, move)),
    }),
    /is accepted/,
  ],
  [
    'forgets moves in its list',
    withGame({legalMoves: view => [...pairs.legalMoves(view)].slice(0, 1)}),
    /not in the list and is accepted/,
  ],
  [
    'writes two moves alike',
    withGame({makeMove: move => ('face' in move ? `${move.type} 1` : move.type)}),
    /listed twice|another move/,
  ],
  [
    'shows all hands',
    withGame({view: (state, eye) => leak(pairs.view(state, eye), pairs.view(state, 'all').hands)}),
    /the view of 0/,
  ],
  [
    'shows the secret choice',
    withGame({view: (state, eye) => ({...pairs.view(state, eye), chosen: pairs.view(state, 'all').chosen})}),
    /the view of \d after its secrets changed/,
  ],
  [
    'says that drawing shows nothing',
    withGame({reveals: (state, event, eye) => event.type !== 'drew' && pairs.reveals(state, event, eye)}),
    /shows \d something/,
  ],
  [
    'says that a deal shows nothing',
    withGame({reveals: (state, event, eye) => event.type !== 'dealt' && pairs.reveals(state, event, eye)}),
    /a deal shows/,
  ],
  [
    'says that the last choice shows nothing',
    withGame({reveals: (state, event, eye) => event.type !== 'chose' && pairs.reveals(state, event, eye)}),
    /shows \d something/,
  ],
  ['believes every deal', withGame({checkDeal: () => ok(undefined)}), /an impossible deal is possible/],
  ['believes no deal', withGame({checkDeal: () => err({code: 'no'})}), /called impossible/],
  [
    'has luck of its own',
    withGame({deal: state => pairs.deal(state, {below: bound => counters() % bound})}),
    /the same luck/,
  ],
  ['takes any event', withGame({parseEvent: input => ok(input as Pairs['event'])}), /parseEvent takes/],
  [
    'scores in the middle of a round',
    withGame({outcome: state => ({scores: state.scores, winners: []})}),
    /scores where/,
  ],
  ['does not score', withGame({outcome: () => undefined}), /scores where/],
  [
    'keeps a set in its view',
    withGame({view: (state, eye) => ({...pairs.view(state, eye), log: new Set() as unknown as View['log']})}),
    /not plain JSON/,
  ],
  [
    'changes what it was given',
    withGame({
      evolve(state, event) {
        (state as {round: number}).round += 1;
        return pairs.evolve(state, event);
      },
    }),
    /read only/,
  ],
  ['has a bot that makes moves up', withModule({bots: [...bots, liar]}), /liar makes a move/],
  [
    'has a bot with a memory',
    withModule({
      bots: [
        ...bots,
        {id: 'old', choose: view => [...pairs.legalMoves(view)].at(counters() % 2) ?? {type: 'draw'}},
      ],
    }),
    /old with the same luck|old makes a move/,
  ],
  ['hints badly', withModule({hint: () => ({ok: true, value: {move: {type: 'stop'}}})}), /hint makes a move/],
  [
    'has a dead key',
    withModule({controls: {...pairsModule.controls, interpretKey: () => undefined}}),
    /does nothing/,
  ],
  [
    'has a key that cheats',
    withModule({
      controls: {
        ...pairsModule.controls,
        interpretKey: (_view, cursor) => ({type: 'move', move: {type: 'lay', face: 9}, cursor}),
      },
    }),
    /makes a move that is refused/,
  ],
  [
    'leaves a word unfilled',
    withModule({words: {...pairsModule.words, fr: {...pairsModule.words.fr, seat: '{{place}}'}}}),
    /unfilled/,
  ],
  [
    'lacks a word',
    withModule({words: {...pairsModule.words, zh: {} as typeof pairsModule.words.zh}}),
    /no word for/,
  ],
  ['explains nothing', withModule({explain: () => ''}), /explain .*: an empty line/],
  ['keeps silent about the result', withModule({result: () => []}), /result: nothing said/],
  ['reads its own notation wrong', withModule({parseNotation: () => ok({type: 'draw'})}), /another move in/],
  [
    'rehides what can be seen',
    withModule({
      rehide: (state, eye, luck) =>
        eye === 'all' ? [] : (pairsModule.rehide?.(state, eye === 0 ? 1 : 0, luck) ?? []),
    }),
    /after its secrets changed/,
  ],
];

const matches = (spoiltCabinet: Cabinet): void => {
  for (let seed = 0; seed < 4; seed++)
    checkMatch(spoiltCabinet, {players: 3, options: {target: 4}, plies: 400}, `spoilt ${seed}`, deal =>
      'hands' in (deal[0] ?? {}) ? [[{type: 'dealt', hands: [], stock: []} as Pairs['event']]] : [],
    );
};

describe('the contract finds a game that', () => {
  it.each(spoilt)('%s', (_name, broken, message) => {
    expect(() => matches(broken)).toThrow(message);
  });

  it('does not end in time', () => {
    const match = {players: 3, options: {target: 9}, plies: 30};
    expect(() => checkMatch(pairsCabinet, match, 'long')).toThrow('no end after 30 plies');
    expect(checkMatch(pairsCabinet, {...match, endless: true}, 'long').plies).toBe(31);
  });

  it('is sound, by the same matches', () => {
    expect(() => matches(withGame({}))).not.toThrow();
  });
});

describe('what the contract checks with', () => {
  it('knows what is not JSON', () => {
    for (const value of [
      undefined,
      new Set(),
      new Map(),
      Number.NaN,
      [undefined],
      new Array(1),
      {a: {b: () => 1}},
      new Date(),
    ])
      expect(notPlain(value)).toBeDefined();
    expect(notPlain({a: [1, 'x', null, {b: true}], c: undefined})).toBeUndefined();
  });

  it('refuses lines that can not be shown', () => {
    for (const line of ['', ' ', 'a {{b}}', 'a\nb', 'undefined', 'NaN points'])
      expect(() => checkLine(line, 'here')).toThrow('here');
    expect(() => checkLine('Seat 1', 'here')).not.toThrow();
  });

  it('says words with data and plurals, and throws for a word that is missing', () => {
    const {say} = textOf(
      {
        words: {
          en: {a_one: '{{count}} card', a_other: '{{count}} {{what}}'},
          fr: {},
          zh: {} as typeof pairsModule.words.zh,
        },
      },
      'en',
    );
    expect(say('a', {count: 1})).toBe('1 card');
    expect(say('a', {count: 2, what: 'cards'})).toBe('2 cards');
    expect(say('a', {count: 0})).toBe('0 {{what}}');
    expect(() => say('b')).toThrow('no word for b');
    expect(() => say('a')).toThrow('no word for a');
  });
});
