import type {Aid, AidPage} from '../games/module.js';
import type {Json} from '../lib/json.js';
import type {Key} from '../lib/keys.js';
import type {GameText} from '../lib/text.js';

/** The aid that is open beside a board, if any, and its page. */
export type AidsBeside = {
  readonly open: () => Aid | undefined;
  /** What it says of a position. */
  page(view: Json, text: GameText): AidPage | undefined;
  pageCount(view: Json): number;
  /** The aid of a key. */
  of(key: Key): Aid | undefined;
  /** Opens an aid on its first page, or closes it when it is open; says whether it is open now. */
  toggle(aid: Aid): boolean;
  close(): void;
  turn(view: Json, step: 1 | -1): void;
};

/** Keeps which aid is open. A page belongs to a position: when that changes, the first page is shown again. */
export const createAids = (aids: readonly Aid[]): AidsBeside => {
  let open: Aid | undefined;
  let index = 0;
  let pages = 0;
  const countNow = (view: Json): number => {
    const count = open?.pageCount(view) ?? 0;
    if (count !== pages) index = 0;
    pages = count;
    return count;
  };
  return {
    open: () => open,
    page(view, text) {
      countNow(view);
      return open?.page(view, index, text);
    },
    pageCount: countNow,
    of: key => aids.find(aid => aid.key === key),
    toggle(aid) {
      open = open === aid ? undefined : aid;
      index = 0;
      return open !== undefined;
    },
    close() {
      open = undefined;
    },
    turn(view, step) {
      const count = countNow(view);
      if (count > 0) index = (index + step + count) % count;
    },
  };
};
