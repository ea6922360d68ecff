/** Lists are counted up to here. */
export const maxCounted = 1000;

/** How many there are, as it is shown: `1000+` where the counting ended. */
export const shownTotal = (total: number): string => (total >= maxCounted ? `${maxCounted}+` : String(total));
