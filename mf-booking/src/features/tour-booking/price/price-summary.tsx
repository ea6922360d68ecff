import type { TourQuote } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button, Icon, Price, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { bookingMessages } from '../booking-messages.ts';
import styles from './price.module.css';

interface PriceSummaryProps {
  readonly quote: UseQueryResult<TourQuote>;
  /** The order is on its way. */
  readonly busy: boolean;
  /** The price of what is chosen now is on its way. */
  readonly counting: boolean;
}

const known = ['adult', 'child', 'single'] as const;

const Lines = ({ quote }: { quote: TourQuote }) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const nameOf = (code: string, name: string) => {
    const word = known.find((each) => each === code);
    return word ? t(`price.${word}`) : name;
  };
  return (
    <dl className={styles.lines}>
      {quote.lines.map(({ code, name, unitPrice, quantity, amount }) => (
        <div key={code}>
          <dt>
            {nameOf(code, name)}
            <span>
              {formatMoney(unitPrice, language)} × {quantity}
            </span>
          </dt>
          <dd>{formatMoney(amount, language)}</dd>
        </div>
      ))}
    </dl>
  );
};

const Breakdown = ({ quote }: Pick<PriceSummaryProps, 'quote'>) => {
  const t = useMessages(bookingMessages);
  if (quote.isError)
    return (
      <div role="alert" className={styles.failed}>
        <p>{quote.error.message || t('price.failed')}</p>
        <Button kind="quiet" size="small" icon="refresh" onClick={() => void quote.refetch()}>
          {t('price.retry')}
        </Button>
      </div>
    );
  if (quote.data) return <Lines quote={quote.data} />;
  return (
    <>
      <span className="visually-hidden">{t('price.loading')}</span>
      <Skeleton height={88} />
    </>
  );
};

/** What it costs, line by line, and the button. On a narrow screen total and button stay at the lower edge. */
export const PriceSummary = ({ quote, busy, counting }: PriceSummaryProps) => {
  const t = useMessages(bookingMessages);
  return (
    <aside aria-label={t('price.title')} className={styles.summary}>
      <h2>{t('price.title')}</h2>
      <div aria-busy={counting} className={styles.breakdown}>
        <Breakdown quote={quote} />
      </div>
      <p className={styles.hold}>
        <Icon name="clock" size={16} />
        {t('price.hold')}
      </p>
      <div className={styles.action}>
        <p className={styles.total} role="status">
          <span>{t('price.total')}</span>
          {quote.data && !quote.isError ? (
            <Price fen={quote.data.amount} size="large" />
          ) : (
            <Skeleton height={28} width={96} />
          )}
        </p>
        <Button type="submit" kind="book" size="large" busy={busy} disabled={quote.isError || !quote.data}>
          {t('price.submit')}
        </Button>
      </div>
    </aside>
  );
};
