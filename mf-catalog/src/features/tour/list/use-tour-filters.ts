import { useQueryParams } from '@portal/shared/ui';
import {
  type FilterName,
  type FilterParam,
  readFilters,
  type TourFilters,
  withoutFilters,
} from './tour-filters.ts';

export type FilterChanges = Partial<Record<FilterParam, string | number | undefined>>;

export interface FilterState {
  readonly filters: TourFilters;
  /** What stands in the URL, as it was typed. */
  readonly typed: (param: FilterParam) => string;
  readonly change: (changes: FilterChanges) => void;
  readonly clear: (names: readonly FilterName[]) => void;
}

/** The filters of a list. They live in the URL, so that back, forward and a shared address keep them. */
export const useTourFilters = (): FilterState => {
  const { get, set } = useQueryParams();
  return {
    filters: readFilters(get),
    typed: (param) => get(param) ?? '',
    change: (changes) => set(changes),
    clear: (names) => set(withoutFilters(names)),
  };
};
