import { useMessages } from '@portal/shared/i18n';
import { saveFile, Tabs } from '@portal/shared/ui';
import { lazy } from 'react';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { Layer } from '#src/frame/layer.tsx';
import { ListPaper, ListTools } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { ReadingTable } from '#src/frame/reading-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useLayer } from '#src/frame/use-layer.ts';
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
    <ListPaper busy={query.isPlaceholderData}>
      <Tabs
        label={t('tabs')}
        items={invoiceTabs.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={tab}
        onChange={(value) => state.change({ tab: value })}
      />
      <ListTools state={state} label={t('table')} hint={t('search')} hasStatus={false} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={64} />}
        empty={({ total }) => total === 0}
        emptyState={<NothingFits state={state} {...words} />}
      >
        {({ list, total }) => (
          <>
            <ReadingTable
              label={t('table')}
              rows={list.map((invoice) => ({ ...invoice, name: invoice.orderNo }))}
              total={total}
              columns={columns}
              width={1112}
            />
            <Pages {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListPaper>
  );
};

/** Invoices: what waits to be issued, what became of it, and what has to be taken back. */
export const InvoiceScreen = () => {
  const t = useMessages(invoiceMessages);
  const [open, setOpen, turn] = useLayer<Open>();
  const Drawer = open && drawers[open.act];
  return (
    <PlainPage title={t('title')} lead={t('lead')}>
      <InvoiceList onOpen={setOpen} />
      {Drawer && (
        <Layer key={turn}>
          <Drawer invoice={open.invoice} onClosed={() => setOpen(undefined)} />
        </Layer>
      )}
    </PlainPage>
  );
};
