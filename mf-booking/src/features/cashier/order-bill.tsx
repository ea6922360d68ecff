import { Countdown } from '@portal/shared/booking';
import type { Cashier } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Card, Price } from '@portal/shared/ui';
import styles from './cashier.module.css';
import { cashierMessages } from './cashier-messages.ts';

interface OrderBillProps {
  readonly cashier: Cashier;
  /** What is paid now, in fen. */
  readonly due: number;
  readonly onTimeUp?: () => void;
}

/** What is paid for, how much of it now, and how long the seats are held. */
export const OrderBill = ({ cashier, due, onTimeUp }: OrderBillProps) => {
  const t = useMessages(cashierMessages);
  const text = useText();
  const language = useLanguage();
  const { title, titleEn, orderNo, amount, expiresAt, change, balance } = cashier;
  return (
    <Card as="section" padded className={styles.bill}>
      <div>
        <h2>{text({ zh: title, en: titleEn ?? undefined })}</h2>
        {change && <p>{t('change', { day: formatDay(change, language, { year: true }) })}</p>}
        {balance && <p>{t('balance', { day: formatDay(balance, language, { year: true }) })}</p>}
        <p className={styles.soft}>{t('orderNo', { orderNo })}</p>
      </div>
      <div className={styles.amount}>
        <p>
          <span className={styles.soft}>{t('amount')}</span> <Price fen={due} size="large" />
        </p>
        {due < amount && (
          <p className={styles.soft}>{t('total', { amount: formatMoney(amount, language) })}</p>
        )}
        {onTimeUp && !balance && <Countdown until={expiresAt} label={t('left')} onEnd={onTimeUp} />}
      </div>
    </Card>
  );
};
