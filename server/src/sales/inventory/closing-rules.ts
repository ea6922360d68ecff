import { dayOf, startOfDay } from '@portal/shared/rules';
import { invalidField } from '#src/platform/errors/index.ts';

/** When a row of the calendar closes. */
interface Closing {
  readonly closesAt: Date | null;
  readonly day: string;
}

/** When booking of a row ends: its own moment, else the beginning of its day in Shanghai. */
export const closingOf = ({ closesAt, day }: Closing): Date => closesAt ?? startOfDay(day);

/** Throws a field fault when a row of the calendar is past its cut-off. */
export const requireSalesOpen = (row: Closing, now: Date, field: string): void => {
  if (closingOf(row) <= now || row.day < dayOf(now))
    throw invalidField(field, '该日期已截止预订', 'Booking for this day has closed');
};
