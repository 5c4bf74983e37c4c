import fc from 'fast-check';
import {test} from 'vitest';
import {type Eye, evolveAll, isSeat} from '../../../source/engine/game.js';
import {describe, notices, result, title} from '../../../source/games/crazy-eights/describe.js';
import {optionSpecs, parseOptions} from '../../../source/games/crazy-eights/options.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsState} from '../../../source/games/crazy-eights/types.js';
import {randomFrom} from '../../../source/lib/random.js';
import {languages} from '../../../source/lib/text.js';
import {check} from '../../checks.js';
import {wordsIn} from './told-table.js';

const anyOptions = fc.record(
  Object.fromEntries(
    optionSpecs.map(spec => [
      spec.name,
      spec.kind === 'choice' ? fc.constantFrom(...spec.values) : fc.integer({min: 5, max: 8}),
    ]),
  ),
);

/** Chance, or some legal move. */
const step = (state: CrazyEightsState, seed: number, ply: number): CrazyEightsState => {
  const mover = crazyEights.mover(state);
  const random = randomFrom('told', seed, ply);
  if (!isSeat(mover)) return evolveAll(crazyEights, state, crazyEights.deal(state, random));
  const moves = [...crazyEights.legalMoves(crazyEights.view(state, mover))];
  const move = moves[random.below(moves.length)] ?? {type: 'pass'};
  const events = crazyEights.decide(state, move);
  check(events.ok, `${JSON.stringify(move)} is refused`);
  return events.ok ? evolveAll(crazyEights, state, events.value) : state;
};

const texts = languages.map(language => wordsIn(language));
/** A hole, a key instead of a word, or a value that is missing. */
const fault = /\{\{|undefined|NaN|[a-z]_[a-z]|[a-z][A-Z]|\n/;

const checkSaid = (state: CrazyEightsState, eye: Eye): void => {
  const view = crazyEights.view(state, eye);
  for (const text of texts) {
    const {subject, facts} = title(view, text);
    const lines = [
      ...describe(view, text, 'picture'),
      ...describe(view, text, 'words'),
      ...result(view, text),
      ...notices(view, text),
      ...[subject, ...facts],
    ];
    for (const line of lines) check(line !== '' && !fault.test(line), `${text.language}: ${line}`);
    for (const line of lines) check(!line.startsWith('> ') && !line.startsWith('! '), line);
  }
};

/** What an eye is told of a position in play names no card of another hand that does not lie open. */
const checkHidden = (state: CrazyEightsState, eye: number): void => {
  if (state.phase !== 'turn') return;
  const view = crazyEights.view(state, eye);
  const open = new Set<string>([...(state.hands[eye] ?? []), ...state.pile]);
  const said = describe(view, texts[0] ?? wordsIn('en'), 'picture').join('\n');
  // Examples of how an eight is typed name one of the own hand.
  for (const [card] of said.matchAll(/\b(?:10|[2-9AJQK])[CDHS]\b/g))
    check(
      open.has(card) || state.log.some(entry => 'card' in entry && entry.card === card),
      `${card}: ${said}`,
    );
};

test('everything is said in words, for every eye and in every language, and hidden cards are not', () => {
  fc.assert(
    fc.property(fc.integer({min: 2, max: 7}), anyOptions, fc.nat(), (seats, set, seed) => {
      const options = parseOptions(set, seats);
      if (!options.ok) return;
      let state: CrazyEightsState = crazyEights.initial(options.value, seats);
      for (let ply = 0; ply < 150 && crazyEights.mover(state) !== 'over'; ply++) {
        const {phase} = state;
        if (ply % 16 === 0 || (phase !== 'turn' && phase !== 'start')) {
          checkSaid(state, 'all');
          for (let eye = 0; eye < seats; eye++) checkSaid(state, eye);
        }
        for (let eye = 0; eye < seats; eye++) checkHidden(state, eye);
        state = step(state, seed, ply);
      }
      checkSaid(state, 'all');
    }),
    {numRuns: 16},
  );
});
