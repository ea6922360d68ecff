import { useMessages } from '@portal/shared/i18n';
import type { StockDays } from '../stock/stock-days.ts';
import { monthsOf } from './bookable-days.ts';
import { calendarMessages } from './calendar-messages.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { useDayLook } from './use-day-look.ts';

interface PriceCalendarProps {
  readonly days: StockDays;
  /** The chosen day. */
  readonly chosen?: string;
  readonly onChoose: (day: string) => void;
  /** What is said of a day that is not among `days`: no departure, closed. */
  readonly none?: string;
  /** What can be done on a sold-out day, which can be chosen then. */
  readonly soldOutHint?: string;
  /** Marks the days that can be had, where no number is shown. */
  readonly openNote?: string;
}

/** Prices by day, of which one can be chosen. Nothing where there are no days. */
export const PriceCalendar = ({
  days,
  chosen,
  onChoose,
  none,
  soldOutHint,
  openNote,
}: PriceCalendarProps) => {
  const t = useMessages(calendarMessages);
  const look = useDayLook(days, none);
  const months = monthsOf(days);
  const lookOf = (day: string) => {
    const plain = look(day);
    if (openNote !== undefined && plain.open && plain.note === undefined)
      return {
        ...plain,
        name: t('dayHint', { name: plain.name, hint: openNote }),
        note: openNote,
        muted: true,
      };
    const full = soldOutHint !== undefined && days.has(day) && !plain.open;
    return full
      ? { ...plain, open: true, name: t('dayHint', { name: plain.name, hint: soldOutHint }) }
      : plain;
  };
  if (!months) return null;
  return (
    <MonthCalendar
      days={days}
      months={months}
      shown={chosen}
      look={(day) => ({ ...lookOf(day), chosen: day === chosen })}
      onChoose={onChoose}
    />
  );
};
