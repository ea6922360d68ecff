import type { ProductCard, ProductSort } from '@portal/shared/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import { type Db, products } from '#src/platform/database/index.ts';
import { byIndex } from './by-index.ts';
import { listCardsById } from './card-repository.ts';
import { type Dated, type ProductFilter, withIds } from './product-filter.ts';
import { datedOrder, isPriceSort, type PriceSort, productOrders } from './product-order.ts';
import { countUpTo, listCards, listIds, maxListed, type Paging, pageOf } from './product-repository.ts';

/*
 * Products found by the GIN index of tags, words and days. It returns all rows unordered: few rows are
 * sorted, many are read in steps of the popularity bucket.
 */

/** Number of matches, up to 1,000. */
export const countFound = (db: Db, found: SQL | undefined): Promise<number> =>
  byIndex(db, (tx) => countUpTo(tx, found));

const idsOf = ({ rows }: { rows: Record<string, unknown>[] }): number[] => rows.map(({ id }) => Number(id));

/** Matches in a materialized subquery: else the planner would scan the table in the order asked for. */
const unordered = (found: SQL | undefined, most?: number): SQL => sql`
  select id, from_price, on_sale, sold_count, rating, review_count from ${products} where ${found}
  ${most === undefined ? sql`offset 0` : sql`limit ${most}`}`;

/** Ids of the matches in an order of `products`, when they are known to be fewer than 1,000. */
const listFew = async (db: Db, found: SQL | undefined, order: SQL): Promise<number[]> => {
  const few = sql`select id from (${unordered(found, maxListed)}) as products order by ${order}`;
  return idsOf(await byIndex(db, (tx) => tx.execute(few)));
};

const inBucket = (...steps: string[]): SQL =>
  sql`not on_sale and ${products.filterTags} && ${sql.param(steps)}::text[]`;

/**
 * Steps from most to least recommended. Products on sale have partial indexes with exactly these conditions;
 * the others are split by the popularity bucket in `filterTags`, the number of digits of the sold count.
 */
const popularityBuckets: readonly SQL[] = [
  sql`on_sale and sold_count >= 10000`,
  sql`on_sale and sold_count < 10000`,
  inBucket('f:05'),
  inBucket('f:04'),
  inBucket('f:03', 'f:02', 'f:01'),
];

/** Ids of the first `most` matches by recommendation. */
export const listFirst = (db: Db, found: SQL | undefined, most: number): Promise<number[]> =>
  byIndex(db, async (tx) => {
    const ids: number[] = [];
    for (const step of popularityBuckets) {
      if (ids.length >= most) break;
      const inStep = unordered(and(found, step));
      const first = sql`order by ${productOrders.recommended} limit ${most - ids.length}`;
      ids.push(...idsOf(await tx.execute(sql`select id from (${inStep}) as products ${first}`)));
    }
    return ids;
  });

/** Ids of at least `most` matches, or all, by recommendation. `total`: the result of {@link countFound}. */
export const listRecommended = (
  db: Db,
  found: SQL | undefined,
  { total, most }: { total: number; most: number },
): Promise<number[]> =>
  total < maxListed ? listFew(db, found, productOrders.recommended) : listFirst(db, found, most);

/**
 * Ids of the matches by the price of the days asked for. Of 1,000 matches or more, the first 1,000 by their price
 * from: no day costs less.
 */
const listByDatedPrice = async (
  db: Db,
  { listed, found }: ProductFilter,
  { total, sort, dated }: { total: number; sort: PriceSort; dated: Dated },
): Promise<number[]> => {
  const candidates =
    total < maxListed
      ? await listFew(db, found, productOrders[sort])
      : await listIds(db, listed, productOrders[sort], { pageSize: maxListed });
  const order = datedOrder(sort, dated);
  return idsOf(
    await db.execute(sql`select id from ${products} where ${withIds(candidates)} order by ${order}`),
  );
};

/** A page of cards of the matches in one of the orders; nothing beyond the first 1,000. */
export const listFoundCards = async (
  db: Db,
  filter: ProductFilter,
  { total, sort, ...paging }: Paging & { total: number; sort: ProductSort },
): Promise<ProductCard[]> => {
  const { listed, found, dated } = filter;
  const { pageNum = 1, pageSize = 10 } = paging;
  if ((pageNum - 1) * pageSize >= total) return [];
  if (dated && isPriceSort(sort)) {
    const ids = await listByDatedPrice(db, filter, { total, sort, dated });
    return listCardsById(db, pageOf(ids, paging));
  }
  if (total >= maxListed && sort !== 'recommended') return listCards(db, listed, productOrders[sort], paging);
  const ids =
    sort === 'recommended'
      ? await listRecommended(db, found, { total, most: Math.min(pageNum * pageSize, maxListed) })
      : await listFew(db, found, productOrders[sort]);
  return listCardsById(db, pageOf(ids, paging));
};
