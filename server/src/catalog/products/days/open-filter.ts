import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { type Db, products, skus } from '#src/platform/database/index.ts';
import type { AskedDays } from './asked-days.ts';
import { bucketsOf } from './availability-buckets.ts';

const range = ({ from, before }: AskedDays): SQL => sql`daterange(${from}::date, ${before}::date)`;

/** For stays: one SKU must be open on all nights. Day buckets do not name the SKU. */
const inOneSku = (db: Db, days: AskedDays): SQL | undefined => {
  if (!days.all || bucketsOf(days).length === 1) return undefined;
  const open = sql`${skus.openDays} @> ${range(days)}`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(skus)
      .where(and(eq(skus.productId, products.id), eq(skus.status, 1), open)),
  );
};

/** Condition: products bookable on any of the days, for stays on all, checked product by product. */
export const availableOn = (db: Db, days: AskedDays): SQL | undefined => {
  const open = days.all
    ? sql`${products.openDays} @> ${range(days)}`
    : sql`${products.openDays} && ${range(days)}`;
  return and(open, inOneSku(db, days));
};

/** The same condition by the index of day buckets. */
export const availableOnByIndex = (db: Db, days: AskedDays): SQL | undefined => {
  const spans = sql`${sql.param(bucketsOf(days))}::integer[]`;
  const open = days.all
    ? sql`${products.availabilityBuckets} @> ${spans}`
    : sql`${products.availabilityBuckets} && ${spans}`;
  return and(open, inOneSku(db, days));
};
