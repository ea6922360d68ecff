import { positiveInteger } from '#src/list/filters/filter-parsers.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';

/** The department that the list of users is narrowed to, kept in the URL, and how to choose another. */
export const useChosenDepartment = () => {
  const { filters, change } = useListFilters({ deptId: positiveInteger() });
  return [filters.deptId, (deptId: number | undefined) => change({ deptId })] as const;
};
