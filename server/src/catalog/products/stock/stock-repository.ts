import type { Departure, Stock } from '@portal/shared/contract';
import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { type Db, inventory, pickColumns, products, skus } from '#src/platform/database/index.ts';
import type { RequestTime } from '../request-time.ts';
import { openForBooking, seatsLeft } from './bookable.ts';
import { UNDATED } from './undated.ts';

interface Asked {
  readonly productId: number;
  readonly from: string;
  readonly to: string;
}

/** Safety limit, more rows than any calendar has; not a page size. */
const maxRows = 10_000;

const within = ({ productId, from, to }: Asked, { now, today }: RequestTime): SQL | undefined =>
  and(
    eq(skus.productId, productId),
    openForBooking(now, today),
    gte(inventory.day, from),
    lte(inventory.day, to),
  );

/** The calendar rows of a product that are open or sold out, by day. */
export const listStock = async (db: Db, asked: Asked, moment: RequestTime): Promise<Stock[]> => {
  const rows = await db
    .select({ skuId: inventory.skuId, day: inventory.day, price: inventory.price, left: seatsLeft })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(within(asked, moment))
    .orderBy(asc(inventory.day), asc(skus.sort), asc(skus.id))
    .limit(maxRows);
  return rows.map((row) => ({ ...row, day: row.day === UNDATED ? null : row.day }));
};

/** The departures of a tour that are open or sold out, by day. */
export const listDepartures = (db: Db, asked: Asked, moment: RequestTime): Promise<Departure[]> =>
  db
    .select({
      ...pickColumns(inventory, ['skuId', 'day', 'price', 'childPrice', 'singleSupplement']),
      seats: seatsLeft,
      joined: inventory.sold,
    })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(within(asked, moment))
    .orderBy(asc(inventory.day), asc(skus.sort), asc(skus.id))
    .limit(maxRows);

const groupColumns = {
  joined: inventory.sold,
  minGroup: sql<number>`coalesce((${products.content} ->> 'minGroup')::integer, 1)`,
  cutoffDays: sql<number>`coalesce(${products.cutoffDays}, 0)`,
};

/** How many have joined a departure, with the group rule of its tour; undefined when it does not exist. */
export const findDepartureGroup = async (
  db: Db,
  { skuId, day }: { readonly skuId: number; readonly day: string },
) => {
  const [group] = await db
    .select(groupColumns)
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(inventory.skuId, skuId), eq(inventory.day, day)));
  return group;
};
