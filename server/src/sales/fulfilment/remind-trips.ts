import { dayOf, lastRemindedDay } from '@portal/shared/rules';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, departures, orders } from '#src/platform/database/index.ts';
import { enqueueTripReminders } from '#src/sales/notifications/index.ts';
import { activeOrders } from '#src/sales/orders/index.ts';

const batchSize = 100;

const tripSku = sql`(${orders.snapshot} #>> '{details,skuId}')::bigint`;

/** Confirmed tours that depart soon and whose travellers were not reminded of that day, with their departures. */
const listDue = (db: Db, now: Date, after: number) =>
  db
    .select({ order: orders, departure: departures })
    .from(orders)
    .leftJoin(departures, and(eq(departures.skuId, tripSku), eq(departures.day, orders.travelDay)))
    .where(
      and(
        eq(orders.kind, 'tour'),
        activeOrders,
        eq(orders.fulfilment, 'CONFIRMED'),
        gt(orders.travelDay, dayOf(now)),
        lte(orders.travelDay, lastRemindedDay(now)),
        gt(orders.id, after),
        sql`not exists (select 1 from notices n where n.order_id = ${orders.id} and n.event = 'remindTrip'
          and n.occurrence = ${orders.travelDay}::text)`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(batchSize);

/**
 * Enqueues a reminder for every confirmed tour some days before it departs, once per day of departure, since the date
 * can change afterwards; returns how many orders. Safe to run on several replicas: a notification exists once per order,
 * day and recipient.
 */
export const remindTrips = async ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> => {
  let reminded = 0;
  for (let after = 0; ; ) {
    const due = await listDue(db, now(), after);
    await enqueueTripReminders(db, due);
    reminded += due.length;
    if (due.length < batchSize) return reminded;
    after = due.at(-1)?.order.id ?? after;
  }
};
