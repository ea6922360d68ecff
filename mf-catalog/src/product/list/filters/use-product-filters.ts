import type { To } from '@portal/shared/router';
import { useQueryParams } from '@portal/shared/ui';
import {
  type Filtered,
  type FilterName,
  type FilterParam,
  type ProductFilters,
  readFilters,
  withoutFilters,
} from './product-filters.ts';

type FilterChanges = Partial<Record<FilterParam, string | number | undefined>>;

export interface FilterState {
  readonly filters: ProductFilters;
  /** What stands in the URL, as it was typed. */
  readonly typed: (param: FilterParam) => string;
  readonly change: (changes: FilterChanges) => void;
  /** The address of the list after a change. */
  readonly to: (changes: FilterChanges) => To;
  readonly clear: (names: readonly FilterName[]) => void;
}

/** The filters of a list, stored in the URL, so that history and shared links keep them. */
export const useProductFilters = (list: Filtered): FilterState => {
  const { get, set, to } = useQueryParams();
  return {
    filters: readFilters(list, get),
    typed: (param) => get(param) ?? '',
    change: (changes) => set(changes),
    to,
    clear: (names) => set(withoutFilters(names)),
  };
};
