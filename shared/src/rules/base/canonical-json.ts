const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Canonical JSON: sorted keys, no spaces, so equal values give equal text. Releases are signed over it. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted);
