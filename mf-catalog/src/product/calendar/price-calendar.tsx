import type { StockDays } from '../stock/stock-days.ts';
import { monthsOf } from './bookable-days.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { useDayLook } from './use-day-look.ts';

interface PriceCalendarProps {
  readonly days: StockDays;
  /** The chosen day. */
  readonly chosen?: string;
  readonly onChoose: (day: string) => void;
  /** What is said of a day that is not among `days`: no departure, closed. */
  readonly none?: string;
}

/** Prices by day, of which one can be chosen. Nothing where there are no days. */
export const PriceCalendar = ({ days, chosen, onChoose, none }: PriceCalendarProps) => {
  const look = useDayLook(days, none);
  const months = monthsOf(days);
  if (!months) return null;
  return (
    <MonthCalendar
      days={days}
      months={months}
      shown={chosen}
      look={(day) => ({ ...look(day), chosen: day === chosen })}
      onChoose={onChoose}
    />
  );
};
