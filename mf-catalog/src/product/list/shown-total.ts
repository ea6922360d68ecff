/** Lists are counted up to here. */
export const mostCounted = 1000;

/** How many there are, as it is shown: `1000+` where the counting ended. */
export const shownTotal = (total: number): string =>
  total >= mostCounted ? `${mostCounted}+` : String(total);
