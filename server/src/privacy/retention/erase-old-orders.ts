import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';
import { eraseOrders, isOpenOrder } from '#src/privacy/account-deletion/index.ts';
import { inBatches } from './in-batches.ts';

const batches = { size: 200, most: 50 };

const eraseBatch = (db: Db, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select o.id::int as id from orders o
      where o.fingerprint <> '' and o.updated_at < ${before.toISOString()}::timestamptz
        and coalesce(o.travel_day, o.created_at::date) < ${before.toISOString()}::timestamptz and not ${isOpenOrder}
      order by o.id limit ${batches.size} for update of o skip locked`);
    if (rows.length > 0)
      await eraseOrders(
        tx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  });

/** Erases the personal data of orders that ended and were not changed since. Returns how many. */
export const eraseOldOrders = (db: Db, before: Date): Promise<number> =>
  inBatches(batches, () => eraseBatch(db, before));
