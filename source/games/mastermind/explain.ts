import type {Refusal} from '../../engine/game.js';
import {colourName, joined, lettersOf, type Text} from './names.js';
import {colourLetters, makeCode} from './notation.js';
import {modes, optionSpecs} from './options.js';
import type {MastermindKey} from './words.js';

type Data = NonNullable<Refusal['data']>;

const numberIn = (data: Data, name: string): number => {
  const value = data[name];
  return typeof value === 'number' ? value : 0;
};
const textIn = (data: Data, name: string): string => {
  const value = data[name];
  return typeof value === 'string' ? value : '';
};

/** What is no code in any game, since no letter or number of a colour stands there. */
const notACode = (_data: Data, text: Text): string => {
  const code = [0, 2, 1, 5];
  return text.say('refusedGuess', {
    letters: lettersOf(colourLetters.en.length, text),
    word: makeCode(code, text.language),
    numbers: code.map(colour => colour + 1).join(' '),
  });
};

const notACodeHere =
  (key: 'refusedCode' | 'refusedDistinct') =>
  (data: Data, text: Text): string => {
    const [pegs, colours] = [numberIn(data, 'pegs'), numberIn(data, 'colours')];
    return text.say(key, {pegs, colours, letters: lettersOf(colours, text)});
  };

const optionLabels: {readonly [option: string]: MastermindKey} = {
  mode: 'label_mode',
  colours: 'label_colours',
  pegs: 'label_pegs',
  tries: 'label_tries',
  repetition: 'label_repetition',
  feedback: 'label_feedback',
  rounds: 'label_rounds',
};

const valueOfOption = (data: Data, text: Text): string => {
  const {say} = text;
  const spec = optionSpecs.find(({name}) => name === data['option']) ?? optionSpecs[0];
  if (spec === undefined) return say('refusedOther', {code: 'bad-option'});
  const option = say(optionLabels[spec.name] ?? 'label_mode');
  if (spec.kind === 'number') return say('refusedNumber', {option, least: spec.least, most: spec.most});
  if (spec.kind === 'choice') return say('refusedChoice', {option, values: joined(spec.values, text)});
  return say('refusedFlag', {option});
};

const seatsInMode = (data: Data, {say}: Text): string => {
  const mode = modes.find(each => each === data['mode']) ?? 'break';
  return say('refusedSeats', {count: numberIn(data, 'expected'), way: say(`mode_${mode}`)});
};

const botElsewhere = (data: Data, {say}: Text): string =>
  data['bot'] === 'deep'
    ? say('refusedBot_deep', {bot: say('bot_deep')})
    : say('refusedBot_optimal', {bot: say('bot_optimal')});

const rowToMark = (data: Data, {say}: Text): string => {
  const count = numberIn(data, 'rows');
  return count === 0 ? say('refusedNoRow') : say('refusedRow', {count});
};

const colourNotThere = (data: Data, text: Text): string =>
  text.say('refusedColour', {
    colour: colourName(numberIn(data, 'colour'), text),
    letters: lettersOf(numberIn(data, 'colours') || colourLetters.en.length, text),
  });

/** Refusals with something to be said of their data. */
const explanations: {readonly [code: string]: (data: Data, text: Text) => string} = {
  'not-a-code': notACode,
  'no-colour': notACode,
  'no-code': notACodeHere('refusedCode'),
  'no-code-without-repetition': notACodeHere('refusedDistinct'),
  'not-an-answer': (_data, {say}) => say('refusedAnswer', {marks: '#XX0'}),
  'other-feedback': (data, {say}) => say(`marking_${data['feedback'] === 'counts' ? 'counts' : 'per-peg'}`),
  'impossible-answer': (data, {say}) => say('refusedImpossible', {count: numberIn(data, 'pegs')}),
  'no-such-row': rowToMark,
  incomplete: (data, {say}) => say('refusedIncomplete', {count: numberIn(data, 'missing')}),
  'not-in-play': colourNotThere,
  'bad-option': valueOfOption,
  'too-few-colours': (data, {say}) =>
    say('refused_too-few-colours', {pegs: numberIn(data, 'pegs'), colours: numberIn(data, 'colours')}),
  'wrong-seats': seatsInMode,
  'odd-rounds': (data, {say}) => say('refused_odd-rounds', {expected: numberIn(data, 'expected')}),
  'not-worked-out': botElsewhere,
  'preset-member': (data, {say}) => say('refused_preset-member', {member: textIn(data, 'member')}),
};

/** Refusals that a sentence says all of. */
const sentences = [
  'nothing-to-hide',
  'hide-first',
  'mark-first',
  'nothing-to-mark',
  'contradiction',
  'nobody-marks',
  'no-earlier-row',
  'marks-incomplete',
  'no-row-to-mark',
  'preset-json',
  'game-over',
  'no-interval',
  'not-your-turn',
  'no-candidates',
  'not-to-guess',
] as const;

/** What was refused, and what was expected. */
export const explain = ({code, data = {}}: Refusal, text: Text): string => {
  const explanation = Object.hasOwn(explanations, code) ? explanations[code] : undefined;
  if (explanation !== undefined) return explanation(data, text);
  const sentence = sentences.find(each => each === code);
  return sentence === undefined ? text.say('refusedOther', {code}) : text.say(`refused_${sentence}`);
};
