import { dayOf } from '@portal/shared/rules';
import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type Db, inventory, priceRefreshQueue, products, skus } from '#src/platform/database/index.ts';
import { bucketsContaining } from '../days/availability-buckets.ts';
import { closing, isConcession, lowestPrice, openForBooking, seatsLeft } from './bookable.ts';
import { UNDATED } from './undated.ts';

/** Open days of each SKU, its lowest price, whether it is a concession, and when its next row closes. */
const openSkus = (ids: SQL, now: Date): SQL => sql`
  select ${skus.id}, ${skus.productId}, ${isConcession} as concession, min(open.price) as price, min(open.closing) as closing,
    coalesce(range_agg(daterange(open.day, open.day + 1)) filter (where open.day is not null), '{}') as days
  from ${skus} join ${products} on ${products.id} = ${skus.productId} left join lateral (
    select ${inventory.day}, ${inventory.price}, ${closing} as closing from ${inventory}
    where ${and(eq(inventory.skuId, skus.id), openForBooking(now, dayOf(now)), gt(seatsLeft, 0))}) as open on true
  where ${skus.productId} in (${ids})
  group by ${skus.id}`;

const idsOf = (ids: readonly number[]): SQL => sql`select unnest(${sql.param(ids)}::bigint[]) as id`;

/** Open days of all SKUs of a product, and the day buckets that lists search. */
const openProducts: SQL = sql`
  select product_id, range_agg(run) as days, array_agg(distinct span) as spans
  from (select product_id, unnest(days) as run from open) as runs
  cross join lateral generate_series(lower(run)::timestamp, upper(run) - interval '1 day', '1 day') as day
  cross join lateral ${bucketsContaining(sql`day::date`)} as spans
  where lower(run) < date '${sql.raw(UNDATED)}'
  group by product_id`;

/** Updates only products whose values changed. Returns how many. */
const refresh = async (db: Db, ids: SQL, now: Date): Promise<number> => {
  const { rows } = await db.execute(sql`
    with asked as materialized (${ids}),
    open as materialized (${openSkus(sql`select id from asked`, now)}),
    opened as (
      update ${skus} set open_days = open.days from open
      where ${skus.id} = open.id and ${skus.openDays} is distinct from open.days),
    priced as (
      select asked.id, ${lowestPrice(sql`open.price`, sql`open.concession`)} as price, min(open.closing) as closing
      from asked left join open on open.product_id = asked.id group by asked.id),
    dated as (${openProducts}),
    changed as (
      update ${products} set from_price = priced.price, priced_until = priced.closing,
        open_days = coalesce(dated.days, '{}'), open_spans = coalesce(dated.spans, '{}')
      from priced left join dated on dated.product_id = priced.id
      where ${products.id} = priced.id
        and (${products.fromPrice}, ${products.pricedUntil}, ${products.openDays})
          is distinct from (priced.price, priced.closing, coalesce(dated.days, '{}'))
      returning 1)
    select count(*) from changed`);
  return Number(rows[0]?.count);
};

/**
 * Sets a product's price from to its lowest bookable price for adults in fen (null without one) and updates its
 * day buckets. Call it in the transaction that changes the calendar.
 */
export const refreshFromPrice = async (tx: Db, productId: number, now = new Date()): Promise<void> => {
  await refresh(tx, idsOf([productId]), now);
};

const batchSize = 1000;

/** Refreshes every product; returns how many changed. For seeds and loaders only: it reads every calendar. */
export const refreshFromPrices = async (db: Db, now: Date): Promise<number> => {
  let changed = 0;
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(batchSize);
    const last = rows.at(-1);
    if (!last) return changed;
    changed += await refresh(db, idsOf(rows.map(({ id }) => id)), now);
    after = last.id;
  }
};

/** Queues the products of SKUs that sold out or reopened for a price refresh; never waits for a lock. */
export const queuePriceRefresh = async (tx: Db, skuIds: readonly number[]): Promise<void> => {
  if (skuIds.length === 0) return;
  const sold = tx
    .selectDistinct({ productId: skus.productId })
    .from(skus)
    .where(inArray(skus.id, [...skuIds]));
  await tx.execute(sql`insert into ${priceRefreshQueue} (product_id) ${sold}`);
};

const takeQueued = async (tx: Db): Promise<number[]> => {
  const some = tx
    .select({ id: priceRefreshQueue.id })
    .from(priceRefreshQueue)
    .limit(batchSize)
    .for('update', { skipLocked: true });
  const taken = await tx
    .delete(priceRefreshQueue)
    .where(inArray(priceRefreshQueue.id, some))
    .returning({ id: priceRefreshQueue.productId });
  return taken.map(({ id }) => id);
};

const takeDue = async (tx: Db, now: Date): Promise<number[]> => {
  const due = await tx
    .select({ id: products.id })
    .from(products)
    .where(lte(products.pricedUntil, now))
    .limit(batchSize)
    .for('no key update', { skipLocked: true });
  return due.map(({ id }) => id);
};

const refreshSome = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const ids = [...new Set([...(await takeQueued(tx)), ...(await takeDue(tx, now))])];
    if (ids.length > 0) await refresh(tx, idsOf(ids), now);
    return ids.length;
  });

/**
 * Refreshes the products whose calendar sold out, reopened or closed since the last run. Returns how many.
 * Cheap to run often: its cost depends on the queue, not on the number of products.
 */
export const refreshDuePrices = async (db: Db, now: Date): Promise<number> => {
  let all = 0;
  for (let some = await refreshSome(db, now); some > 0; some = await refreshSome(db, now)) all += some;
  return all;
};
