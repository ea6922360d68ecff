import { sql } from 'drizzle-orm';
import { type Db, products, soldCountDeltas } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';

type Sold = Pick<OrderRecord, 'snapshot'>;

/** How many of which product an order is for: goods may be of several, by pieces; all else is one, by people. */
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
  if (changes.length > 0) await tx.insert(soldCountDeltas).values(changes);
};

/** Counts a paid order in what its products show as sold, within some seconds ({@link applySoldCountDeltas}). */
export const addSold = (tx: Db, sold: Sold): Promise<void> => insertDeltas(tx, sold, 1);

/** Counts an order that was given back no more. */
export const subtractSold = (tx: Db, sold: Sold): Promise<void> => insertDeltas(tx, sold, -1);

const batchSize = 10_000;

/** One statement: what it takes out of `sold_changes` is what it adds, whatever is written meanwhile. */
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

/** Adds what was sold and given back since the last time to what products show as sold. Returns how many changes there were. */
export const applySoldCountDeltas = async (db: Db): Promise<number> => {
  let all = 0;
  for (let some = await applyBatch(db); some > 0; some = await applyBatch(db)) all += some;
  return all;
};
