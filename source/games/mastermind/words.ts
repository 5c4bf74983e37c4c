import type {Language, SaidKey} from '../../lib/text.js';

const en = {
  name: 'Mastermind',
  pitch: 'find the hidden code, guess by guess',
  notation: 'A guess is a word of colour letters, such as YRBG, or numbers of colours, such as 1 3 2 4.',

  // options
  option_mode: 'who hides the code and who breaks it',
  label_mode: 'Way to play',
  mode_break: 'break the computer’s code',
  mode_make: 'the computer breaks your code',
  mode_paper: 'the computer breaks a code on paper',
  mode_pair: 'two people, in turn',
  mode_duel: 'a duel over one code',
  option_colours: 'how many colours there are',
  label_colours: 'Colours',
  option_pegs: 'how many pegs the code has',
  label_pegs: 'Pegs',
  option_tries: 'how many guesses are allowed',
  label_tries: 'Tries',
  option_repetition: 'may the code hold a colour twice? A guess always may',
  label_repetition: 'Repetition',
  option_feedback: 'marks for each peg, which makes it easy (2.93 guesses on average), or only two counts',
  label_feedback: 'Marks',
  'feedback_per-peg': 'for each peg (easy)',
  feedback_counts: 'counted only',
  option_rounds: 'rounds in a match',
  label_rounds: 'Rounds',
} as const;

export type WordKey = keyof typeof en;
/** What can be said. */
export type MastermindKey = SaidKey<WordKey>;
type Words = {readonly [key in WordKey]: string};

const fr: Words = {
  name: 'Mastermind',
  pitch: 'trouvez la combinaison cachée, essai après essai',
  notation: 'Une proposition est un mot de lettres de couleurs, comme JRBV, ou des numéros, comme 1 3 2 4.',

  option_mode: 'qui cache la combinaison et qui la cherche',
  label_mode: 'Façon de jouer',
  mode_break: 'trouver la combinaison de l’ordinateur',
  mode_make: 'l’ordinateur trouve la vôtre',
  mode_paper: 'l’ordinateur trouve celle du papier',
  mode_pair: 'à deux, à tour de rôle',
  mode_duel: 'un duel pour une combinaison',
  option_colours: 'nombre de couleurs',
  label_colours: 'Couleurs',
  option_pegs: 'nombre de pions de la combinaison',
  label_pegs: 'Pions',
  option_tries: 'nombre d’essais',
  label_tries: 'Essais',
  option_repetition:
    'la combinaison peut-elle avoir deux fois une couleur ? Une proposition le peut toujours',
  label_repetition: 'Répétition',
  option_feedback:
    'des indices pour chaque pion, ce qui est facile (2,93 propositions en moyenne), ou deux nombres seulement',
  label_feedback: 'Indices',
  'feedback_per-peg': 'pour chaque pion (facile)',
  feedback_counts: 'comptés seulement',
  option_rounds: 'nombre de manches du match',
  label_rounds: 'Manches',
};

const zh: Words = {
  name: '珠玑妙算',
  pitch: '一步步猜出隐藏的密码',
  notation: '猜测是颜色字母组成的词，如 YRBG，或颜色编号，如 1 3 2 4。',

  option_mode: '谁设密码，谁来破解',
  label_mode: '玩法',
  mode_break: '破解计算机的密码',
  mode_make: '计算机破解你的密码',
  mode_paper: '计算机破解纸上的密码',
  mode_pair: '两人轮流',
  mode_duel: '争破同一密码',
  option_colours: '颜色数',
  label_colours: '颜色',
  option_pegs: '密码的棋子数',
  label_pegs: '棋子',
  option_tries: '可猜的次数',
  label_tries: '次数',
  option_repetition: '密码中的颜色可否重复？猜测总可以重复',
  label_repetition: '重复',
  option_feedback: '逐个标记（容易，平均2.93次猜中），或只给两个数',
  label_feedback: '标记',
  'feedback_per-peg': '逐个标记（容易）',
  feedback_counts: '只计数',
  option_rounds: '一场的局数',
  label_rounds: '局数',
};

export const words: {readonly [language in Language]: Words} = {en, fr, zh};
