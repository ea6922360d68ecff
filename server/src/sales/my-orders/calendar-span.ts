import { addDays } from '@portal/shared/rules';
import type { OrderRecord } from '#src/sales/orders/index.ts';

/** When an order takes place: whole days, `before` being the first one after it, or from one time of a day to another. */
export type CalendarSpan =
  | { readonly first: string; readonly before: string }
  | { readonly day: string; readonly from: string; readonly to: string };

const days = (first: string, last: string): CalendarSpan => ({ first, before: addDays(last, 1) });

/**
 * The days of an order in Asia/Shanghai, or its hours where it is for a time-slot. A stay goes to the day on which one
 * leaves. Undefined where there is no day.
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
