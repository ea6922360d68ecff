import type { Departure } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { bookingMessages } from '../booking/booking-messages.ts';
import styles from './calendar.module.css';
import { fewSeats } from './departure-days.ts';
import { shortPrice } from './short-price.ts';

interface DayCellProps {
  readonly day: string;
  readonly departure?: Departure;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly onChoose: (departure: Departure) => void;
  readonly onFocus: (day: string) => void;
}

/** What a day is called in full, for those who hear it. */
const useDayName = (day: string, departure: Departure | undefined): string => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const words = { day: formatDay(day, language) };
  if (!departure) return t('calendar.dayNone', words);
  if (departure.seats === 0) return t('calendar.daySoldOut', words);
  const price = formatMoney(departure.price, language);
  return departure.seats <= fewSeats
    ? t('calendar.dayFew', { ...words, price, seats: departure.seats })
    : t('calendar.day', { ...words, price });
};

const useDayNote = (departure: Departure | undefined): string | undefined => {
  const t = useMessages(bookingMessages);
  if (!departure || departure.seats > fewSeats) return undefined;
  return departure.seats === 0 ? t('calendar.soldOut') : t('calendar.seats', { count: departure.seats });
};

/** One day: its number, its price, and how few seats are left. Days that cannot be booked can still be read. */
export const DayCell = ({ day, departure, active, chosen, onChoose, onFocus }: DayCellProps) => {
  const language = useLanguage();
  const name = useDayName(day, departure);
  const note = useDayNote(departure);
  const bookable = departure !== undefined && departure.seats > 0;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a td inside a grid is a gridcell, which can be selected
    <td aria-selected={chosen}>
      <button
        type="button"
        className={styles.day}
        data-day={day}
        tabIndex={active ? 0 : -1}
        aria-disabled={!bookable}
        onFocus={() => onFocus(day)}
        onClick={() => bookable && onChoose(departure)}
      >
        <span className="visually-hidden">{name}</span>
        <span aria-hidden="true" className={styles.face}>
          <span className={styles.number}>{Number(day.slice(8))}</span>
          {departure && (
            <span className={styles.price}>{bookable && shortPrice(departure.price, language)}</span>
          )}
          {note && (
            <span className={styles.note} data-sold-out={!bookable}>
              {note}
            </span>
          )}
        </span>
      </button>
    </td>
  );
};
