import {cardWords} from '../../cards/words.js';
import type {Language, SaidKey} from '../../lib/text.js';
import {adviceWords} from './advice-words.js';
import {aidWords} from './aid-words.js';
import {boardWords} from './board-words.js';
import {keyWords} from './key-words.js';
import {optionWords} from './option-words.js';
import {refusalWords} from './refusal-words.js';
import {statisticWords} from './statistic-words.js';
import {tableWords} from './table-words.js';

const wordsIn = (language: Language) => ({
  ...optionWords[language],
  ...tableWords[language],
  ...refusalWords[language],
  ...boardWords[language],
  ...keyWords[language],
  ...aidWords[language],
  ...adviceWords[language],
  ...statisticWords[language],
  ...cardWords[language],
});

export type CrazyEightsKey = SaidKey<keyof ReturnType<typeof wordsIn>>;

export const words = {en: wordsIn('en'), fr: wordsIn('fr'), zh: wordsIn('zh')};
