import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  type Db,
  dailyVisitorHashes,
  dailyVisitorSalts,
  pageViews,
  products,
} from '#src/platform/database/index.ts';
import type { PageSubject } from './page-subject.ts';

/** A page view. `address` and `browser` are only hashed with the daily salt and not stored. */
export interface PageView {
  readonly at: Date;
  readonly viewed: PageSubject;
  readonly address: string;
  readonly browser: string;
}

/** The salt of a day, the same on every replica, created on first use. */
const getDailySalt = async (db: Db, day: string): Promise<Buffer> => {
  await db
    .insert(dailyVisitorSalts)
    .values({ day, key: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await db
    .select({ key: dailyVisitorSalts.key })
    .from(dailyVisitorSalts)
    .where(sql`${dailyVisitorSalts.day} = ${day}`);
  if (!row) throw new Error(`no key for the visitors of ${day}`);
  return row.key;
};

const visitorHash = (key: Buffer, { address, browser }: PageView): Buffer =>
  createHmac('sha256', key).update(`${address}\n${browser}`).digest().subarray(0, 12);

const countPages = async (tx: Db, day: string, looks: readonly PageView[]): Promise<void> => {
  const counts = Map.groupBy(looks, ({ viewed: { kind, productId } }) => `${kind} ${productId}`);
  const seen = [...counts.values()].map((same) => ({ ...same[0]?.viewed, views: same.length }));
  // Only existing products: requests may name any id. Sorted, which avoids deadlocks between replicas.
  await tx.execute(sql`
    insert into ${pageViews} (day, kind, product_id, views)
    select ${day}::date, seen.kind, seen."productId", seen.views
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as seen (kind text, "productId" bigint, views integer)
    where seen.kind = '' or exists (
      select 1 from ${products} where ${products.id} = seen."productId" and ${products.kind} = seen.kind)
    order by seen.kind, seen."productId"
    on conflict (day, kind, product_id) do update set views = page_views.views + excluded.views`);
};

const countDay = async (tx: Db, day: string, looks: readonly PageView[]): Promise<void> => {
  const key = await getDailySalt(tx, day);
  const marks = new Map(
    looks.map((look) => visitorHash(key, look)).map((mark) => [mark.toString('hex'), mark]),
  );
  const rows = [...marks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, mark]) => ({ day, mark }));
  await tx.insert(dailyVisitorHashes).values(rows).onConflictDoNothing();
  await countPages(tx, day, looks);
};

/** Adds page views to the daily counts, in one transaction. */
export const countPageViews = (db: Db, looks: readonly PageView[]): Promise<void> =>
  db.transaction(async (tx) => {
    const days = Map.groupBy(looks, ({ at }) => dayOf(at));
    for (const day of [...days.keys()].sort()) await countDay(tx, day, days.get(day) ?? []);
  });

/** Counts the visitors of past days and deletes their hashes and salts. */
export const closeVisitorDays = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const today = dayOf(now);
    await tx.execute(sql`
      with gone as (delete from visitor_marks where day < ${today}::date returning day)
      insert into visitor_counts (day, visitors) select day, count(*) from gone group by day
      on conflict (day) do update set visitors = visitor_counts.visitors + excluded.visitors`);
    await tx.execute(sql`delete from ${dailyVisitorSalts} where day < ${today}::date`);
  });
