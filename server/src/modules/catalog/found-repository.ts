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

/** A page of cards of what was found, in one of the orders. `ids` are its first 1,000 by recommendation. */
export const listFoundCards = (
  db: Db,
  { listed }: ProductFilter,
  { ids, sort, ...paging }: Paging & { ids: readonly number[]; sort: ProductSort },
): Promise<ProductCard[]> => {
  if (sort === 'recommended') return listCardsById(db, pageOf(ids, paging));
  const where = ids.length < mostListed ? withIds(ids) : listed;
  return listCards(db, where, productOrders[sort], paging);
};
