import type { PassengerList } from '@portal/shared/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, holds, orders } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { toOrderTraveller } from '#src/sales/my-orders/index.ts';
import { activeOrders, findOrderByNumber, type OrderRecord } from '#src/sales/orders/index.ts';

const maxOrders = 200;

const listOnDeparture = async (db: Db, { id }: OrderRecord): Promise<OrderRecord[]> => {
  const same = sql`(${holds.skuId}, ${holds.day}) in (
    select own.sku_id, own.day from holds own where own.order_id = ${id})`;
  const rows = await db
    .select({ order: orders })
    .from(holds)
    .innerJoin(orders, eq(orders.id, holds.orderId))
    .where(and(same, activeOrders))
    .orderBy(asc(orders.id))
    .limit(maxOrders);
  return rows.map(({ order }) => order);
};

const toPassengerOrder = ({
  orderNo,
  fulfilment,
  snapshot,
  form,
}: OrderRecord): PassengerList['orders'][number] => ({
  orderNo,
  fulfilment,
  people: snapshot.people,
  contact: form.contact,
  remark: form.remark,
  travellers: form.travellers.map(toOrderTraveller),
});

/** Travellers with an active paid order of a tour order's departure. Throws 404, also for other kinds. */
export const listPassengers = async (db: Db, orderNo: string): Promise<PassengerList> => {
  const order = await findOrderByNumber(db, orderNo);
  if (order?.kind !== 'tour' || !order.travelDay) throw notFound();
  const coming = await listOnDeparture(db, order);
  return {
    title: order.snapshot.title,
    day: order.travelDay,
    people: coming.reduce((sum, { snapshot }) => sum + snapshot.people, 0),
    orders: coming.map(toPassengerOrder),
  };
};
