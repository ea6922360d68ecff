import type { ProductKind } from '@portal/shared/contract';
import {
  addDays,
  type FulfilmentEvent,
  type FulfilmentState,
  returnDays,
  startOfDay,
} from '@portal/shared/rules';
import { type SQL, sql } from 'drizzle-orm';
import { fulfilments, orders } from '#src/platform/database/index.ts';
import { withOpenBalance } from '#src/sales/orders/index.ts';

/** A transition of paid orders triggered by a date. */
export interface DatedRule {
  readonly kind: ProductKind;
  readonly from: FulfilmentState;
  readonly event: FulfilmentEvent;
  /** Condition: orders due on a day in Asia/Shanghai. */
  due(today: string): SQL;
}

/** Days after shipping when goods count as received. */
const receiptDays = 15;

const day = orders.travelDay;
const checkOut = sql`(${orders.snapshot} #>> '{details,checkOut}')::date`;
const tripDays = sql`(${orders.snapshot} #>> '{details,days}')::integer`;

const hasBegun = (today: string): SQL => sql`${day} <= ${today}::date`;
const isPast = (today: string): SQL => sql`${day} < ${today}::date`;
/** Condition: `days` calendar days have passed since the last step, not counting its own day. */
const daysSinceLastStep = (days: number, today: string): SQL => {
  const before = startOfDay(addDays(today, 1 - days)).toISOString();
  return sql`exists (select 1 from ${fulfilments} where ${fulfilments.orderId} = ${orders.id}
    and ${fulfilments.since} < ${before}::timestamptz)`;
};

/** Transitions by date, due the day after the last day of a tour or the check-out of a stay. */
export const datedRules: readonly DatedRule[] = [
  {
    kind: 'tour',
    from: 'CONFIRMED',
    event: 'depart',
    due: (today) => sql`${hasBegun(today)} and not ${withOpenBalance}`,
  },
  {
    kind: 'tour',
    from: 'TRAVELLING',
    event: 'finishTrip',
    due: (today) => sql`${isPast(today)} and ${day} + ${tripDays} <= ${today}::date`,
  },
  { kind: 'hotel', from: 'CONFIRMING', event: 'rejectRoom', due: isPast },
  {
    kind: 'hotel',
    from: 'CONFIRMED',
    event: 'noShow',
    due: (today) => sql`${isPast(today)} and ${checkOut} < ${today}::date`,
  },
  {
    kind: 'hotel',
    from: 'CHECKED_IN',
    event: 'checkOut',
    due: (today) => sql`${isPast(today)} and ${checkOut} < ${today}::date`,
  },
  { kind: 'ticket', from: 'ISSUED', event: 'expireTickets', due: isPast },
  { kind: 'ticket', from: 'PARTLY_USED', event: 'expireTickets', due: isPast },
  { kind: 'goods', from: 'SHIPPED', event: 'receive', due: (today) => daysSinceLastStep(receiptDays, today) },
  {
    kind: 'goods',
    from: 'RECEIVED',
    event: 'endAfterSale',
    due: (today) => daysSinceLastStep(returnDays + 1, today),
  },
];
