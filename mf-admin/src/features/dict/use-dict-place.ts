import { useQueryParams } from '@portal/shared/ui';
import { parseListFilters } from '#src/list/filters/list-filters.ts';
import type { ListState } from '#src/list/filters/use-list-filters.ts';

/** Where one is among the dictionaries: both lists' filters and the chosen dictionary, all of them in the URL. */
export interface DictPlace {
  readonly types: ListState;
  readonly items: ListState;
  readonly code: string | undefined;
  /** Chooses a dictionary, or none. Its list begins at the top. */
  readonly choose: (code: string | undefined) => void;
}

const prefixed = (name: string): string => `item${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The filters of items are prefixed: `itemKeywords`, `itemPageNum` and so on. */
export const useDictPlace = (): DictPlace => {
  const { get, set } = useQueryParams();
  const types = parseListFilters(get);
  const items = parseListFilters((name) => get(prefixed(name)));
  // Another page of the items is no reason to leave the page of the dictionaries.
  const keep = { pageNum: get('pageNum') };
  const none = { itemKeywords: undefined, itemPageNum: undefined };
  return {
    types: { filters: types, change: set, clear: () => set({ keywords: undefined }) },
    items: {
      filters: items,
      change: (changes) =>
        set({
          ...keep,
          itemPageNum: undefined,
          ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [prefixed(name), value])),
        }),
      clear: () => set({ ...keep, ...none }),
    },
    code: get('type'),
    choose: (code) => set({ ...keep, ...none, type: code }),
  };
};
