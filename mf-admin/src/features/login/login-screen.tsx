import { useMessages } from '@portal/shared/i18n';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { ChoiceFilter } from '#src/frame/choice-filter.tsx';
import { DayRange } from '#src/frame/day-range.tsx';
import type { FurtherFilters } from '#src/frame/list-filters.ts';
import { ListPaper, ListTools } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { ReadingTable } from '#src/frame/reading-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { type ListState, useListFilters } from '#src/frame/use-list-filters.ts';
import { loginFilters, loginResults, useLoginPage } from './login-calls.ts';
import { useLoginColumns } from './login-columns.tsx';
import { loginMessages } from './login-messages.ts';

/** So far the log is counted. */
const countedRows = 10_000;

const LoginTools = ({ state }: { state: ListState<FurtherFilters<typeof loginFilters>> }) => {
  const t = useMessages(loginMessages);
  return (
    <ListTools state={state} label={t('table')} hint={t('search')} hasStatus={false}>
      <ChoiceFilter
        label={t('result')}
        choices={loginResults.map((value) => ({ value, label: t(`results.${value}`) }))}
        value={state.filters.result}
        onChange={(result) => state.change({ result })}
      />
      <DayRange label={t('days')} {...state.filters} onChange={state.change} />
    </ListTools>
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
    <PlainPage title={t('title')} lead={t('lead')}>
      <ListPaper busy={query.isPlaceholderData}>
        <LoginTools state={state} />
        <AdminQuery
          query={query}
          skeleton={<RowsSkeleton />}
          empty={({ total }) => total === 0}
          emptyState={<NothingFits state={state} {...nothing} />}
        >
          {({ list, total }) => (
            <>
              <ReadingTable label={t('table')} rows={list} total={total} columns={columns} width={872}>
                {total >= countedRows && <span>{t('bounded')}</span>}
              </ReadingTable>
              <Pages {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListPaper>
    </PlainPage>
  );
};
