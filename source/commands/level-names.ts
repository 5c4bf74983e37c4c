/** The longest name that every file system takes, in UTF-16 units, with room for a number and the ending. */
const longest = 60;

/** A text as a file's name without its ending: letters and digits of any script. */
export const fileStem = (text: string): string =>
  text
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}_-]+/u)
    .filter(part => part !== '')
    .join('-')
    .slice(0, longest)
    .replaceAll(/^-+|[-\ud800-\udbff]+$/g, '') || 'level';
