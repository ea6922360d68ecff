import { daysBetween } from '@portal/shared/rules';
import { and, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { inventory, products, skus } from '#src/platform/database/index.ts';
import type { RequestTime } from '../request-time.ts';
import { lowestPrice, openForBooking, seatsLeft } from '../stock/bookable.ts';
import type { AskedDays } from './asked-days.ts';

/** The number of nights that a price is for; 1 where any of the days will do. */
export const nightsOf = ({ from, before, all }: AskedDays): number => (all ? daysBetween(from, before) : 1);

/** The step in fen of the price that is shown for one night: an average is rounded up to whole yuan. */
export const priceStep = (nights: number): number => (nights === 1 ? 1 : 100);

/** The bookable calendar rows of a product of the outer query, on the days asked for. */
const rowsOn = ({ from, before }: AskedDays, { now, today }: RequestTime): SQL => sql`
  from ${skus} join ${inventory} on ${inventory.skuId} = ${skus.id}
  where ${and(
    sql`${skus.productId} = ${products.id}`,
    openForBooking(now, today),
    gt(seatsLeft, 0),
    gte(inventory.day, from),
    lt(inventory.day, before),
  )}`;

/**
 * SQL: what a product costs on the days asked for, in fen: the lowest price of a day, or of all nights of a stay in
 * one SKU; null where nothing can be booked.
 */
export const datedPrice = (days: AskedDays, moment: RequestTime): SQL => {
  if (!days.all) return sql`(select ${lowestPrice(inventory.price)} ${rowsOn(days, moment)})`;
  return sql`(select min(stay.price) from (
    select sum(${inventory.price}) as price ${rowsOn(days, moment)}
    group by ${skus.id} having count(*) = ${nightsOf(days)}) as stay)`;
};
