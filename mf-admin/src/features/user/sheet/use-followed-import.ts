import { useQueryParams } from '@portal/shared/ui';
import { positiveInteger } from '#src/list/filters/filter-parsers.ts';

/** Which import is followed. It is kept in the URL, so that closing the drawer or the window does not lose it. */
export const useFollowedImport = () => {
  const { get, set } = useQueryParams();
  const follow = (id: number | undefined) =>
    set({ import: id, pageNum: get('pageNum') }, { replace: true, preventScrollReset: true });
  return { id: positiveInteger()(get('import') ?? ''), follow };
};
