import { day, positiveInteger } from '#src/list/filters/filter-parsers.ts';
import { type ListState, useListFilters } from '#src/list/filters/use-list-filters.ts';
import { inOrder, type UserFilters } from './user-filters.ts';

export type FilterState = ListState<Pick<UserFilters, 'deptId' | 'startTime' | 'endTime'>>;

/** The filters of the list. They live in the URL, so that back, forward and a shared address keep them. */
export const useUserFilters = (): FilterState => {
  const state = useListFilters({ deptId: positiveInteger(), startTime: day(), endTime: day() });
  return { ...state, filters: inOrder(state.filters) };
};
