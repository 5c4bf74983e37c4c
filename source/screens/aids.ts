import type {Aid, AidPage} from '../games/module.js';
import type {Json} from '../lib/json.js';
import type {Key} from '../lib/keys.js';
import type {GameText} from '../lib/text.js';

/** The aid that is open beside a board, if any, and its page. A page that is long is shown in parts. */
export type AidsBeside = {
  open(): Aid | undefined;
  /** What it says of a position. */
  page(view: Json, text: GameText): AidPage | undefined;
  pageCount(view: Json): number;
  /** Which of so many parts of the page is shown. */
  part(count: number): number;
  /** The aid of a key. */
  of(key: Key): Aid | undefined;
  /** Opens an aid on its first page, or closes it when it is open; says whether it is open now. */
  toggle(aid: Aid): boolean;
  close(): void;
  /** To the next part or page, or back; the page has so many parts. */
  turn(view: Json, step: 1 | -1, parts: number): void;
};

/**
 * Keeps which aid is open, and its page: where the position has changed, the page that follows from it. `place` tells
 * positions apart, `found` has what a page must find first.
 */
export const createAids = (
  aids: readonly Aid[],
  place: () => number,
  found: (aid: Aid, index: number, view: Json) => Json | undefined,
): AidsBeside => {
  let open: Aid | undefined;
  let index = 0;
  let part = 0;
  let seen: {readonly place: number; readonly view: Json} | undefined;

  const follow = (view: Json): void => {
    if (open === undefined || seen?.place === place()) return;
    if (seen !== undefined) {
      index = open.follow?.(seen.view, index, view) ?? 0;
      part = 0;
    }
    seen = {place: place(), view};
  };
  const partNow = (count: number): number => Math.min(part, count - 1);

  return {
    open: () => open,
    page(view, text) {
      follow(view);
      return open?.page(view, index, text, open.find && found(open, index, view));
    },
    pageCount(view) {
      follow(view);
      return open?.pageCount(view) ?? 0;
    },
    part: partNow,
    of: key => aids.find(aid => aid.keys.includes(key)),
    toggle(aid) {
      open = open === aid ? undefined : aid;
      index = 0;
      part = 0;
      seen = undefined;
      return open !== undefined;
    },
    close() {
      open = undefined;
    },
    turn(view, step, parts) {
      follow(view);
      const next = partNow(parts) + step;
      if (next >= 0 && next < parts) part = next;
      else {
        const count = open?.pageCount(view) ?? 1;
        index = (index + step + count) % count;
        // Backwards one comes to the last part of the page before.
        part = step > 0 ? 0 : Number.MAX_SAFE_INTEGER;
      }
    },
  };
};
