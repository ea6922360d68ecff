import type { DayLook } from '@portal/shared/forms';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { addDays, monthOf, nightsOf } from '@portal/shared/rules';
import type { StockDays } from '../stock/stock-days.ts';
import { monthsOf } from './bookable-days.ts';
import styles from './calendar.module.css';
import { calendarMessages } from './calendar-messages.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { mayCheckOut, type Stay, stayAfter } from './stay.ts';
import { useDayLook } from './use-day-look.ts';

interface StayCalendarProps {
  /** The nights, by the day they begin on. */
  readonly days: StockDays;
  readonly stay: Stay;
  readonly onChange: (stay: Stay) => void;
}

const useStayLook = (days: StockDays, stay: Stay): ((day: string) => DayLook) => {
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  const look = useDayLook(days);
  return (day) => {
    const night = look(day);
    const named = formatDay(day, language);
    const open = stayAfter(days, stay, day) !== undefined;
    if (day === stay.checkIn)
      return {
        ...night,
        name: t('dayCheckIn', { name: night.name }),
        note: t('checkIn'),
        muted: false,
        chosen: true,
        part: 'from',
      };
    if (day === stay.checkOut)
      return { name: t('dayCheckOut', { day: named }), open, note: t('checkOut'), chosen: true, part: 'to' };
    if (stay.checkIn && stay.checkOut && day > stay.checkIn && day < stay.checkOut)
      return { ...night, name: t('dayWithin', { name: night.name }), chosen: true, part: 'within' };
    if (mayCheckOut(days, stay, day) && !night.open)
      return { name: t('dayMayCheckOut', { day: named }), open, chosen: false };
    return { ...night, open, chosen: false };
  };
};

/** What is to be done next, or what was chosen. */
const StayStatus = ({ stay }: { stay: Stay }) => {
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  const { checkIn, checkOut } = stay;
  const named = (day: string) => formatDay(day, language);
  const text = !checkIn
    ? t('chooseCheckIn')
    : checkOut
      ? t('chosen', { from: named(checkIn), to: named(checkOut), count: nightsOf(stay).length })
      : t('chooseCheckOut', { day: named(checkIn) });
  return (
    <p role="status" className={styles.status}>
      {text}
    </p>
  );
};

/**
 * Prices by night, from which a stay is chosen: first its check-in, then its check-out. A night that is taken can still
 * be the day of check-out; a day that cannot end the stay begins a new one.
 */
export const StayCalendar = ({ days, stay, onChange }: StayCalendarProps) => {
  const look = useStayLook(days, stay);
  const months = monthsOf(days);
  if (!months) return null;
  const lastDay = [...days.keys()].sort().at(-1) ?? '';
  const choose = (day: string) => {
    const next = stayAfter(days, stay, day);
    if (next) onChange(next);
  };
  return (
    <MonthCalendar
      days={days}
      months={{ first: months.first, last: monthOf(addDays(lastDay, 1)) }}
      shown={stay.checkIn}
      look={look}
      several
      onChoose={choose}
    >
      <StayStatus stay={stay} />
    </MonthCalendar>
  );
};
