import type { AdminOrderDetail } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { Card } from './card.tsx';
import styles from './order-detail.module.css';
import { orderDetailMessages } from './order-detail-messages.ts';

const names = ['ISSUED', 'USED', 'EXPIRED', 'VOID'] as const;

/** The tickets of an order without their codes. */
export const TicketsCard = ({ order: { tickets } }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  const language = useLanguage();
  if (tickets.length === 0) return null;
  const nameOf = (state: string): string => {
    const name = names.find((each) => each === state);
    return name ? t(`tickets.states.${name}`) : state;
  };
  return (
    <Card title={t('tickets.title')}>
      <ul className={styles.rows}>
        {tickets.map(({ ticketNo, visitor, state, usedAt }) => (
          <li key={ticketNo}>
            <span className={styles.rowHead}>
              <Tag tone={state === 'USED' ? 'good' : 'sand'}>{nameOf(state)}</Tag>
              {visitor}
            </span>
            <small>
              {ticketNo} {usedAt && formatInstant(usedAt, language)}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
};
