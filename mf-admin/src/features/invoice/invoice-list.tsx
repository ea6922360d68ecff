import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { invoiceMessages } from './invoice-messages.ts';
import { Amount, Order, State, Title } from './list/invoice-cells.tsx';
import { useDownloadInvoice } from './use-download-invoice.ts';

/** What the invoices are looked at by; `all` and what is due to be taken back are no states of the server. */
const invoiceTabs = ['REQUESTED', 'redLetter', 'ISSUED', 'REJECTED', 'VOID', 'all'] as const;
type InvoiceTab = (typeof invoiceTabs)[number];

/** What the server is asked for, of a tab. */
export const askedOf = (tab: InvoiceTab) => {
  if (tab === 'redLetter') return { redLetter: 'yes' } as const;
  return tab === 'all' ? {} : { state: tab };
};

const anyOf = ['trade:invoice:issue'];

/** Invoices by what has to be done: issue, void, nothing. */
export const invoiceList = defineList({
  call: 'GET /api/v1/invoices',
  messages: invoiceMessages,
  rowName: ({ orderNo }) => orderNo,
  filters: (filter) => ({ tab: filter.tabs(invoiceTabs, 'states') }),
  toQuery: ({ tab = invoiceTabs[0], ...page }) => ({ ...page, ...askedOf(tab) }),
  columns: (column) => [
    column.custom('title', 184, (invoice) => <Title invoice={invoice} />),
    column.custom('amount', 112, (invoice) => <Amount invoice={invoice} />, { align: 'right' }),
    column.custom('order', 192, (invoice) => <Order invoice={invoice} />),
    column.custom('state', 136, (invoice) => <State invoice={invoice} />),
    column.instant('createdAt', 128, { title: 'asked' }),
    column.custom('number', 184, ({ invoiceNo }) => invoiceNo ?? '—'),
  ],
  actions: [
    {
      ...{ key: 'issue', label: 'actions.issue', anyOf },
      isShown: ({ duty }) => duty === 'issue',
      drawer: lazy(() => import('./decide/issue-drawer.tsx')),
    },
    {
      ...{ key: 'reject', label: 'actions.reject', anyOf, danger: true },
      isShown: ({ state }) => state === 'REQUESTED',
      drawer: lazy(() => import('./decide/reject-drawer.tsx')),
    },
    {
      ...{ key: 'download', label: 'actions.download', anyOf },
      isShown: ({ downloadable }) => downloadable,
      command: useDownloadInvoice,
    },
    {
      ...{ key: 'void', label: 'actions.void', anyOf, danger: true },
      isShown: ({ state }) => state === 'ISSUED',
      drawer: lazy(() => import('./decide/void-drawer.tsx')),
    },
  ],
  sheets: [{ kind: 'invoice-issue', label: 'issueSheet', anyOf }],
  actionsWidth: 176,
  rowHeight: 64,
});
