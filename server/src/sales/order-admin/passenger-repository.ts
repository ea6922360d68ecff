import type { PassengerList } from '@portal/shared/contract';
import { and, asc, eq } from 'drizzle-orm';
import { type Db, holds, orders } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { toOrderTraveller } from '#src/sales/my-orders/index.ts';
import { activeOrders, findOrderByNumber, type OrderRecord } from '#src/sales/orders/index.ts';

const maxOrders = 200;

const listOnDeparture = async (db: Db, skuId: number, day: string): Promise<OrderRecord[]> => {
  const rows = await db
    .select({ order: orders })
    .from(holds)
    .innerJoin(orders, eq(orders.id, holds.orderId))
    .where(and(eq(holds.skuId, skuId), eq(holds.day, day), eq(holds.state, 'sold'), activeOrders))
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
  const details = order?.snapshot.details;
  if (!order || details?.kind !== 'tour') throw notFound();
  const { skuId, day } = details;
  const coming = await listOnDeparture(db, skuId, day);
  return {
    title: order.snapshot.title,
    day,
    people: coming.reduce((sum, { snapshot }) => sum + snapshot.people, 0),
    orders: coming.map(toPassengerOrder),
  };
};
