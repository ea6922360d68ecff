import type { PaymentAnomaly } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { listMessages } from '#src/list/list-messages.ts';
import { RowActions } from '#src/list/row-actions.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { OrderLink } from '#src/order-parts/order-link.tsx';
import { useProviderNames } from '#src/order-parts/use-provider-names.ts';
import styles from '../reconciliation.module.css';
import { reconciliationMessages } from '../reconciliation-messages.ts';

/** A notification of the list, by the name it is known by. */
export type NamedAnomaly = PaymentAnomaly & { readonly name: string };

const What = ({ anomaly: { provider, outcome, detail } }: { anomaly: PaymentAnomaly }) => {
  const t = useMessages(reconciliationMessages);
  const providers = useProviderNames();
  return (
    <span className={styles.lines}>
      <strong>
        {providers(provider)} · {t(`anomaly.outcomes.${outcome}`)}
      </strong>
      <span>{t(`anomaly.todo.${outcome}`)}</span>
      {detail && (
        <code className={styles.soft} lang="en">
          {detail}
        </code>
      )}
    </span>
  );
};

const Settled = ({ anomaly: { settled } }: { anomaly: PaymentAnomaly }) => {
  const t = useMessages(reconciliationMessages);
  const language = useLanguage();
  if (!settled) return <Tag tone="warn">{t('anomaly.open')}</Tag>;
  return (
    <span className={styles.lines}>
      <span>{settled.note}</span>
      <small className={styles.soft}>
        {t('anomaly.settledBy', { by: settled.by, at: formatInstant(settled.at, language) })}
      </small>
    </span>
  );
};

/** The columns of the notifications that do not fit. */
export const useAnomalyColumns = (onSettle: (anomaly: NamedAnomaly) => void): TableColumns<NamedAnomaly> => {
  const t = useMessages(reconciliationMessages);
  const common = useMessages(listMessages);
  const language = useLanguage();
  const settle = (anomaly: NamedAnomaly) => ({
    ...{ key: 'settle', label: t('anomaly.settle'), anyOf: ['trade:reconcile:run'] },
    onSelect: () => onSettle(anomaly),
  });
  return [
    { title: t('anomaly.columns.what'), key: 'what', width: 360, render: (_, row) => <What anomaly={row} /> },
    {
      ...{ title: t('anomaly.columns.payment'), key: 'payment', width: 184 },
      render: (_, { paymentNo }) => paymentNo ?? common('none'),
    },
    {
      ...{ title: t('anomaly.columns.order'), key: 'order', width: 184 },
      render: (_, { orderNo }) => (orderNo ? <OrderLink orderNo={orderNo} /> : common('none')),
    },
    {
      ...{ title: t('anomaly.columns.at'), key: 'at', width: 152 },
      render: (_, { createdAt }) => formatInstant(createdAt, language),
    },
    {
      ...{ title: t('anomaly.columns.settled'), key: 'settled', width: 200 },
      render: (_, row) => <Settled anomaly={row} />,
    },
    {
      ...{ title: common('actions'), key: 'actions', width: 112, fixed: 'right' as const },
      render: (_, row) => <RowActions name={row.name} actions={row.settled ? [] : [settle(row)]} />,
    },
  ];
};
