import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { type Db, products, skus } from '#src/platform/database/index.ts';
import type { AskedDays } from './asked-days.ts';
import { spansOf } from './day-spans.ts';

const range = ({ from, before }: AskedDays): SQL => sql`daterange(${from}::date, ${before}::date)`;

/** For stays of some nights, that one SKU is open in all of them: a product's days do not tell of which SKU they are. */
const inOneSku = (db: Db, days: AskedDays): SQL | undefined => {
  if (!days.all || spansOf(days).length === 1) return undefined;
  const open = sql`${skus.openDays} @> ${range(days)}`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(skus)
      .where(and(eq(skus.productId, products.id), eq(skus.status, 1), open)),
  );
};

/** Products that can be booked on any of the days, or for stays on all of them, told by a look at each. */
export const openOn = (db: Db, days: AskedDays): SQL | undefined => {
  const open = days.all
    ? sql`${products.openDays} @> ${range(days)}`
    : sql`${products.openDays} && ${range(days)}`;
  return and(open, inOneSku(db, days));
};

/** The same products, found by the index of spans. */
export const foundOpenOn = (db: Db, days: AskedDays): SQL | undefined => {
  const spans = sql`${sql.param(spansOf(days))}::integer[]`;
  const open = days.all ? sql`${products.openSpans} @> ${spans}` : sql`${products.openSpans} && ${spans}`;
  return and(open, inOneSku(db, days));
};
