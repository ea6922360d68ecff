import type { AlertState } from '@portal/shared/contract';
import { and, asc, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import {
  alertQueue,
  type Db,
  pickColumns,
  productAlerts,
  products,
  skus,
} from '#src/platform/database/index.ts';

const open = eq(productAlerts.state, 'OPEN');

/** A query of alerts with their product and SKU; the caller adds conditions and order. */
const selectAlerts = (db: Db) =>
  db
    .select({
      ...pickColumns(productAlerts, ['id', 'kind', 'state', 'productId', 'basePrice', 'maxPrice']),
      ...pickColumns(productAlerts, ['day', 'createdAt']),
      productKind: products.kind,
      title: products.title,
      picture: products.picture,
      price: products.fromPrice,
      sku: skus.name,
    })
    .from(productAlerts)
    .innerJoin(products, eq(products.id, productAlerts.productId))
    .leftJoin(skus, eq(skus.id, productAlerts.skuId));

const mostListed = 100;

/** A member's alerts: open ones first, each part with the newest first. */
export const listAlerts = (db: Db, userId: number) =>
  selectAlerts(db)
    .where(eq(productAlerts.userId, userId))
    .orderBy(sql`case when ${open} then 0 else 1 end`, desc(productAlerts.id))
    .limit(mostListed);

/** A member's alert. */
export const findAlert = async (db: Db, userId: number, id: number) =>
  (await selectAlerts(db).where(and(eq(productAlerts.userId, userId), eq(productAlerts.id, id))))[0];

export const countOpenAlerts = (db: Db, userId: number): Promise<number> =>
  db.$count(productAlerts, and(eq(productAlerts.userId, userId), open));

/** Deletes an alert of a member. Returns whether there was one. */
export const deleteAlert = async (db: Db, userId: number, id: number): Promise<boolean> => {
  const own = and(eq(productAlerts.userId, userId), eq(productAlerts.id, id));
  return (await db.delete(productAlerts).where(own)).rowCount === 1;
};

/** A product on sale, with the SKU that is asked for. Availability is that of the last refresh of prices. */
export const findWatched = async (
  db: Db,
  { productId, skuId, day }: { productId: number; skuId?: number; day?: string },
) => {
  const inDays = day === undefined ? sql`${skus.openDays} <> '{}'` : sql`${skus.openDays} @> ${day}::date`;
  const [row] = await db
    .select({
      price: products.fromPrice,
      skuId: skus.id,
      bookable:
        skuId === undefined
          ? sql<boolean>`${products.fromPrice} is not null`
          : sql<boolean>`coalesce(${inDays}, false)`,
    })
    .from(products)
    .leftJoin(skus, and(eq(skus.productId, products.id), eq(skus.id, skuId ?? 0), eq(skus.status, 1)))
    .where(and(eq(products.id, productId), eq(products.status, 'live')));
  return row;
};

/** Adds an alert and queues its product, because it may have changed meanwhile. Returns the alert's id. */
export const insertAlert = async (tx: Db, alert: typeof productAlerts.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(productAlerts).values(alert).returning({ id: productAlerts.id });
  await tx.insert(alertQueue).values({ productId: alert.productId });
  if (!row) throw new Error('the database gave no id for a new alert');
  return row.id;
};

/** Queued products, and the last entry of each that was read. */
export const listQueued = (db: Db, limit: number) =>
  db
    .select({ productId: alertQueue.productId, upTo: sql<number>`max(${alertQueue.id})`.mapWith(Number) })
    .from(alertQueue)
    .groupBy(alertQueue.productId)
    .orderBy(asc(alertQueue.productId))
    .limit(limit);

/** Removes entries of a product up to the one that was read; later changes stay queued. */
export const unqueue = async (
  db: Db,
  { productId, upTo }: { readonly productId: number; readonly upTo: number },
): Promise<void> => {
  await db.delete(alertQueue).where(and(eq(alertQueue.productId, productId), lte(alertQueue.id, upTo)));
};

/** Queues the products of open alerts for a day that has come. */
export const queuePast = async (db: Db, today: string): Promise<void> => {
  const past = db
    .selectDistinct({ productId: productAlerts.productId })
    .from(productAlerts)
    .where(and(open, lte(productAlerts.day, today)));
  await db.execute(sql`insert into ${alertQueue} (product_id) ${past}`);
};

const outcomeOn = (today: string): SQL<AlertState> => sql`case
  when ${products.status} <> 'live' or ${skus.status} <> 1 or ${productAlerts.day} <= ${today} then 'ENDED'
  when ${productAlerts.kind} = 'price' and ${products.fromPrice} <= ${productAlerts.maxPrice} then 'SENT'
  when ${productAlerts.kind} = 'price' then 'OPEN'
  when ${productAlerts.skuId} is null and ${products.fromPrice} is not null then 'SENT'
  when ${productAlerts.day} is null and ${skus.openDays} <> '{}' then 'SENT'
  when ${skus.openDays} @> ${productAlerts.day} then 'SENT'
  else 'OPEN' end`;

/** An alert that is due, with its outcome and what its message says. */
export type DueAlert = Awaited<ReturnType<typeof lockDue>>[number];

/** Open alerts of a product, after one, that are to be sent or ended; locked until the transaction ends. */
export const lockDue = (
  tx: Db,
  { productId, after, today, limit }: { productId: number; after: number; today: string; limit: number },
) =>
  tx
    .select({
      ...pickColumns(productAlerts, ['id', 'userId', 'kind', 'basePrice', 'day']),
      outcome: outcomeOn(today),
      productId: products.id,
      productKind: products.kind,
      title: products.title,
      price: products.fromPrice,
      sku: skus.name,
    })
    .from(productAlerts)
    .innerJoin(products, eq(products.id, productAlerts.productId))
    .leftJoin(skus, eq(skus.id, productAlerts.skuId))
    .where(
      and(
        eq(productAlerts.productId, productId),
        open,
        gt(productAlerts.id, after),
        ne(outcomeOn(today), 'OPEN'),
      ),
    )
    .orderBy(asc(productAlerts.id))
    .limit(limit)
    .for('update', { of: productAlerts });

/** Gives open alerts a final state. Returns the ids of those that were open. */
export const closeAlerts = async (
  tx: Db,
  ids: readonly number[],
  state: Exclude<AlertState, 'OPEN'>,
  updatedAt: Date,
): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(productAlerts)
    .set({ state, updatedAt })
    .where(and(inArray(productAlerts.id, [...ids]), open))
    .returning({ id: productAlerts.id });
  return rows.map(({ id }) => id);
};

const retentionMs = 90 * 24 * 3_600_000;

/** Deletes alerts that were sent or ended 90 days ago. Returns how many. */
export const deleteOldAlerts = async (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - retentionMs);
  const { rowCount } = await db
    .delete(productAlerts)
    .where(and(ne(productAlerts.state, 'OPEN'), lte(productAlerts.updatedAt, before)));
  return rowCount ?? 0;
};
