import { useMessages } from '@portal/shared/i18n';
import { lazy } from 'react';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { Layer } from '#src/frame/layer.tsx';
import { ListPaper } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { ReadingTable } from '#src/frame/reading-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useOpened } from '#src/frame/use-opened.ts';
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
    <ListPaper busy={query.isPlaceholderData}>
      <EnquiryTools state={state} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ total }) => total === 0}
        emptyState={
          <NothingFits
            state={state}
            title={t('empty.title')}
            narrowed={t('empty.narrowed')}
            none={t('empty.none')}
          />
        }
      >
        {({ list, total }) => (
          <>
            <ReadingTable
              label={t('table')}
              rows={list.map((row) => ({ ...row, name: row.organisation }))}
              total={total}
              columns={columns}
              width={1112}
            />
            <Pages {...filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListPaper>
  );
};

/** Enquiries of groups: the list, and one of them with its story. */
export const EnquiryScreen = () => {
  const t = useMessages(enquiryMessages);
  const [opened, open] = useOpened('enquiry');
  const id = Number(opened);
  return (
    <PlainPage title={t('title')} lead={t('lead')}>
      <EnquiryList onOpen={open} />
      {Number.isInteger(id) && id > 0 && (
        <Layer>
          <EnquiryDrawer key={id} id={id} onClosed={() => open(undefined)} />
        </Layer>
      )}
    </PlainPage>
  );
};
