/** The first `most` items. */
export function* take<T>(items: Iterable<T>, most: number): Iterable<T> {
  let left = most;
  if (left <= 0) return;
  for (const item of items) {
    yield item;
    left -= 1;
    if (left === 0) return;
  }
}
