import type { DateChangeQuote } from '@portal/shared/contract';
import { formatInstant, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Price } from '@portal/shared/ui';
import styles from './change.module.css';
import { changeMessages } from './change-messages.ts';

type Direction = 'pay' | 'back' | 'even';

/** Whether a change costs more, less or the same. */
export const directionOf = ({ difference }: Pick<DateChangeQuote, 'difference'>): Direction => {
  if (difference === 0) return 'even';
  return difference > 0 ? 'pay' : 'back';
};

/** What a new date costs, what becomes of coupon and invoice, and until when that holds. */
export const DateQuote = ({ quote }: { readonly quote: DateChangeQuote }) => {
  const t = useMessages(changeMessages);
  const language = useLanguage();
  const { before, amount, discount, difference, coupon, invoice, until } = quote;
  const direction = directionOf(quote);
  return (
    <>
      <dl className={styles.amounts}>
        <div>
          <dt>{t('date.before')}</dt>
          <dd>{formatMoney(before, language)}</dd>
        </div>
        <div>
          <dt>{t('date.after')}</dt>
          <dd>{formatMoney(amount, language)}</dd>
        </div>
        {discount > 0 && (
          <div className={styles.soft}>
            <dt>{t('date.discount')}</dt>
            <dd>{formatMoney(discount, language)}</dd>
          </div>
        )}
        <div className={styles.difference}>
          <dt>{t(`date.${direction}`)}</dt>
          <dd>
            <Price fen={Math.abs(difference)} size="large" />
          </dd>
        </div>
      </dl>
      <p className={styles.soft}>{t(`date.${direction}Hint`)}</p>
      {coupon && <p className={styles.soft}>{t(`coupon.${coupon}`)}</p>}
      {invoice && <p className={styles.soft}>{t(`invoice.${invoice}`)}</p>}
      <p className={styles.soft}>{t('date.until', { until: formatInstant(until, language) })}</p>
    </>
  );
};
