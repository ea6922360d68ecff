import type { ProductCard, ProductSort } from '@portal/shared/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products, stepsOfFame } from '../../db/schema/index.ts';
import { byIndex } from './by-index.ts';
import { listCardsById } from './card-repository.ts';
import { type ProductFilter, withIds } from './product-filter.ts';
import { productOrders } from './product-order.ts';
import { listCards, mostListed, type Paging, pageOf } from './product-repository.ts';

/*
 * Products found by the indexes of marks, words and days. Such an index gives rows in no order, all of them at once; so
 * each step of fame has its own, and of many the first ones are looked for step by step.
 */

/** From the most to the least recommended; any one of them is asked for with its own index. */
export const inSteps: readonly SQL[] = Object.values(stepsOfFame).map((step) => sql.raw(step));

/** The ids of the first so many of what was found, by recommendation: all there are when they are fewer. */
export const listFirst = (db: Db, found: SQL | undefined, most: number): Promise<number[]> =>
  byIndex(db, async (tx) => {
    const ids: number[] = [];
    for (const step of inSteps) {
      if (ids.length >= most) break;
      // Without the offset the planner would read all there is in that order instead.
      const all = sql`select id, on_sale, sold_count from ${products} where ${and(found, step)} offset 0`;
      const first = sql`order by ${productOrders.recommended} limit ${most - ids.length}`;
      const { rows } = await tx.execute(sql`select id from (${all}) as products ${first}`);
      ids.push(...rows.map(({ id }) => Number(id)));
    }
    return ids;
  });

/** How many were found, up to 1,000: no more of a step is read than are missing. */
export const countFound = (db: Db, found: SQL | undefined): Promise<number> =>
  byIndex(db, async (tx) => {
    let total = 0;
    for (const step of inSteps) {
      if (total >= mostListed) break;
      const first = sql`select 1 from ${products} where ${and(found, step)} limit ${mostListed - total}`;
      const { rows } = await tx.execute(sql`select count(*) from (${first}) as first`);
      total += Number(rows[0]?.count);
    }
    return total;
  });

/** A page of cards of what was found, in one of the orders. `total`: how many {@link countFound} counted. */
export const listFoundCards = async (
  db: Db,
  { listed, found }: ProductFilter,
  { total, sort, ...paging }: Paging & { total: number; sort: ProductSort },
): Promise<ProductCard[]> => {
  const { pageNum = 1, pageSize = 10 } = paging;
  if ((pageNum - 1) * pageSize >= total) return [];
  if (sort === 'recommended')
    return listCardsById(db, pageOf(await listFirst(db, found, Math.min(pageNum * pageSize, total)), paging));
  const where = total < mostListed ? withIds(await listFirst(db, found, mostListed)) : listed;
  return listCards(db, where, productOrders[sort], paging);
};
