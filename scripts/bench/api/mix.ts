/** A repeatable stream of choices: the same seed asks the same questions. */
export interface Mix {
  /** A whole number below `limit`. */
  below(limit: number): number;
  /** One of the list; undefined when it is empty. */
  one<T>(list: readonly T[]): T | undefined;
  /** The value in so many of a hundred cases, else undefined. */
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
