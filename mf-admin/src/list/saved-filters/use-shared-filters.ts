import { call, queryOf } from '@portal/shared/api';
import type { SharedView } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';
import { useScreenName } from '../table/use-screen-name.ts';
import type { SavedFilter } from './saved-filters.ts';

const list = 'GET /api/v1/shared-views';

/** Filters that are shared with a role of the reader. */
export interface SharedFilter extends Omit<SharedView, 'filters'> {
  readonly filters: SavedFilter['filters'];
}

const filtersOf = ({ filters, ...view }: SharedView): SharedFilter => ({
  ...view,
  filters: Object.fromEntries(filters.map(({ name, value }) => [name, value])),
});

/** The filters of this screen that are shared with the reader's roles, and these roles; nothing before it is asked for. */
export const useSharedFilters = (isAsked: boolean) => {
  const screen = useScreenName();
  const query = useQuery({ ...queryOf(list, { query: { screen } }, { quiet: true }), enabled: isAsked });
  return { shared: query.data?.views.map(filtersOf) ?? [], roles: query.data?.roles ?? [] };
};

/** Shares saved filters of this screen with a role. */
export const useShare = () => {
  const screen = useScreenName();
  return useChange([list], ({ filter, role }: { filter: SavedFilter; role: string }) => {
    const filters = Object.entries(filter.filters).map(([name, value]) => ({ name, value }));
    return call('POST /api/v1/shared-views', { body: { screen, name: filter.name, filters, role } });
  });
};

/** Ends the sharing of filters. */
export const useUnshare = () =>
  useChange([list], (id: number) => call('DELETE /api/v1/shared-views/:id', { params: { id } }));
