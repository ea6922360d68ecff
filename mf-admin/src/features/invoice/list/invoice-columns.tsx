import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { listMessages } from '#src/list/list-messages.ts';
import { type RowAction, RowActions } from '#src/list/row-actions.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { invoiceMessages } from '../invoice-messages.ts';
import { Amount, type NamedInvoice, Order, State, Title } from './invoice-cells.tsx';

export type InvoiceAct = 'issue' | 'reject' | 'void' | 'download';

/** What can be done with an invoice as it stands. */
const actsOf = ({ state, duty, downloadable }: NamedInvoice): InvoiceAct[] => [
  ...(duty === 'issue' ? (['issue'] as const) : []),
  ...(state === 'REQUESTED' ? (['reject'] as const) : []),
  ...(downloadable ? (['download'] as const) : []),
  ...(state === 'ISSUED' ? (['void'] as const) : []),
];

/** The columns of the invoices. */
export const useInvoiceColumns = (
  onAct: (act: InvoiceAct, invoice: NamedInvoice) => void,
): TableColumns<NamedInvoice> => {
  const t = useMessages(invoiceMessages);
  const common = useMessages(listMessages);
  const language = useLanguage();
  const actionOf = (key: InvoiceAct, invoice: NamedInvoice): RowAction => ({
    ...{ key, label: t(`actions.${key}`), anyOf: ['trade:invoice:issue'] },
    danger: key === 'reject' || key === 'void',
    onSelect: () => onAct(key, invoice),
  });
  return [
    { title: t('columns.title'), key: 'title', width: 184, render: (_, row) => <Title invoice={row} /> },
    {
      ...{ title: t('columns.amount'), key: 'amount', width: 112, align: 'right' as const },
      render: (_, row) => <Amount invoice={row} />,
    },
    { title: t('columns.order'), key: 'order', width: 192, render: (_, row) => <Order invoice={row} /> },
    { title: t('columns.state'), key: 'state', width: 136, render: (_, row) => <State invoice={row} /> },
    {
      ...{ title: t('columns.asked'), key: 'asked', width: 128 },
      render: (_, { createdAt }) => formatInstant(createdAt, language),
    },
    {
      ...{ title: t('columns.number'), key: 'number', width: 184 },
      render: (_, { invoiceNo }) => invoiceNo ?? common('none'),
    },
    {
      ...{ title: common('actions'), key: 'actions', width: 176, fixed: 'right' as const },
      render: (_, row) => (
        <RowActions name={row.name} actions={actsOf(row).map((act) => actionOf(act, row))} />
      ),
    },
  ];
};
