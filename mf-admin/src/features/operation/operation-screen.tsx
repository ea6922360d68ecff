import { useMessages } from '@portal/shared/i18n';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { EmptyList } from '#src/list/empty-list.tsx';
import { positiveInteger } from '#src/list/filters/filter-parsers.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { ReadOnlyTable } from '#src/list/table/read-only-table.tsx';
import { useOpenRecord } from '#src/list/use-open-record.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { operationFilters, useOperationPage } from './operation-calls.ts';
import { useOperationColumns } from './operation-columns.tsx';
import { operationMessages } from './operation-messages.ts';
import { OperationTools } from './operation-tools.tsx';

const OperationDrawer = lazy(() => import('./operation-drawer.tsx'));

/** So far the log is counted. */
const countedRows = 10_000;

/** What was changed, by whom, and what it was before. */
export const OperationScreen = () => {
  const t = useMessages(operationMessages);
  const state = useListFilters(operationFilters);
  const query = useOperationPage(state.filters);
  const [record, open] = useOpenRecord('open');
  const opened = positiveInteger()(record ?? '');
  const columns = useOperationColumns(open);
  const nothing = { title: t('empty.title'), narrowed: t('empty.narrowed'), none: t('empty.none') };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListCard busy={query.isPlaceholderData}>
        <OperationTools state={state} />
        <AdminQuery
          query={query}
          skeleton={<RowsSkeleton />}
          empty={({ total }) => total === 0}
          emptyState={<EmptyList state={state} {...nothing} />}
        >
          {({ list, total }) => (
            <>
              <ReadOnlyTable label={t('table')} rows={list} total={total} columns={columns} width={864}>
                {total >= countedRows && <span>{t('bounded')}</span>}
              </ReadOnlyTable>
              <ListPager {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListCard>
      {opened !== undefined && (
        <Overlay>
          <OperationDrawer key={opened} id={opened} onClosed={() => open(undefined)} />
        </Overlay>
      )}
    </Page>
  );
};
