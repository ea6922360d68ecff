import { and, asc, eq, gt, inArray, type Placeholder, sql } from 'drizzle-orm';
import {
  change,
  type Db,
  insertion,
  orderLines,
  orders,
  prepared,
  users,
  type Write,
  write,
} from '#src/platform/database/index.ts';

export type OrderRecord = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
type LineRecord = typeof orderLines.$inferInsert;

const { placeholder } = sql;

const unpaid = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, placeholder('userId')),
        eq(orders.state, 'PENDING_PAYMENT'),
        gt(orders.expiresAt, placeholder('now')),
      ),
    )
    .limit(10)
    .prepare('unpaid'),
);

/** A member's unpaid orders whose time is not over: what is resumed, and counted against the limit. */
export const listUnpaid = (db: Db, userId: number, now: Date): Promise<OrderRecord[]> =>
  unpaid(db).execute({ userId, now });

const nextId = sql<number>`nextval('orders_id_seq')`;

const buyer = prepared((tx) =>
  tx
    .select({ nextId })
    .from(users)
    .where(eq(users.id, placeholder('userId')))
    .for('no key update')
    .prepare('lock-buyer'),
);

/**
 * Locks a member until the transaction ends, so that one order at a time is made for each, and gives the id that the
 * order is to have: all about it can then be written at once.
 */
export const lockBuyer = async (tx: Db, userId: number): Promise<number> => {
  const [row] = await buyer(tx).execute({ userId });
  if (!row) throw new Error(`there is no member ${userId}`);
  return row.nextId;
};

const insertOrder = insertion(orders);
const insertLines = insertion(orderLines);

/** An order and its lines. */
export const orderRows = (
  order: NewOrder & Pick<OrderRecord, 'id'>,
  lines: readonly Omit<LineRecord, 'orderId'>[],
): readonly Write[] => [
  insertOrder([order]),
  insertLines(lines.map((line) => ({ ...line, orderId: order.id }))),
];

const own = (userId: number, orderNo: string) => and(eq(orders.userId, userId), eq(orders.orderNo, orderNo));

export const findOwnOrder = async (
  db: Db,
  userId: number,
  orderNo: string,
): Promise<OrderRecord | undefined> => (await db.select().from(orders).where(own(userId, orderNo)))[0];

export const findOrder = async (db: Db, id: number): Promise<OrderRecord | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0];

/** Any order by its number, whoever's it is: for staff. */
export const findOrderByNumber = async (db: Db, orderNo: string): Promise<OrderRecord | undefined> =>
  (await db.select().from(orders).where(eq(orders.orderNo, orderNo)))[0];

/** Locks an order until the transaction ends. Always before its payments and its stock. */
export const lockOrder = async (tx: Db, orderId: number): Promise<OrderRecord | undefined> =>
  (await tx.select().from(orders).where(eq(orders.id, orderId)).for('update'))[0];

/** Locks an order by its number, whoever's it is: for staff. */
export const lockOrderByNumber = async (tx: Db, orderNo: string): Promise<OrderRecord | undefined> =>
  (await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update'))[0];

export const lockOwnOrder = async (
  tx: Db,
  userId: number,
  orderNo: string,
): Promise<OrderRecord | undefined> =>
  (await tx.select().from(orders).where(own(userId, orderNo)).for('update'))[0];

const update = change(orders, (value: (name: 'id' | 'state') => Placeholder) =>
  and(eq(orders.id, value('id')), eq(orders.state, value('state'))),
);

type Found = Pick<OrderRecord, 'id' | 'state'>;

/** The change of an order that is still in the state it was found in. */
export const orderChange = ({ id, state }: Found, set: Partial<NewOrder>, now: Date): Write =>
  update({ ...set, updatedAt: now }, { id, state });

/** Changes an order that is still in the state it was found in; false when it is not. */
export const changeOrder = async (
  tx: Db,
  found: Found,
  set: Partial<NewOrder>,
  now: Date,
): Promise<boolean> => (await write(tx, orderChange(found, set, now)))[0] === 1;

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

/** Locks unpaid orders whose time is over and whose payments are all settled; those another sweeper has are skipped. */
export const lockExpired = (tx: Db, now: Date, limit: number): Promise<OrderRecord[]> =>
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

export const closeAll = async (
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
