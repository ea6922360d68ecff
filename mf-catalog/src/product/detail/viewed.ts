const key = 'viewedProducts';

/** How many products are remembered. */
export const mostViewed = 12;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The products viewed in this browser, the latest first, by id. */
export const listViewed = (): readonly number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isId).slice(0, mostViewed) : [];
  } catch {
    // Somebody else wrote there; what is remembered here is a convenience only.
    return [];
  }
};

/** The ids after one was viewed: it comes first, once, and the oldest go. */
export const withViewed = (ids: readonly number[], id: number): readonly number[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, mostViewed);

/** Remembers a product as the latest viewed. */
export const rememberViewed = (id: number): void => {
  try {
    localStorage.setItem(key, JSON.stringify(withViewed(listViewed(), id)));
  } catch {
    // Storage is full or closed: the product is shown all the same, and only not remembered.
  }
};
