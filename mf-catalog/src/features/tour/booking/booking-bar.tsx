import type { TourDetail, TourQuote } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { Price } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { BookLink } from './book-link.tsx';
import styles from './booking.module.css';
import { bookingMessages } from './booking-messages.ts';
import { DayPrice } from './day-price.tsx';
import type { Selection } from './use-selection.ts';

interface BookingBarProps {
  readonly tour: TourDetail;
  readonly selection: Selection;
  readonly quote: UseQueryResult<TourQuote>;
  readonly onChooseDay: () => void;
}

/** The booking at the lower edge of a narrow screen: always the price, always the next step. */
export const BookingBar = ({ tour, selection, quote, onChooseDay }: BookingBarProps) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const { departure } = selection;
  return (
    <section aria-label={t('bar')} className={styles.bar}>
      <div>
        {departure && quote.data ? (
          <Price fen={quote.data.amount} />
        ) : (
          <DayPrice tour={tour} departure={departure} />
        )}
        <p className={styles.per}>{departure ? formatDay(departure.day, language) : t('perPerson')}</p>
      </div>
      <BookLink tourId={tour.id} selection={selection} onChooseDay={onChooseDay} />
    </section>
  );
};
