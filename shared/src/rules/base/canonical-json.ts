const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * JSON with the keys of every object sorted and no spaces: one text for one value, whoever writes it down. Releases
 * are signed over it.
 */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted);
