/** A user's preferences in this browser, and the names of those that are not saved on the server yet. */
export interface CachedPreferences {
  readonly values: Readonly<Record<string, unknown>>;
  readonly unsent: readonly string[];
}

const prefix = 'preferences.';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Unknown content is treated as empty.
    return undefined;
  }
};

/** Reads the cached preferences of a user; invalid content gives empty ones. */
export const readCache = (owner: number): CachedPreferences => {
  const stored = parsed(localStorage.getItem(prefix + owner));
  if (!isRecord(stored)) return { values: {}, unsent: [] };
  const { values, unsent } = stored;
  return {
    values: isRecord(values) ? values : {},
    unsent: Array.isArray(unsent) ? unsent.filter((name) => typeof name === 'string') : [],
  };
};

export const writeCache = (owner: number, mirrored: CachedPreferences): void =>
  localStorage.setItem(prefix + owner, JSON.stringify(mirrored));

/** Deletes the caches of all users. */
export const clearCaches = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
};
