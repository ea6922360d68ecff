import { sql } from 'drizzle-orm';
import { type Db, insertRows, products, soldCountDeltas } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';

type Sold = Pick<OrderRecord, 'snapshot'>;

/** The quantity per product of an order: pieces of goods, which may be several, else people. */
const countsOf = ({
  snapshot: { productId, people, details },
}: Sold): [productId: number, count: number][] => {
  if (details.kind !== 'goods') return [[productId, people]];
  const counts = new Map<number, number>();
  for (const thing of details.things)
    counts.set(thing.productId, (counts.get(thing.productId) ?? 0) + thing.count);
  return [...counts].sort(([a], [b]) => a - b);
};

const insertDeltas = async (tx: Db, sold: Sold, sign: 1 | -1): Promise<void> => {
  const changes = countsOf(sold).map(([productId, pieces]) => ({ productId, pieces: sign * pieces }));
  if (changes.length > 0) await insertRows(tx, soldCountDeltas, changes);
};

/** Adds a paid order to the sold counts of its products, asynchronously ({@link applySoldCountDeltas}). */
export const addSold = (tx: Db, sold: Sold): Promise<void> => insertDeltas(tx, sold, 1);

/** Subtracts a refunded order from the sold counts. */
export const subtractSold = (tx: Db, sold: Sold): Promise<void> => insertDeltas(tx, sold, -1);

const batchSize = 10_000;

/** A single statement: it adds exactly the rows that it deletes from `sold_changes`. */
const applyBatch = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ taken: number }>(sql`
    with taken as (
      delete from ${soldCountDeltas} where id in (
        select id from ${soldCountDeltas} order by id limit ${batchSize} for update skip locked)
      returning product_id, pieces),
    counted as (select product_id, sum(pieces) as pieces from taken group by product_id order by product_id),
    changed as (
      update ${products} set sold_count = sold_count + counted.pieces from counted
      where ${products.id} = counted.product_id and counted.pieces <> 0)
    select count(*)::integer as taken from taken`);
  return rows[0]?.taken ?? 0;
};

/** Applies the queued sold count deltas to the products. Returns their number. */
export const applySoldCountDeltas = async (db: Db): Promise<number> => {
  let all = 0;
  for (let some = await applyBatch(db); some > 0; some = await applyBatch(db)) all += some;
  return all;
};
