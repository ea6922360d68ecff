import type { DateChangeQuote } from '@portal/shared/contract';
import { formatDay, formatInstant, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Amounts } from '#src/quote/amounts.tsx';
import styles from './change.module.css';
import { changeMessages } from './change-messages.ts';

type Direction = 'pay' | 'back' | 'even';

/** Whether a change costs more, less or the same now. A difference of an open balance is paid with the balance. */
export const directionOf = ({
  difference,
  balance,
}: Pick<DateChangeQuote, 'difference' | 'balance'>): Direction => {
  if (balance) return balance.refund > 0 ? 'back' : 'even';
  if (difference === 0) return 'even';
  return difference > 0 ? 'pay' : 'back';
};

/** What becomes of an open balance. */
const BalanceHint = ({ balance }: { readonly balance: NonNullable<DateChangeQuote['balance']> }) => {
  const t = useMessages(changeMessages);
  const language = useLanguage();
  const { refund, dueOn } = balance;
  if (balance.balance > 0) return t('date.balanceHint', { day: formatDay(dueOn, language, { year: true }) });
  return refund > 0
    ? t('date.balanceBackHint', { amount: formatMoney(refund, language) })
    : t('date.balanceNoneHint');
};

/** What a new date costs, what becomes of coupon and invoice, and until when that holds. */
export const DateQuote = ({ quote }: { readonly quote: DateChangeQuote }) => {
  const t = useMessages(changeMessages);
  const language = useLanguage();
  const { before, amount, discount, difference, balance, coupon, invoice, until } = quote;
  const direction = directionOf(quote);
  return (
    <>
      <Amounts
        rows={[
          { label: t('date.before'), value: formatMoney(before, language) },
          { label: t('date.after'), value: formatMoney(amount, language) },
          ...(discount > 0
            ? [{ label: t('date.discount'), value: formatMoney(discount, language), soft: true }]
            : []),
        ]}
        result={{
          label: t(balance ? 'date.balance' : `date.${direction}`),
          fen: balance?.balance ?? Math.abs(difference),
        }}
      />
      <p className={styles.soft}>
        {balance ? <BalanceHint balance={balance} /> : t(`date.${direction}Hint`)}
      </p>
      {coupon && <p className={styles.soft}>{t(`coupon.${coupon}`)}</p>}
      {invoice && <p className={styles.soft}>{t(`invoice.${invoice}`)}</p>}
      <p className={styles.soft}>{t('date.until', { until: formatInstant(until, language) })}</p>
    </>
  );
};
