import { dayOf, startOfDay } from '@portal/shared/rules';
import { badField } from '#src/platform/errors/fault.ts';
import type { StockRow } from './stock-repository.ts';

/** When booking of a row ends: its own moment, else the beginning of its day in Shanghai. */
export const closingOf = ({ closesAt, day }: Pick<StockRow, 'closesAt' | 'day'>): Date =>
  closesAt ?? startOfDay(day);

/** Throws a field fault when a row of the calendar is past its cut-off. */
export const refuseClosed = (row: StockRow, now: Date, field: string): void => {
  if (closingOf(row) <= now || row.day < dayOf(now))
    throw badField(field, '该日期已截止预订', 'Booking for this day has closed');
};
