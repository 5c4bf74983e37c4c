import stringWidth from 'string-width';

const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});

/** Columns that a text takes in a terminal. */
export const widthOf = (text: string): number => stringWidth(text);

/** The text cut to `columns`, `ellipsis` at its end where something is missing, as much of it as there is room for. */
export const cutTo = (text: string, columns: number, ellipsis = '…'): string => {
  if (widthOf(text) <= columns) return text;
  const room = columns - widthOf(ellipsis);
  if (room < 0) return ellipsis.slice(0, Math.max(0, columns));
  let kept = '';
  let width = 0;
  for (const {segment} of segmenter.segment(text)) {
    width += widthOf(segment);
    if (width > room) break;
    kept += segment;
  }
  return kept + ellipsis;
};

/** The end of a text, as much as goes into `columns`, with `ellipsis` before it where something is missing. */
export const endOf = (text: string, columns: number, ellipsis = '…'): string => {
  if (widthOf(text) <= columns) return text;
  const room = columns - widthOf(ellipsis);
  if (room < 0) return ellipsis.slice(0, Math.max(0, columns));
  let kept = '';
  for (const {segment} of [...segmenter.segment(text)].reverse()) {
    if (widthOf(segment + kept) > room) break;
    kept = segment + kept;
  }
  return ellipsis + kept;
};

/** The text followed by spaces up to `columns`; a longer one is cut. */
export const padTo = (text: string, columns: number, ellipsis = '…'): string => {
  const cut = cutTo(text, columns, ellipsis);
  return cut + ' '.repeat(Math.max(0, columns - widthOf(cut)));
};

/** Words put on as few lines of `columns` as hold them; a word that is longer is cut. */
export const wrapTo = (text: string, columns: number, ellipsis = '…'): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  // Chinese has no spaces: a line may end after any of its characters, but not before punctuation.
  for (const word of text.split(
    /(?<=[\p{Script=Han}。，；！？、）])(?![。，；：！？、）])|(?<=：)(?=\p{Script=Han})|(?<=[ ])(?![:;!?»])/u,
  )) {
    if (line !== '' && widthOf((line + word).trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  lines.push(line.trimEnd());
  return lines.map(each => cutTo(each, columns, ellipsis));
};
