import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button, Icon, Price, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BookingLabels, Priced } from '../booking-kind.ts';
import { bookingMessages } from '../booking-messages.ts';
import { couponMessages } from '../coupon/coupon-messages.ts';
import styles from './price.module.css';

interface PriceBoxProps {
  readonly quote: UseQueryResult<Priced>;
  /** The order is on its way. */
  readonly busy: boolean;
  /** The price of what is chosen now is on its way. */
  readonly counting: boolean;
  readonly labels: Pick<BookingLabels, 'hold' | 'lineName' | 'deposit'>;
  /** What the coupon takes off, in fen. */
  readonly discount: number;
  /** Where a coupon is chosen. */
  readonly coupon: ReactNode;
}

interface LinesProps extends Pick<BookingLabels, 'lineName'> {
  readonly quote: Priced;
  readonly discount: number;
}

const Lines = ({ quote, discount, lineName }: LinesProps) => {
  const t = useMessages(couponMessages);
  const language = useLanguage();
  return (
    <dl className={styles.lines}>
      {quote.lines.map((line, place) => (
        <div key={place}>
          <dt>
            {lineName(line, place)}
            <span>
              {formatMoney(line.unitPrice, language)} × {line.quantity}
            </span>
          </dt>
          <dd>{formatMoney(line.amount, language)}</dd>
        </div>
      ))}
      {discount > 0 && (
        <div>
          <dt>{t('line')}</dt>
          <dd>−{formatMoney(discount, language)}</dd>
        </div>
      )}
    </dl>
  );
};

const Breakdown = ({ quote, labels, discount }: Pick<PriceBoxProps, 'quote' | 'labels' | 'discount'>) => {
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
  if (quote.data) return <Lines quote={quote.data} discount={discount} lineName={labels.lineName} />;
  return (
    <>
      <span className="visually-hidden">{t('price.loading')}</span>
      <Skeleton height={88} />
    </>
  );
};

/** What it costs, line by line, and the button. On a narrow screen total and button stay at the lower edge. */
export const PriceBox = ({ quote, busy, counting, labels, discount, coupon }: PriceBoxProps) => {
  const t = useMessages(bookingMessages);
  const deposit = quote.data && labels.deposit?.(quote.data.amount - discount, quote.data);
  return (
    <aside aria-label={t('price.title')} className={styles.summary}>
      <h2>{t('price.title')}</h2>
      <div aria-busy={counting} className={styles.breakdown}>
        <Breakdown {...{ quote, labels, discount }} />
      </div>
      {coupon}
      {deposit && <p className={styles.deposit}>{deposit}</p>}
      <p className={styles.hold}>
        <Icon name="clock" size={16} />
        {labels.hold}
      </p>
      <div className={styles.action} data-bottom-bar>
        <p className={styles.total} role="status">
          <span>{t('price.total')}</span>
          {quote.data && !quote.isError ? (
            <Price fen={quote.data.amount - discount} size="large" />
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
