import type { AdminRefund } from '@portal/shared/contract';
import { formatInstant, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { TextLink } from '@portal/shared/ui';
import type { NamedRow, TableColumns } from '#src/list/table/table-column.ts';
import { orderPath } from '#src/order-parts/order-paths.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './refund.module.css';
import { refundMessages } from './refund-messages.ts';
import { RefundTags } from './refund-tag.tsx';

export type RefundRow = AdminRefund & NamedRow;

/** The columns of the refunds. */
export const useRefundColumns = (onOpen: (refundNo: string) => void): TableColumns<RefundRow> => {
  const t = useMessages(refundMessages);
  const text = useText();
  const language = useLanguage();
  return [
    {
      title: t('columns.refund'),
      key: 'refund',
      width: 184,
      fixed: 'left',
      render: (_, { refundNo }) => (
        <Button kind="link" className={styles.open} onClick={() => onOpen(refundNo)}>
          {refundNo}
        </Button>
      ),
    },
    {
      title: t('columns.state'),
      key: 'state',
      width: 144,
      render: (_, refund) => <RefundTags refund={refund} />,
    },
    {
      title: t('columns.order'),
      key: 'order',
      width: 232,
      render: (_, { orderNo, title }) => (
        <span className={styles.stack}>
          <TextLink to={orderPath(orderNo)}>{orderNo}</TextLink>
          <small>{text(title)}</small>
        </span>
      ),
    },
    {
      title: t('columns.amount'),
      key: 'amount',
      width: 128,
      render: (_, { amount, fee, scope }) => (
        <span className={styles.stack}>
          <strong className={styles.number}>{formatMoney(amount, language)}</strong>
          <small>
            {t(`scopes.${scope}`)} {fee > 0 && t('fee', { amount: formatMoney(fee, language) })}
          </small>
        </span>
      ),
    },
    { title: t('columns.reason'), key: 'reason', width: 200, dataIndex: 'reason' },
    {
      title: t('columns.asked'),
      key: 'asked',
      width: 184,
      render: (_, { createdAt }) => formatInstant(createdAt, language),
    },
  ];
};
