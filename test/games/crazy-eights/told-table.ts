import {type Card, faces} from '../../../source/cards/card.js';
import {without} from '../../../source/cards/hand.js';
import {parseCard} from '../../../source/cards/notation.js';
import {type Eye, evolveAll} from '../../../source/engine/game.js';
import type {Text} from '../../../source/games/crazy-eights/names.js';
import {parseOptions} from '../../../source/games/crazy-eights/options.js';
import {crazyEights} from '../../../source/games/crazy-eights/rules.js';
import type {CrazyEightsState, CrazyEightsView} from '../../../source/games/crazy-eights/types.js';
import {words} from '../../../source/games/crazy-eights/words.js';
import type {OptionValues} from '../../../source/games/module.js';
import type {Language} from '../../../source/lib/text.js';
import {createText} from '../../../source/locales/index.js';
import {value} from '../../checks.js';

/** The game's words with the plural forms of the language, at a table with these names. */
export const wordsIn = (language: Language, ...names: readonly string[]): Text => {
  const text: Text = createText(language, [{game: crazyEights, words}]).game('crazy-eights');
  return names.length === 0 ? text : {...text, names};
};

const cardsIn = (list: string): readonly Card[] =>
  list.split(' ').flatMap(each => (each === '' ? [] : [parseCard(each) ?? 'AD']));

/** Cards that are dealt: hands of five or more from the starter on, the first up card and what follows it in the stock. */
export type Dealt = {
  readonly hands: readonly string[];
  readonly up: string;
  readonly stock?: string;
  readonly options?: OptionValues;
};

/** A whole deck from which these hands are dealt, the first of them to the seat that starts. */
const deckFor = ({hands, up, stock = '', options = {}}: Dealt): readonly Card[] => {
  const held = hands.map(cardsIn);
  const dealt = (held[0] ?? []).flatMap((_, place) => held.map(cards => cards[place] ?? 'AD'));
  const first = [...dealt, ...cardsIn(up), ...cardsIn(stock)];
  const decks = options['decks'] === '2' || hands.length > 5 ? [...faces, ...faces] : faces;
  return [...first, ...first.reduce<readonly Card[]>(without, decks)];
};

/** The state after more moves. */
export const playOn = (state: CrazyEightsState, ...lines: readonly string[]): CrazyEightsState =>
  lines.reduce(
    (before, line) =>
      evolveAll(
        crazyEights,
        before,
        value(crazyEights.decide(before, value(crazyEights.parseMove(line))), line),
      ),
    state,
  );

/** The state after a deal and moves in English notation. */
export const stateAfter = (dealt: Dealt, ...lines: readonly string[]): CrazyEightsState => {
  const {hands, options = {}} = dealt;
  const start = crazyEights.initial(value(parseOptions(options, hands.length)), hands.length);
  return playOn(crazyEights.evolve(start, {type: 'dealt', cards: deckFor(dealt)}), ...lines);
};

/** What an eye sees after these moves. */
export const viewAfter = (eye: Eye, dealt: Dealt, ...lines: readonly string[]): CrazyEightsView =>
  crazyEights.view(stateAfter(dealt, ...lines), eye);
