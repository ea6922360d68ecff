import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import {
  type Db,
  insertRows,
  orderedProduct,
  orderLines,
  orders,
  prepared,
  updateInState,
} from '#src/platform/database/index.ts';

export type OrderRecord = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
type LineRecord = typeof orderLines.$inferInsert;

export type UnpaidOrder = Pick<
  OrderRecord,
  'id' | 'orderNo' | 'state' | 'amount' | 'snapshot' | 'fingerprint' | 'expiresAt'
>;

const { placeholder } = sql;

const unpaidOrders = prepared((db) =>
  db
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      state: orders.state,
      amount: orders.amount,
      snapshot: orders.snapshot,
      fingerprint: orders.fingerprint,
      expiresAt: orders.expiresAt,
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, placeholder('userId')),
        eq(orders.state, 'PENDING_PAYMENT'),
        gt(orders.expiresAt, placeholder('now')),
      ),
    )
    .limit(10),
);

/** A member's unpaid, unexpired orders: candidates for resuming, and counted against the limit. */
export const listUnpaidOrders = (db: Db, userId: number, now: Date): Promise<UnpaidOrder[]> =>
  unpaidOrders(db, { userId, now });

const newestOrders = prepared((db) =>
  db
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.userId, placeholder('userId')))
    .orderBy(desc(orders.id))
    .limit(placeholder('count')),
);

/** When a member placed the newest orders, the latest first. */
export const listNewestOrderTimes = async (db: Db, userId: number, count: number): Promise<Date[]> =>
  (await newestOrders(db, { userId, count })).map(({ createdAt }) => createdAt);

/** Reserves the id of the next order, so that all its rows can be inserted at once. */
export const reserveOrderId = async (tx: Db): Promise<number> => {
  const { rows } = await tx.execute<{ id: number }>(sql`select nextval('orders_id_seq') as id`);
  if (!rows[0]) throw new Error('a sequence gives its next value');
  return rows[0].id;
};

/** Inserts an order under its reserved id. */
export const insertOrder = async (tx: Db, order: NewOrder & Pick<OrderRecord, 'id'>): Promise<void> => {
  await insertRows(tx, orders, [order]);
};

export const insertLines = async (
  tx: Db,
  orderId: number,
  lines: readonly Omit<LineRecord, 'orderId'>[],
): Promise<void> => {
  await insertRows(
    tx,
    orderLines,
    lines.map((line) => ({ ...line, orderId })),
  );
};

/** Replaces the lines of an order that is changed. */
export const replaceLines = async (
  tx: Db,
  orderId: number,
  lines: readonly Omit<LineRecord, 'orderId'>[],
): Promise<void> => {
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  await insertLines(tx, orderId, lines);
};

const own = (userId: number, orderNo: string) => and(eq(orders.userId, userId), eq(orders.orderNo, orderNo));

export const findOwnOrder = async (
  db: Db,
  userId: number,
  orderNo: string,
): Promise<OrderRecord | undefined> => (await db.select().from(orders).where(own(userId, orderNo)))[0];

export const findOrder = async (db: Db, id: number): Promise<OrderRecord | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0];

/** Any order by its number, for staff. */
export const findOrderByNumber = async (db: Db, orderNo: string): Promise<OrderRecord | undefined> =>
  (await db.select().from(orders).where(eq(orders.orderNo, orderNo)))[0];

/** Locks an order until the transaction ends. Lock order: order, then payments, then stock. */
export const lockOrder = async (tx: Db, orderId: number): Promise<OrderRecord | undefined> =>
  (await tx.select().from(orders).where(eq(orders.id, orderId)).for('update'))[0];

/** Locks any order by its number, for staff. */
export const lockOrderByNumber = async (tx: Db, orderNo: string): Promise<OrderRecord | undefined> =>
  (await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update'))[0];

export const lockOwnOrder = async (
  tx: Db,
  userId: number,
  orderNo: string,
): Promise<OrderRecord | undefined> =>
  (await tx.select().from(orders).where(own(userId, orderNo)).for('update'))[0];

/** Whether a member has a paid order of the product that was not refunded in full. */
export const hasPaidOrder = async (db: Db, userId: number, productId: number): Promise<boolean> =>
  (await db.$count(
    orders,
    and(
      eq(orders.userId, userId),
      eq(orderedProduct, productId),
      inArray(orders.state, ['PAID', 'COMPLETED', 'PARTIALLY_REFUNDED']),
    ),
  )) > 0;

/** Updates an order if its state is unchanged; false on a conflict. */
export const updateOrder = (
  tx: Db,
  order: Pick<OrderRecord, 'id' | 'state'>,
  set: Partial<NewOrder>,
  now: Date,
): Promise<boolean> => updateInState(tx, orders, order, { ...set, updatedAt: now });

export const listLines = (db: Db, orderId: number) =>
  db
    .select({
      code: orderLines.code,
      name: orderLines.name,
      unitPrice: orderLines.unitPrice,
      quantity: orderLines.quantity,
      amount: orderLines.amount,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));

/** Locks expired unpaid orders without open payments; rows locked by another run are skipped. */
export const lockExpiredOrders = (tx: Db, now: Date, limit: number): Promise<OrderRecord[]> =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, 'PENDING_PAYMENT'),
        sql`${orders.expiresAt} <= ${now.toISOString()}::timestamptz`,
        sql`not exists (select 1 from payments p where p.order_id = ${orders.id} and p.state in ('CREATED', 'WAITING'))`,
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });

export const closeUnpaidOrders = async (
  tx: Db,
  ids: readonly number[],
  closedReason: 'user' | 'staff' | 'timeout',
  now: Date,
): Promise<void> => {
  await tx
    .update(orders)
    .set({ state: 'CLOSED', closedReason, updatedAt: now })
    .where(and(inArray(orders.id, [...ids]), eq(orders.state, 'PENDING_PAYMENT')));
};
