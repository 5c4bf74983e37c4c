import type {Language} from '../../lib/text.js';

const en = {} as const;

type Words = {readonly [key in keyof typeof en]: string};

const fr: Words = {};

const zh: Words = {};

export const tableWords: {readonly [language in Language]: Words} = {en, fr, zh};
