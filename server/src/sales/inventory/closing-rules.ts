import { dayOf, startOfDay } from '@portal/shared/rules';
import { invalidField } from '#src/platform/errors/index.ts';

/** The columns that decide when a calendar row closes. */
interface Closing {
  readonly closesAt: Date | null;
  readonly day: string;
}

/** When booking of a row closes: its `closesAt`, else the start of its day in Asia/Shanghai. */
export const closingOf = ({ closesAt, day }: Closing): Date => closesAt ?? startOfDay(day);

/** Throws an HttpError naming the field when a calendar row is past its cut-off. */
export const requireSalesOpen = (row: Closing, now: Date, field: string): void => {
  if (closingOf(row) <= now || row.day < dayOf(now))
    throw invalidField(field, '该日期已截止预订', 'Booking for this day has closed');
};
