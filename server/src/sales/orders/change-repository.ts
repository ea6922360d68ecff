import { and, asc, count, desc, eq, max, sql } from 'drizzle-orm';
import { type Db, orderChanges, orders, updateInState } from '#src/platform/database/index.ts';
import type { OrderRecord } from './order-repository.ts';

export type ChangeRecord = typeof orderChanges.$inferSelect;
type NewChange = typeof orderChanges.$inferInsert;

/** Inserts a change of a locked order. */
export const insertChange = async (tx: Db, change: NewChange): Promise<ChangeRecord> => {
  const [row] = await tx.insert(orderChanges).values(change).returning();
  if (!row) throw new Error('an inserted change gives its row');
  return row;
};

/** A change by its id. */
export const findChange = async (db: Db, id: number): Promise<ChangeRecord | undefined> =>
  (await db.select().from(orderChanges).where(eq(orderChanges.id, id)))[0];

const findPending = async (
  db: Db,
  orderId: number,
  kind: ChangeRecord['kind'],
): Promise<ChangeRecord | undefined> => {
  const pending = and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'PENDING'));
  return (
    await db
      .select()
      .from(orderChanges)
      .where(and(pending, eq(orderChanges.kind, kind)))
  )[0];
};

/** The change of an order whose difference is still to be paid. */
export const findPendingChange = (db: Db, orderId: number): Promise<ChangeRecord | undefined> =>
  findPending(db, orderId, 'date');

/** The removal of travellers from an order whose refund is under way. */
export const findPendingRemoval = (db: Db, orderId: number): Promise<ChangeRecord | undefined> =>
  findPending(db, orderId, 'removal');

/** The latest change of date of an order, of those in a state or of all. */
export const findLatestDateChange = async (
  db: Db,
  orderId: number,
  state?: ChangeRecord['state'],
): Promise<ChangeRecord | undefined> => {
  const dates = and(eq(orderChanges.orderId, orderId), eq(orderChanges.kind, 'date'));
  return (
    await db
      .select()
      .from(orderChanges)
      .where(and(dates, state && eq(orderChanges.state, state)))
      .orderBy(desc(orderChanges.id))
      .limit(1)
  )[0];
};

/** How often an order was changed, by kind, and the id of its latest change in any state, 0 without one. */
export const countChanges = async (db: Db, orderId: number) => {
  const done = (kind: ChangeRecord['kind']) =>
    sql<number>`${count()} filter (where ${orderChanges.kind} = ${kind} and ${orderChanges.state} = 'DONE')`.mapWith(
      Number,
    );
  const [row] = await db
    .select({ date: done('date'), traveller: done('traveller'), latest: max(orderChanges.id) })
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId));
  return { done: { date: row?.date ?? 0, traveller: row?.traveller ?? 0 }, latest: row?.latest ?? 0 };
};

/** Ends a pending change if it is still pending; false on a conflict. */
export const endChange = (
  tx: Db,
  change: Pick<ChangeRecord, 'id' | 'state'>,
  state: 'DONE' | 'CLOSED',
  now: Date,
): Promise<boolean> =>
  updateInState(tx, orderChanges, change, { state, doneAt: state === 'DONE' ? now : null });

/** Locks orders with an expired change without open payments; rows locked by another run are skipped. */
export const lockExpiredChanges = async (tx: Db, now: Date, limit: number): Promise<OrderRecord[]> => {
  const rows = await tx
    .select({ order: orders })
    .from(orders)
    .innerJoin(orderChanges, eq(orderChanges.orderId, orders.id))
    .where(
      and(
        eq(orderChanges.state, 'PENDING'),
        sql`${orderChanges.expiresAt} <= ${now.toISOString()}::timestamptz`,
        sql`not exists (select 1 from payments p
          where p.change_id = ${orderChanges.id} and p.state in ('CREATED', 'WAITING'))`,
      ),
    )
    .orderBy(asc(orderChanges.expiresAt))
    .limit(limit)
    .for('update', { of: orders, skipLocked: true });
  return rows.map(({ order }) => order);
};
