import type { TourQuote } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { AskAgain, PanelTotal } from '#src/product/panel/panel.tsx';
import styles from './booking.module.css';
import { bookingMessages } from './booking-messages.ts';

const known = ['adult', 'child', 'single'] as const;

/** The price of the selection as the server counts it, line by line. */
export const PriceTotal = ({ quote }: { quote: UseQueryResult<TourQuote> }) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  if (quote.isError)
    return (
      <AskAgain
        words={quote.error.message || t('quote.failed')}
        again={t('quote.retry')}
        onAgain={() => void quote.refetch()}
      />
    );
  if (!quote.data)
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{t('quote.loading')}</span>
        <Skeleton height={56} />
      </div>
    );
  const { deposit } = quote.data;
  const nameOf = (code: string, name: string) => {
    const word = known.find((each) => each === code);
    return word ? t(`prices.${word}`) : name;
  };
  return (
    <div className={styles.quote} aria-busy={quote.isPlaceholderData}>
      <dl className={styles.lines}>
        {quote.data.lines.map(({ code, name, unitPrice, quantity, amount }) => (
          <div key={code}>
            <dt>
              {nameOf(code, name)} {formatMoney(unitPrice, language)} × {quantity}
            </dt>
            <dd>{formatMoney(amount, language)}</dd>
          </div>
        ))}
      </dl>
      <PanelTotal label={t('prices.total')} fen={quote.data.amount} />
      {deposit && (
        <p className={styles.deposit}>
          {t('deposit', {
            deposit: formatMoney(deposit.deposit, language),
            balance: formatMoney(deposit.balance, language),
            day: formatDay(deposit.dueOn, language, { year: true }),
          })}
        </p>
      )}
    </div>
  );
};
