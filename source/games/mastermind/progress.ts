import {candidatesFor} from './candidates.js';
import {codeCount} from './codes.js';
import {answered, candidatesOf} from './known.js';
import type {MastermindOptions} from './options.js';
import type {Row} from './types.js';

/** How many candidates rows leave, and the same for those rows with one more. */
type Node = {count: number | undefined; readonly next: WeakMap<Row, Node>};

const createNode = (): Node => ({count: undefined, next: new WeakMap()});
const starts = new WeakMap<MastermindOptions, Node>();

/** The place of a row after another one's, as it was kept when it was first asked for. */
const after = (node: Node, row: Row): Node => {
  const next = node.next.get(row) ?? createNode();
  node.next.set(row, next);
  return next;
};

/** The largest number of codes with which rows before the last are counted for the picture alone. */
const mostCounted = 10 ** 7;

/**
 * How many candidates there are before the first row and after each, as far as answers are known. Counted once for rows
 * that begin alike, so that one row more costs one count more. Of very many codes only the last row's are counted; those
 * of rows before it are there if they were the last once.
 */
export const candidatesAfter = (
  options: MastermindOptions,
  rows: readonly Row[],
): readonly (number | undefined)[] => {
  const all = codeCount(options);
  const done = rows.filter(({answer}) => answer !== undefined);
  let node = starts.get(options) ?? createNode();
  starts.set(options, node);
  const counts: (number | undefined)[] = [all];
  for (const [index, row] of done.entries()) {
    node = after(node, row);
    // The last row's are counted for other purposes too.
    if (index === done.length - 1) node.count ??= candidatesOf({options, rows}).count;
    else if (all <= mostCounted)
      node.count ??= candidatesFor(options, answered(done.slice(0, index + 1))).count;
    counts.push(node.count);
  }
  return counts;
};
