import { useQueryParams } from '@portal/shared/ui';
import { allUsers, readFilters, type UserFilterName, type UserFilters } from './user-filters.ts';

export interface FilterState {
  readonly filters: UserFilters;
  readonly change: (changes: Partial<Record<UserFilterName, string | number | undefined>>) => void;
  readonly clear: () => void;
}

/** The filters of the list. They live in the URL, so that back, forward and a shared address keep them. */
export const useUserFilters = (): FilterState => {
  const { get, set } = useQueryParams();
  return { filters: readFilters(get), change: set, clear: () => set(allUsers) };
};
