import { localStorageValue } from '#src/product/local-storage-value.ts';

/** How many searches are remembered. */
export const maxSearched = 8;
const longest = 100;

const isKeywords = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

/** Reads a list of keywords, each once; at most as many as are remembered. */
export const parseSearched = (text: string | null): readonly string[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? [...new Set(list.filter(isKeywords))].slice(0, maxSearched) : [];
  } catch {
    return [];
  }
};

const searched = localStorageValue('recentSearches', parseSearched);

/** What was searched for in this browser, the latest first. */
export const useSearched = (): readonly string[] => searched.use();

/** Remembers keywords as the latest; the oldest go. */
export const rememberSearch = (keywords: string): void =>
  searched.write([keywords, ...searched.read().filter((one) => one !== keywords)].slice(0, maxSearched));

/** Forgets keywords, or all of them. */
export const forgetSearch = (keywords?: string): void =>
  searched.write(keywords === undefined ? [] : searched.read().filter((one) => one !== keywords));
