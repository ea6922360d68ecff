/** So many rows PageUp and PageDown pass. */
const leap = 10;

/** Which row a key leads to, by place; undefined when the key leads nowhere. */
export const rowAfter = (key: string, place: number, count: number): number | undefined => {
  const within = (next: number): number => Math.min(count - 1, Math.max(0, next));
  const places: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    PageDown: place + leap,
    PageUp: place - leap,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(places, key) ? places[key] : undefined;
  return next === undefined ? undefined : within(next);
};

/** What stands between two places, both included, whichever comes first. */
export const between = <T>(all: readonly T[], one: number, other: number): readonly T[] =>
  all.slice(Math.min(one, other), Math.max(one, other) + 1);
