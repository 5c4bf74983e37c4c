import type {Card} from '../../cards/card.js';
import {sortHand} from '../../cards/hand.js';
import {suitName} from '../../cards/names.js';
import {makeCard, makeRank} from '../../cards/notation.js';
import {padTo, widthOf, wrapTo} from '../../lib/width.js';
import {type Count, type Knowledge, knowledgeOf} from './knowledge.js';
import type {Text} from './names.js';
import {seatLabel} from './seat-names.js';
import type {CrazyEightsView} from './types.js';

/** Columns that no line is longer than. */
const lineColumns = 30;
const nameColumns = 9;

const lackLines = (view: CrazyEightsView, {lacks}: Knowledge, text: Text): readonly string[] => {
  const {say, language} = text;
  if (lacks.length === 0) return view.options.mayDraw === 'always' ? [] : [say('knownNoLack')];
  const lines = lacks.map(({seat, suit, rank, since}) => {
    const name = seatLabel(seat, view, text, nameColumns);
    // What no eight goes with is said for all of them.
    const lacked = [suitName(suit, text), ...(rank === '8' ? [] : [makeRank(rank, language)])].join(', ');
    return say('aidNamed', {name, text: lacked + (since === 0 ? '' : ` (+${since})`)});
  });
  const isDrawn = lacks.some(({since}) => since > 0);
  return [say('knownLacked'), ...lines, ...(isDrawn ? [say('knownSince')] : [])];
};

const countLines = ({suits, eights}: Knowledge, text: Text): readonly string[] => {
  const {say} = text;
  const counts: readonly (readonly [string, Count])[] = [
    ...suits.map(each => [suitName(each.suit, text), each] as const),
    [say('knownEights'), eights],
  ];
  const columns = Math.max(...counts.map(([name]) => widthOf(name)));
  return [
    say('knownHidden'),
    ...counts.map(
      ([name, {hidden, all}]) =>
        `${padTo(name, columns)} ${say('knownOf', {hidden: String(hidden).padStart(2), all})}`,
    ),
  ];
};

const listed = (title: string, cards: readonly Card[], {language}: Text): readonly string[] =>
  cards.length === 0
    ? []
    : [title, ...wrapTo(cards.map(card => makeCard(card, language)).join(' '), lineColumns)];

/** What is publicly known of hidden cards, in lines of at most 30 columns: what matters most comes first. */
export const knownLines = (view: CrazyEightsView, text: Text): readonly string[] => {
  const {say, language} = text;
  const known = knowledgeOf(view);
  return [
    ...lackLines(view, known, text),
    ...known.held.map(({seat, card}) =>
      say('knownHolds', {name: seatLabel(seat, view, text, nameColumns), card: makeCard(card, language)}),
    ),
    ...countLines(known, text),
    ...listed(say('knownBuried'), known.buried, text),
    ...listed(say('knownReshuffled'), sortHand(known.reshuffled, 'suit'), text),
  ];
};
