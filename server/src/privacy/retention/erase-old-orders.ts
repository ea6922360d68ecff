import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';
import { eraseOrders, isOpenOrder } from '#src/privacy/account-deletion/index.ts';

const batch = 200;
/** Batches per run; the next run continues. */
const maxBatches = 50;

const eraseBatch = (db: Db, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select o.id::int as id from orders o
      where o.fingerprint <> '' and o.updated_at < ${before.toISOString()}::timestamptz
        and coalesce(o.travel_day, o.created_at::date) < ${before.toISOString()}::timestamptz and not ${isOpenOrder}
      order by o.id limit ${batch} for update of o skip locked`);
    if (rows.length > 0)
      await eraseOrders(
        tx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  });

/** Erases the personal data of orders that ended and were not changed since. Returns how many. */
export const eraseOldOrders = async (db: Db, before: Date): Promise<number> => {
  let erased = 0;
  for (let run = 0; run < maxBatches; run += 1) {
    const done = await eraseBatch(db, before);
    erased += done;
    if (done < batch) break;
  }
  return erased;
};
