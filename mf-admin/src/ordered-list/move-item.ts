/** A list with one of it in another place; a place beyond either end is the end. */
export const moveItem = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1);
  const one = list.slice(from, from + 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...one);
};
