import {type Card, suits} from '../../cards/card.js';
import {sortHand} from '../../cards/hand.js';
import {type Eye, isSeat} from '../../engine/game.js';
import type {Text} from './names.js';
import {makeNotation} from './notation.js';
import {either, type Manner, seatName, theCard} from './seat-text.js';
import {isEight, mayDraw, mayPass, playableCards} from './turns.js';
import type {CrazyEightsView, LogEntry} from './types.js';
import {ownHand} from './view.js';

/** The cards that the eye can play now; none where it is not to play. */
export const ownPlayable = (view: CrazyEightsView): readonly Card[] =>
  view.phase === 'turn' && view.eye === view.mover ? playableCards(ownHand(view), view) : [];

const namingLine = (text: Text): string => {
  const names = suits.toSorted().map(suit => makeNotation({type: 'name', suit}, text.language));
  return text.say('turnName', {names: either(names, text)});
};

/** How an eight is typed, where the suit that it names is to be typed with it. */
const eightLines = (view: CrazyEightsView, playable: readonly Card[], text: Text): readonly string[] => {
  const card = playable.find(isEight);
  if (card === undefined || ownHand(view).length === 1) return [];
  const example = makeNotation({type: 'play', card, suit: 'C'}, text.language);
  return [text.say('eightNames', {example})];
};

const ownTurnLines = (view: CrazyEightsView, text: Text, manner: Manner): readonly string[] => {
  const {say, language} = text;
  const playable = ownPlayable(view);
  const draws = mayDraw(view, view.stock, playable);
  const passes = mayPass(view, view.stock, playable);
  const word = makeNotation({type: draws ? 'draw' : 'pass'}, language);
  if (playable.length === 0) return [say(draws ? 'turnOnly' : 'turnPass', {word})];
  const cards = sortHand([...new Set(playable)], 'suit').map(card => theCard(card, text, manner));
  const which = manner === 'picture' && cards.length > 1 ? say('markedCard') : either(cards, text);
  return [
    draws || passes ? say('turnPlayOr', {which, word}) : say('turnPlay', {which}),
    ...eightLines(view, playable, text),
  ];
};

/** Whose turn it is, and for the eye itself what it may do and how that is typed. */
export const turnLines = (view: CrazyEightsView, text: Text, manner: Manner): readonly string[] => {
  const {eye, mover, phase} = view;
  if (!isSeat(mover)) return [];
  if (mover !== eye)
    return [text.say(phase === 'name' ? 'waitsName' : 'waitsPlay', {who: seatName(mover, text)})];
  return phase === 'name' ? [namingLine(text)] : ownTurnLines(view, text, manner);
};

const isBy = (entry: LogEntry, eye: Eye): boolean => 'seat' in entry && entry.seat === eye;

/** Has the eye done nothing in this round so far? An eye that sees all looks at the table before the first move. */
export const isNew = ({log, eye}: CrazyEightsView): boolean =>
  eye === 'all' ? !log.some(entry => 'seat' in entry) : !log.some(entry => isBy(entry, eye));

/** A line for a newcomer until the first move is made, and whenever a suit is to be named before it. */
export const notices = (view: CrazyEightsView, text: Text): readonly string[] => {
  const {phase, mover, eye, begun} = view;
  if (eye === 'all') return [];
  if (phase === 'name' && mover === eye) return [text.say('noticeName')];
  return isSeat(mover) && begun === 1 && isNew(view) ? [text.say('noticePlay')] : [];
};
