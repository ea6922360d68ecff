import { useQueryParams } from '@portal/shared/ui';
import { type ListFilterName, type ListFilters, readListFilters } from './list-filters.ts';

/** The filters of a list and how to change them. */
export interface ListState {
  readonly filters: ListFilters;
  readonly change: (changes: Partial<Record<ListFilterName, string | number | undefined>>) => void;
  readonly clear: () => void;
}

/** The filters of a list, kept in the URL, so that back, forward and a shared address keep them. */
export const useListFilters = (): ListState => {
  const { get, set } = useQueryParams();
  return {
    filters: readListFilters(get),
    change: set,
    clear: () => set({ keywords: undefined, status: undefined }),
  };
};
