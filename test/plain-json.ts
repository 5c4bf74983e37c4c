/**
 * Where a value is not what JSON text holds, as a path; nothing when it is plain. A Set, a class, `NaN` or a hole would
 * come back from a recording as something else.
 */
export const notPlain = (value: unknown, path = '$'): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) {
    // Not `map`: it steps over holes.
    const faults = Array.from(value, (item, index) => notPlain(item, `${path}[${index}]`));
    return faults.find(fault => fault !== undefined);
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return path;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return members
    .map(([name, member]) => notPlain(member, `${path}.${name}`))
    .find(fault => fault !== undefined);
};
