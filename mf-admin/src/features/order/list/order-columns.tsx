import type { AdminOrder } from '@portal/shared/contract';
import { formatDay, formatInstant, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { TextLink } from '@portal/shared/ui';
import { listMessages } from '#src/list/list-messages.ts';
import type { NamedRow, TableColumns } from '#src/list/table/table-column.ts';
import { orderPath } from '#src/order-parts/order-paths.ts';
import { StateTag, StepTag } from '#src/order-parts/order-tags.tsx';
import { useOrderWords } from '#src/order-parts/use-order-words.ts';
import styles from './order-list.module.css';
import { orderListMessages } from './order-list-messages.ts';

export type OrderRow = AdminOrder & NamedRow;

const Amount = ({ order: { amount, refundedAmount } }: { order: AdminOrder }) => {
  const t = useMessages(orderListMessages);
  const language = useLanguage();
  return (
    <span className={styles.stack}>
      <span className={styles.number}>{formatMoney(amount, language)}</span>
      {refundedAmount > 0 && (
        <small>{t('refunded', { amount: formatMoney(refundedAmount, language) })}</small>
      )}
    </span>
  );
};

const Product = ({ order: { kind, title, titleEn, people } }: { order: AdminOrder }) => {
  const t = useMessages(orderListMessages);
  const words = useOrderWords();
  const language = useLanguage();
  return (
    <span className={styles.stack}>
      <span>{(language === 'en' && titleEn) || title}</span>
      <small>
        {words.kind(kind)} · {t('people', { count: people })}
      </small>
    </span>
  );
};

/** The columns of the orders. */
export const useOrderColumns = (): TableColumns<OrderRow> => {
  const t = useMessages(orderListMessages);
  const common = useMessages(listMessages);
  const language = useLanguage();
  return [
    {
      title: t('columns.order'),
      key: 'order',
      width: 184,
      fixed: 'left',
      render: (_, { orderNo }) => <TextLink to={orderPath(orderNo)}>{orderNo}</TextLink>,
    },
    {
      title: t('columns.state'),
      key: 'state',
      width: 152,
      render: (_, order) => (
        <span className={styles.tags}>
          <StateTag state={order.state} />
          <StepTag order={order} />
        </span>
      ),
    },
    {
      title: t('columns.product'),
      key: 'product',
      width: 208,
      render: (_, order) => <Product order={order} />,
    },
    {
      title: t('columns.travel'),
      key: 'travel',
      width: 112,
      render: (_, { travelDay }) => (travelDay ? formatDay(travelDay, language) : common('none')),
    },
    { title: t('columns.amount'), key: 'amount', width: 112, render: (_, order) => <Amount order={order} /> },
    {
      title: t('columns.buyer'),
      key: 'buyer',
      width: 160,
      render: (_, { member, contactName, contactMobile }) => (
        <span className={styles.stack}>
          <span>{member}</span>
          <small>
            {contactName} {contactMobile}
          </small>
        </span>
      ),
    },
    {
      title: t('columns.placed'),
      key: 'placed',
      width: 184,
      render: (_, { createdAt }) => formatInstant(createdAt, language),
    },
  ];
};
