import { and, asc, between, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, orders } from '#src/platform/database/index.ts';
import { withOpenBalance } from './order-predicates.ts';
import type { OrderRecord } from './order-repository.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Orders whose open balance is due on one of these days, after an id. */
export const listDueBalances = (
  db: Db,
  { from, to }: Days,
  after: number,
  limit: number,
): Promise<OrderRecord[]> =>
  db
    .select()
    .from(orders)
    .where(and(withOpenBalance, between(orders.balanceDueOn, from, to), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(limit);

/** Orders whose open balance was due before a day, without a payment that may still arrive. */
const missed = (before: string): SQL | undefined =>
  and(
    withOpenBalance,
    lt(orders.balanceDueOn, before),
    sql`not exists (select 1 from payments p where p.order_id = ${orders.id} and p.state in ('CREATED', 'WAITING'))`,
  );

/** The ids of orders whose balance was missed, after an id. */
export const listMissedBalances = async (
  db: Db,
  before: string,
  after: number,
  limit: number,
): Promise<number[]> => {
  const found = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(missed(before), gt(orders.id, after)))
    .orderBy(asc(orders.id));
  return (await found.limit(limit)).map(({ id }) => id);
};

/** Locks an order whose balance was missed, unless it is locked or was paid meanwhile. */
export const lockMissedBalance = async (
  tx: Db,
  before: string,
  id: number,
): Promise<OrderRecord | undefined> =>
  (
    await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), missed(before)))
      .for('update', { skipLocked: true })
  )[0];
