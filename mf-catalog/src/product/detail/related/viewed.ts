import { localStorageValue, parseIds } from '../../local-storage-value.ts';

/** How many products are remembered. */
export const maxViewed = 12;

const viewed = localStorageValue('viewedProducts', parseIds(maxViewed));

/** The products viewed in this browser, the latest first, by id. */
export const useViewed = (): readonly number[] => viewed.use();

/** As `useViewed`, at this moment. */
export const listViewed = (): readonly number[] => viewed.read();

/** The ids after one was viewed: it comes first, once, and the oldest go. */
export const withViewed = (ids: readonly number[], id: number): readonly number[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, maxViewed);

/** Remembers a product as the latest viewed. */
export const rememberViewed = (id: number): void => viewed.write(withViewed(listViewed(), id));
