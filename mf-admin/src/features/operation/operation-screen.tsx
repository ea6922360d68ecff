import { useMessages } from '@portal/shared/i18n';
import { lazy } from 'react';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { whole } from '#src/frame/filter-readers.ts';
import { Layer } from '#src/frame/layer.tsx';
import { ListPaper } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { ReadingTable } from '#src/frame/reading-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useListFilters } from '#src/frame/use-list-filters.ts';
import { useOpened } from '#src/frame/use-opened.ts';
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
  const [record, open] = useOpened('open');
  const opened = whole()(record ?? '');
  const columns = useOperationColumns(open);
  const nothing = { title: t('empty.title'), narrowed: t('empty.narrowed'), none: t('empty.none') };
  return (
    <PlainPage title={t('title')} lead={t('lead')}>
      <ListPaper busy={query.isPlaceholderData}>
        <OperationTools state={state} />
        <AdminQuery
          query={query}
          skeleton={<RowsSkeleton />}
          empty={({ total }) => total === 0}
          emptyState={<NothingFits state={state} {...nothing} />}
        >
          {({ list, total }) => (
            <>
              <ReadingTable label={t('table')} rows={list} total={total} columns={columns} width={864}>
                {total >= countedRows && <span>{t('bounded')}</span>}
              </ReadingTable>
              <Pages {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListPaper>
      {opened !== undefined && (
        <Layer>
          <OperationDrawer key={opened} id={opened} onClosed={() => open(undefined)} />
        </Layer>
      )}
    </PlainPage>
  );
};
