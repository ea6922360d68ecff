import { addDays } from '@portal/shared/rules';
import type { OrderRecord } from '#src/sales/orders/index.ts';

/** When an order takes place: whole days (`before` is the first day after it), or hours on a day. */
export type CalendarSpan =
  | { readonly first: string; readonly before: string }
  | { readonly day: string; readonly from: string; readonly to: string };

const days = (first: string, last: string): CalendarSpan => ({ first, before: addDays(last, 1) });

/**
 * The days of an order in Asia/Shanghai, or its hours for a time slot. A stay includes the day of check-out.
 * Undefined for orders without a date.
 */
export const calendarSpan = ({
  travelDay,
  snapshot: { details },
}: Pick<OrderRecord, 'travelDay' | 'snapshot'>): CalendarSpan | undefined => {
  if (details.kind === 'hotel') return days(details.checkIn, details.checkOut);
  if (details.kind === 'ticket' && details.from && details.to)
    return { day: details.day, from: details.from, to: details.to };
  if (!travelDay || details.kind === 'goods') return undefined;
  return days(travelDay, details.kind === 'tour' ? addDays(travelDay, details.days - 1) : travelDay);
};
