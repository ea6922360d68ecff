import type { CalendarDay } from '@portal/shared/contract';
import { startOfDay } from '@portal/shared/rules';

/** The state of a day: on sale, sold out, closed, past its closing time, or not in the calendar. */
export type DayStatus = 'open' | 'soldOut' | 'stopped' | 'closed' | 'none';

export const leftOf = ({ total, held, sold }: CalendarDay): number => total - held - sold;

/** `day` in Asia/Shanghai; `now` decides what is past its closing. */
export const dayStatusOf = (row: CalendarDay | undefined, day: string, now: Date): DayStatus => {
  if (!row) return 'none';
  const closing = row.closesAt ? new Date(row.closesAt) : startOfDay(day);
  if (closing <= now) return 'closed';
  if (leftOf(row) > 0) return 'open';
  return row.total > 0 ? 'soldOut' : 'stopped';
};

export type PriceBand = 'low' | 'middle' | 'high';

/** The price band (third) of a price; undefined when all prices are equal. */
export const bandOf = (price: number, prices: readonly number[]): PriceBand | undefined => {
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  if (min === max) return undefined;
  const place = (price - min) / (max - min);
  if (place < 1 / 3) return 'low';
  return place < 2 / 3 ? 'middle' : 'high';
};
