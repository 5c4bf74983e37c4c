/*
 * A race between candidates over the same deals. What counts is how far one is ahead of another on the same deals, since luck
 * is the same for both; who is clearly behind the leader drops out.
 */
export type Race = {
  readonly count: number;
  /** The candidates that are still in the race. */
  alive: readonly number[];
  /** Those that dropped out last. */
  dropped: readonly number[];
  deals: number;
  readonly sums: Float64Array;
  /** For each two candidates the sum of the squares of their differences. */
  readonly squares: Float64Array;
};

export const createRace = (count: number): Race => ({
  count,
  alive: Array.from({length: count}, (_, candidate) => candidate),
  dropped: [],
  deals: 0,
  sums: new Float64Array(count),
  squares: new Float64Array(count * count),
});

/** Takes what a deal came to for each candidate that is alive. */
export const addDeal = (race: Race, rewards: Float64Array): void => {
  const {alive, sums, squares, count} = race;
  race.deals += 1;
  for (let place = 0; place < alive.length; place++) {
    const one = alive[place] ?? 0;
    const reward = rewards[one] ?? 0;
    sums[one] = (sums[one] ?? 0) + reward;
    for (let earlier = 0; earlier < place; earlier++) {
      const other = alive[earlier] ?? 0;
      const difference = reward - (rewards[other] ?? 0);
      const at = other * count + one;
      squares[at] = (squares[at] ?? 0) + difference * difference;
    }
  }
};

const greatest = (candidates: readonly number[], sums: Float64Array): number =>
  candidates.reduce((best, one) => ((sums[one] ?? 0) > (sums[best] ?? 0) ? one : best));

export const leaderOf = ({alive, sums}: Race): number => greatest(alive, sums);

/** The best candidate but this one, which is alive: it was tried on all the deals that the race has had. */
export const nextTo = ({alive, dropped, sums}: Race, one: number): number =>
  greatest(alive.length > 1 ? alive.filter(other => other !== one) : dropped, sums);

/** By how many standard errors one is ahead of another; both must be alive. */
export const leadOver = ({deals, sums, squares, count}: Race, one: number, other: number): number => {
  const mean = ((sums[one] ?? 0) - (sums[other] ?? 0)) / deals;
  const square = (squares[Math.min(one, other) * count + Math.max(one, other)] ?? 0) / deals;
  const variance = Math.max(0, square - mean * mean) / Math.max(1, deals - 1);
  return mean === 0 ? 0 : mean / Math.sqrt(variance);
};

/** Drops those that the leader is ahead of by so many standard errors. */
export const dropBehind = (race: Race, errors: number): void => {
  const leader = leaderOf(race);
  const isBehind = (one: number): boolean => one !== leader && leadOver(race, leader, one) >= errors;
  const behind = race.alive.filter(isBehind);
  if (behind.length === 0) return;
  race.dropped = behind;
  race.alive = race.alive.filter(one => !behind.includes(one));
};
