import { useMessages } from '@portal/shared/i18n';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { EmptyList } from '#src/list/empty-list.tsx';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { ReadOnlyTable } from '#src/list/table/read-only-table.tsx';
import { useOpenRecord } from '#src/list/use-open-record.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useEnquiryPage } from './enquiry-calls.ts';
import { useEnquiryColumns } from './enquiry-columns.tsx';
import { enquiryMessages } from './enquiry-messages.ts';
import { EnquiryTools, useEnquiryFilters } from './enquiry-tools.tsx';

const EnquiryDrawer = lazy(() => import('./drawer/enquiry-drawer.tsx'));

const EnquiryList = ({ onOpen }: { onOpen: (id: number) => void }) => {
  const t = useMessages(enquiryMessages);
  const state = useEnquiryFilters();
  const { status: _status, ...filters } = state.filters;
  const query = useEnquiryPage(filters);
  const columns = useEnquiryColumns(onOpen);
  return (
    <ListCard busy={query.isPlaceholderData}>
      <EnquiryTools state={state} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ total }) => total === 0}
        emptyState={
          <EmptyList
            state={state}
            title={t('empty.title')}
            narrowed={t('empty.narrowed')}
            none={t('empty.none')}
          />
        }
      >
        {({ list, total }) => (
          <>
            <ReadOnlyTable
              label={t('table')}
              rows={list.map((row) => ({ ...row, name: row.organisation }))}
              total={total}
              columns={columns}
              width={1112}
            />
            <ListPager {...filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListCard>
  );
};

/** Enquiries of groups: the list, and one of them with its story. */
export const EnquiryScreen = () => {
  const t = useMessages(enquiryMessages);
  const [opened, open] = useOpenRecord('enquiry');
  const id = Number(opened);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <EnquiryList onOpen={open} />
      {Number.isInteger(id) && id > 0 && (
        <Overlay>
          <EnquiryDrawer key={id} id={id} onClosed={() => open(undefined)} />
        </Overlay>
      )}
    </Page>
  );
};
