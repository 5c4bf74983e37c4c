import {makeRank} from '../../cards/notation.js';
import {shownSuits} from './cursor.js';
import {lacksOf, unseenEights, unseenIn} from './knowledge.js';
import {seatName, suitText, type Text} from './names.js';
import type {CrazyEightsView} from './types.js';

/** How many cards of each suit are still unseen, in lines of at most 30 columns where names are short. */
const unseenLines = (view: CrazyEightsView, text: Text): readonly string[] => [
  text.say('known_unseen'),
  ...shownSuits.map(suit =>
    text.say('known_suit', {suit: suitText(suit, text), count: unseenIn(view, suit)}),
  ),
  text.say('known_eights', {count: unseenEights(view)}),
];

const lackLines = (view: CrazyEightsView, text: Text): readonly string[] =>
  lacksOf(view).map(({seat, suit, rank, since}) => {
    const data = {
      name: seatName(seat, text),
      suit: suitText(suit, text),
      rank: makeRank(rank, text.language),
    };
    // Nobody who had to draw had an eight: that goes without saying.
    const line = text.say(rank === '8' ? 'known_lackedSuit' : 'known_lacked', data);
    return since === 0 ? line : `${line} ${text.say('known_since', {count: since})}`;
  });

/** What everybody can know of the hidden cards. */
export const knownLines = (view: CrazyEightsView, text: Text): readonly string[] => [
  ...unseenLines(view, text),
  ...lackLines(view, text),
];
