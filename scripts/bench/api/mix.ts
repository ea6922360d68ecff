/** A seeded random generator: the same seed gives the same requests. */
export interface Mix {
  /** An integer from 0 to below `limit`. */
  below(limit: number): number;
  /** A random element; undefined if the list is empty. */
  one<T>(list: readonly T[]): T | undefined;
  /** The value in a percentage of cases, else undefined. */
  sometimes<T>(percent: number, value: () => T): T | undefined;
}

/** Mulberry32. */
export const createMix = (seed: number): Mix => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    one: (list) => list[below(list.length)],
    sometimes: (percent, value) => (below(100) < percent ? value() : undefined),
  };
};
