import type { TourDetail, TourQuote } from '@portal/shared/contract';
import { formatDay, useLanguage } from '@portal/shared/i18n';
import { Price } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { BookLink } from './book-link.tsx';
import styles from './booking.module.css';
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
  const language = useLanguage();
  const { departure, soldOut } = selection;
  const chosen = departure ?? soldOut;
  return (
    <>
      <div>
        {departure && quote.data && !quote.isPlaceholderData ? (
          <Price fen={quote.data.amount} />
        ) : (
          <DayPrice tour={tour} departure={chosen} />
        )}
        {chosen && <p className={styles.per}>{formatDay(chosen.day, language)}</p>}
      </div>
      <BookLink tourId={tour.id} selection={selection} onChooseDay={onChooseDay} />
    </>
  );
};
