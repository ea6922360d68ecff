/** A repeatable stream of numbers: the same seed always tells the same story. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/** FNV-1a, 32 bits, stirred once more so that neighbouring seeds part ways. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Mulberry32 started from the hash of `seed`. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    pick: (list) => {
      const chosen = list[whole(0, list.length - 1)];
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
    chance: (probability) => next() < probability,
  };
}
