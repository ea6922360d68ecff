/** What a list is narrowed by, kept under a name, in the texts of its address. */
export interface SavedFilter {
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Whether the screen begins with it when it is opened without filters. One at most does. */
  readonly isDefault: boolean;
}

/** So many are kept of one screen. */
const mostSaved = 20;
export const longestName = 30;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsIn = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
      )
    : {};

/** Reads what was stored; what is no saved filter is left out. */
export const readSavedFilters = (stored: unknown): readonly SavedFilter[] | undefined =>
  Array.isArray(stored)
    ? stored
        .flatMap((one) =>
          isRecord(one) && typeof one.name === 'string' && one.name
            ? [{ name: one.name, filters: textsIn(one.filters), isDefault: one.isDefault === true }]
            : [],
        )
        .slice(0, mostSaved)
    : undefined;

/** What is wrong with a name for a filter; `own` is the one that it has now. */
export const nameFault = (
  saved: readonly SavedFilter[],
  name: string,
  own?: string,
): 'empty' | 'taken' | 'many' | undefined => {
  if (name.trim() === '') return 'empty';
  if (saved.some((one) => one.name === name.trim() && one.name !== own)) return 'taken';
  return own === undefined && saved.length >= mostSaved ? 'many' : undefined;
};

export const saveFilter = (
  saved: readonly SavedFilter[],
  name: string,
  filters: SavedFilter['filters'],
): readonly SavedFilter[] => [...saved, { name: name.trim(), filters, isDefault: false }];

export const renameFilter = (
  saved: readonly SavedFilter[],
  from: string,
  to: string,
): readonly SavedFilter[] => saved.map((one) => (one.name === from ? { ...one, name: to.trim() } : one));

export const removeFilter = (saved: readonly SavedFilter[], name: string): readonly SavedFilter[] =>
  saved.filter((one) => one.name !== name);

/** Makes this one the default, and no other; the default itself is none any more. */
export const toggleDefault = (saved: readonly SavedFilter[], name: string): readonly SavedFilter[] =>
  saved.map((one) => ({ ...one, isDefault: one.name === name && !one.isDefault }));

/** The saved filter that the list is narrowed by now. */
export const filterInUse = (
  saved: readonly SavedFilter[],
  present: SavedFilter['filters'],
): SavedFilter | undefined =>
  saved.find(({ filters }) => {
    const names = Object.keys(filters);
    return (
      names.length === Object.keys(present).length && names.every((name) => filters[name] === present[name])
    );
  });
