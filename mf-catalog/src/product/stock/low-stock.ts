/** From how many on what is left is counted down, wherever it is shown. */
const threshold = 9;

/** Whether so few are left that it is said how many; nothing left is not few, but sold out. */
export const isLowStock = (left: number): boolean => left > 0 && left <= threshold;
