import type { AdminOrder } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { StateTag, StepTag } from '#src/order-parts/order-tags.tsx';
import { useOrderWords } from '#src/order-parts/use-order-words.ts';
import styles from './order-list.module.css';
import { orderListMessages } from './order-list-messages.ts';

interface CellProps {
  readonly order: AdminOrder;
}

/** How an order stands, and how far what was bought has come. */
export const Tags = ({ order }: CellProps) => (
  <span className={styles.tags}>
    <StateTag state={order.state} />
    <StepTag order={order} />
  </span>
);

export const Product = ({ order: { kind, title, titleEn, people } }: CellProps) => {
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

export const Amount = ({ order: { state, amount, refundedAmount, balance } }: CellProps) => {
  const t = useMessages(orderListMessages);
  const language = useLanguage();
  return (
    <span className={styles.stack}>
      <span className={styles.number}>{formatMoney(amount, language)}</span>
      {refundedAmount > 0 && (
        <small>{t('refunded', { amount: formatMoney(refundedAmount, language) })}</small>
      )}
      {state === 'PAID' && balance && balance.paidAt === null && (
        <>
          <small>{t('balance', { amount: formatMoney(balance.balance, language) })}</small>
          <small>{t('balanceDue', { day: formatDay(balance.dueOn, language) })}</small>
        </>
      )}
    </span>
  );
};

export const Buyer = ({ order: { member, contactName, contactMobile } }: CellProps) => (
  <span className={styles.stack}>
    <span>{member}</span>
    <small>
      {contactName} {contactMobile}
    </small>
  </span>
);
