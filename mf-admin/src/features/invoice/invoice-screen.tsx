import { useMessages } from '@portal/shared/i18n';
import { saveFile, Tabs } from '@portal/shared/ui';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { EmptyList } from '#src/list/empty-list.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { ReadOnlyTable } from '#src/list/table/read-only-table.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useInvoiceFile, useInvoicePage } from './invoice-calls.ts';
import { invoiceMessages } from './invoice-messages.ts';
import type { NamedInvoice } from './list/invoice-cells.tsx';
import { type InvoiceAct, useInvoiceColumns } from './list/invoice-columns.tsx';
import { askedOf, invoiceTabs, useInvoiceFilters } from './list/invoice-tabs.ts';

const drawers = {
  issue: lazy(() => import('./decide/issue-drawer.tsx')),
  reject: lazy(() => import('./decide/reject-drawer.tsx')),
  void: lazy(() => import('./decide/void-drawer.tsx')),
};

/** What lies over the list. */
interface Open {
  readonly act: keyof typeof drawers;
  readonly invoice: NamedInvoice;
}

const useActs = (onOpen: (open: Open) => void) => {
  const t = useMessages(invoiceMessages);
  const file = useInvoiceFile();
  return (act: InvoiceAct, invoice: NamedInvoice) => {
    if (act !== 'download') return onOpen({ act, invoice });
    const number = invoice.invoiceNo ?? invoice.orderNo;
    file.mutate(invoice.orderNo, {
      onSuccess: (sent) =>
        saveFile(sent, `${t('file', { number })}.${sent.type === 'application/ofd' ? 'ofd' : 'pdf'}`),
    });
  };
};

const InvoiceList = ({ onOpen }: { onOpen: (open: Open) => void }) => {
  const t = useMessages(invoiceMessages);
  const state = useInvoiceFilters();
  const { tab = 'REQUESTED', keywords, pageNum, pageSize } = state.filters;
  const query = useInvoicePage({ keywords, pageNum, pageSize, ...askedOf(tab) });
  const columns = useInvoiceColumns(useActs(onOpen));
  const words = { title: t('empty.title'), narrowed: t('empty.narrowed'), none: t('empty.none') };
  return (
    <ListCard busy={query.isPlaceholderData}>
      <Tabs
        label={t('tabs')}
        items={invoiceTabs.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={tab}
        onChange={(value) => state.change({ tab: value })}
      />
      <FilterBar state={state} label={t('table')} hint={t('search')} hasStatus={false} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={64} />}
        empty={({ total }) => total === 0}
        emptyState={<EmptyList state={state} {...words} />}
      >
        {({ list, total }) => (
          <>
            <ReadOnlyTable
              label={t('table')}
              rows={list.map((invoice) => ({ ...invoice, name: invoice.orderNo }))}
              total={total}
              columns={columns}
              width={1112}
            />
            <ListPager {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListCard>
  );
};

/** Invoices: what waits to be issued, what became of it, and what has to be taken back. */
export const InvoiceScreen = () => {
  const t = useMessages(invoiceMessages);
  const [open, setOpen, turn] = useOverlay<Open>();
  const Drawer = open && drawers[open.act];
  return (
    <Page title={t('title')} lead={t('lead')}>
      <InvoiceList onOpen={setOpen} />
      {Drawer && (
        <Overlay key={turn}>
          <Drawer invoice={open.invoice} onClosed={() => setOpen(undefined)} />
        </Overlay>
      )}
    </Page>
  );
};
