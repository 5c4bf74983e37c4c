import {closestMatch} from 'leven';

/** The valid word that was probably meant, if one is near enough. */
export const closest = (word: string, valid: readonly string[]): string | undefined =>
  closestMatch(word, [...valid], {maxDistance: Math.floor(word.length / 2)});
