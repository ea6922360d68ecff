import { useQueryParams } from '@portal/shared/ui';
import {
  type FilterParsers,
  filterNames,
  type ListFilterName,
  type ListFilters,
  type ParsedFilters,
  parseFilters,
  parseListFilters,
  presentFilters,
} from './list-filters.ts';

/** The filters as the URL has them: what is kept of them, and how they are shown again. */
export interface FilterView {
  readonly present: Readonly<Record<string, string>>;
  /** `replace` makes no step in the history. */
  readonly show: (
    filters: Readonly<Record<string, string>>,
    options?: { readonly replace?: boolean },
  ) => void;
}

/** The filters of a list and how to change them; `F` are those it has beside the usual ones. */
export interface ListState<F extends object = object> {
  readonly filters: ListFilters & F;
  readonly change: (
    changes: Partial<Record<ListFilterName | (keyof F & string), string | number | undefined>>,
  ) => void;
  readonly clear: () => void;
  /** Without it the filters of the list cannot be saved. */
  readonly view?: FilterView;
}

/**
 * The filters of a list, kept in the URL, so that back, forward and a shared address keep them. Further ones are declared
 * with how they are read: `useListFilters({ kind: oneOf('tour', 'hotel'), from: day() })`. One called `sort` orders
 * the list and does not narrow it.
 */
export function useListFilters(): ListState;
export function useListFilters<R extends FilterParsers>(readers: R): ListState<ParsedFilters<R>>;
export function useListFilters(readers: FilterParsers = {}): ListState {
  const { get, set } = useQueryParams();
  const nothing = Object.fromEntries(filterNames(readers).map((name) => [name, undefined]));
  return {
    filters: { ...parseListFilters(get), ...parseFilters(readers, get) },
    change: set,
    clear: () => set({ ...nothing, sort: get('sort') }),
    view: {
      present: presentFilters(readers, get),
      show: (filters, options) => set({ ...nothing, ...filters }, options),
    },
  };
}
