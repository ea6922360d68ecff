import type { BillLine } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { OrderLink } from '#src/order-parts/order-link.tsx';
import { useProviderNames } from '#src/order-parts/use-provider-names.ts';
import styles from '../reconciliation.module.css';
import { reconciliationMessages } from '../reconciliation-messages.ts';
import { yuanOf } from './day-facts.ts';

type NamedLine = BillLine & { readonly name: string };

const Numbers = ({ line: { kind, number, tradeNo, orderNo } }: { line: BillLine }) => {
  const t = useMessages(reconciliationMessages);
  return (
    <span className={styles.lines}>
      <span>{t(`kinds.${kind}`, { number })}</span>
      {orderNo && <OrderLink orderNo={orderNo}>{t('day.order', { orderNo })}</OrderLink>}
      {tradeNo && <small className={styles.soft}>{t('day.trade', { tradeNo })}</small>}
    </span>
  );
};

/** The columns of the lines of a day. */
export const useLineColumns = (): TableColumns<NamedLine> => {
  const t = useMessages(reconciliationMessages);
  const providers = useProviderNames();
  const amount = (side: 'billAmount' | 'bookAmount') => ({
    ...{ key: side, align: 'right' as const, width: 120, className: styles.money },
    render: (_: unknown, line: NamedLine) => (
      <span data-gap={line.billAmount !== line.bookAmount || undefined}>
        {line[side] === null ? t('day.absent') : yuanOf(line[side])}
      </span>
    ),
  });
  return [
    {
      ...{ title: t('line.number'), key: 'number', width: 360 },
      render: (_, line) => <Numbers line={line} />,
    },
    {
      ...{ title: t('columns.provider'), key: 'provider', width: 120 },
      render: (_, { provider }) => providers(provider),
    },
    { ...amount('billAmount'), title: t('day.bill') },
    { ...amount('bookAmount'), title: t('day.book') },
  ];
};
