/** Nothing of the list is active: the keys go to the field alone. */
export const nothing = -1;

const moves: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count : active) - 1,
  Home: () => nothing,
  End: () => nothing,
  ArrowLeft: () => nothing,
  ArrowRight: () => nothing,
};

/** Which option of a list a key makes active, from the last on to the first; undefined when it moves nothing. */
export const moveActive = (key: string, active: number, count: number): number | undefined =>
  count === 0 || !Object.hasOwn(moves, key) ? undefined : moves[key]?.(active, count);
