import { useMessages } from '@portal/shared/i18n';
import { Page } from '#src/layout/page.tsx';
import { EmptyList } from '#src/list/empty-list.tsx';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import { DayRange } from '#src/list/filters/day-range.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import type { ParsedFilters } from '#src/list/filters/list-filters.ts';
import { type ListState, useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { ReadOnlyTable } from '#src/list/table/read-only-table.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { loginFilters, loginResults, useLoginPage } from './login-calls.ts';
import { useLoginColumns } from './login-columns.tsx';
import { loginMessages } from './login-messages.ts';

/** So far the log is counted. */
const countedRows = 10_000;

const LoginTools = ({ state }: { state: ListState<ParsedFilters<typeof loginFilters>> }) => {
  const t = useMessages(loginMessages);
  return (
    <FilterBar state={state} label={t('table')} hint={t('search')} hasStatus={false}>
      <ChoiceFilter
        label={t('result')}
        choices={loginResults.map((value) => ({ value, label: t(`results.${value}`) }))}
        value={state.filters.result}
        onChange={(result) => state.change({ result })}
      />
      <DayRange label={t('days')} {...state.filters} onChange={state.change} />
    </FilterBar>
  );
};

/** Every try at signing in. */
export const LoginScreen = () => {
  const t = useMessages(loginMessages);
  const state = useListFilters(loginFilters);
  const query = useLoginPage(state.filters);
  const columns = useLoginColumns();
  const nothing = { title: t('empty.title'), narrowed: t('empty.narrowed'), none: t('empty.none') };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListCard busy={query.isPlaceholderData}>
        <LoginTools state={state} />
        <AdminQuery
          query={query}
          skeleton={<RowsSkeleton />}
          empty={({ total }) => total === 0}
          emptyState={<EmptyList state={state} {...nothing} />}
        >
          {({ list, total }) => (
            <>
              <ReadOnlyTable label={t('table')} rows={list} total={total} columns={columns} width={872}>
                {total >= countedRows && <span>{t('bounded')}</span>}
              </ReadOnlyTable>
              <ListPager {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListCard>
    </Page>
  );
};
