/** A whole number of an address within its limits; undefined where it is none. */
export const parseInteger = (
  value: number | undefined,
  least = 1,
  most: number = Number.MAX_SAFE_INTEGER,
): number | undefined =>
  value !== undefined && Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined;
