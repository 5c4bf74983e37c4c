/** A code or a guess: a colour, counted from 0, for every peg from the left. Codes are in order as words are. */
export type Code = readonly number[];

/**
 * The codes that may be hidden: 2 to 12 colours, 1 to 8 pegs. Without repetition no colour is there twice, and there are
 * no more pegs than colours.
 */
export type CodeSpace = {readonly colours: number; readonly pegs: number; readonly repetition: boolean};

/** The same with repetition: what may be guessed. */
export const guessSpace = (space: CodeSpace): CodeSpace => ({...space, repetition: true});

/** How many codes there are. */
export const codeCount = ({colours, pegs, repetition}: CodeSpace): number => {
  let count = 1;
  for (let peg = 0; peg < pegs; peg++) count *= repetition ? colours : colours - peg;
  return count;
};

/** Is this one of the codes? */
export const isCode = ({colours, pegs, repetition}: CodeSpace, code: Code): boolean =>
  code.length === pegs &&
  code.every(colour => Number.isInteger(colour) && colour >= 0 && colour < colours) &&
  (repetition || new Set(code).size === pegs);

/** The code as digits of a number, below 2 ** 29: the lower the number, the earlier the code. */
export const numberOf = (code: Code, colours: number): number => {
  let number = 0;
  for (const colour of code) number = number * colours + colour;
  return number;
};

/** The code of so many pegs that has this number. */
export const codeOf = (number: number, colours: number, pegs: number): Code => {
  const code = Array<number>(pegs);
  let rest = number;
  for (let peg = pegs - 1; peg >= 0; peg--) {
    code[peg] = rest % colours;
    rest = Math.floor(rest / colours);
  }
  return code;
};

/** Every code, in order. */
export function* allCodes(space: CodeSpace): Iterable<Code> {
  const {colours, pegs} = space;
  for (let number = 0; number < colours ** pegs; number++) {
    const code = codeOf(number, colours, pegs);
    if (space.repetition || new Set(code).size === pegs) yield code;
  }
}
