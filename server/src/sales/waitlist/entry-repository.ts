import type { WaitlistState } from '@portal/shared/contract';
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { closing } from '#src/catalog/products/index.ts';
import { type Db, holds, inventory, products, skus, waitlistEntries } from '#src/platform/database/index.ts';
import type { StockKey } from '#src/sales/inventory/index.ts';

export type EntryRecord = typeof waitlistEntries.$inferSelect;

/** SQL condition: entries in line or with an offer. */
const openEntries = sql`${waitlistEntries.state} in ('WAITING', 'OFFERED')`;

const ofDeparture = ({ skuId, day }: StockKey): SQL | undefined =>
  and(eq(waitlistEntries.skuId, skuId), eq(waitlistEntries.day, day));

export const findEntry = async (db: Db, userId: number, id: number): Promise<EntryRecord | undefined> => {
  const own = and(eq(waitlistEntries.id, id), eq(waitlistEntries.userId, userId));
  return (await db.select().from(waitlistEntries).where(own))[0];
};

/** Numbers of open entries: of the departure, of the member, and of the member for the departure. */
export const countOpen = async (db: Db, userId: number, departure: StockKey) => {
  const own = eq(waitlistEntries.userId, userId);
  const here = ofDeparture(departure);
  return {
    ofDeparture: await db.$count(waitlistEntries, and(openEntries, here)),
    ofMember: await db.$count(waitlistEntries, and(openEntries, own)),
    joined: await db.$count(waitlistEntries, and(openEntries, own, here)),
  };
};

/** The groups in line of a departure, in order, with the seats that are gathered for them. */
export const listGroups = (tx: Db, departure: StockKey) =>
  tx
    .select({
      id: waitlistEntries.id,
      seats: sql<number>`${waitlistEntries.adults} + ${waitlistEntries.children}`,
      gathered: sql<number>`coalesce(${holds.quantity}, 0)`,
      passedOver: waitlistEntries.passedOver,
    })
    .from(waitlistEntries)
    .leftJoin(holds, eq(holds.entryId, waitlistEntries.id))
    .where(and(ofDeparture(departure), eq(waitlistEntries.state, 'WAITING')))
    .orderBy(asc(waitlistEntries.id));

/** Counts that others were served before these entries. */
export const countPassedOver = async (tx: Db, ids: readonly number[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(waitlistEntries)
    .set({ passedOver: sql`${waitlistEntries.passedOver} + 1`, updatedAt: now })
    .where(inArray(waitlistEntries.id, [...ids]));
};

/** Holds seats for an entry in line, besides those it has. */
export const holdForEntry = async (
  tx: Db,
  entryId: number,
  { skuId, day, quantity, expiresAt }: StockKey & { readonly quantity: number; readonly expiresAt: Date },
): Promise<void> => {
  await tx
    .insert(holds)
    .values({ entryId, skuId, day, quantity, expiresAt })
    .onConflictDoUpdate({
      target: holds.entryId,
      set: { quantity: sql`${holds.quantity} + excluded.quantity`, expiresAt },
    });
};

/** Gives entries in line an offer, and returns them. */
export const offerEntries = (
  tx: Db,
  ids: readonly number[],
  offerUntil: Date,
  now: Date,
): Promise<EntryRecord[]> =>
  tx
    .update(waitlistEntries)
    .set({ state: 'OFFERED', offerUntil, updatedAt: now })
    .where(and(inArray(waitlistEntries.id, [...ids]), eq(waitlistEntries.state, 'WAITING')))
    .returning();

/** Ends open entries that match and releases their seats. Returns how many. */
export const endEntries = async (
  tx: Db,
  which: SQL | undefined,
  state: Extract<WaitlistState, 'EXPIRED' | 'LEFT' | 'ENDED'>,
  now: Date,
): Promise<number> => {
  const ended = await tx
    .update(waitlistEntries)
    .set({ state, updatedAt: now })
    .where(and(openEntries, which))
    .returning({ id: waitlistEntries.id });
  if (ended.length === 0) return 0;
  const ids = ended.map(({ id }) => id);
  await tx
    .update(holds)
    .set({ state: 'freed' })
    .where(and(inArray(holds.entryId, ids), isNull(holds.orderId), eq(holds.state, 'held')));
  return ended.length;
};

/** Condition: an entry of a departure whose offer has run out. */
export const expiredAt = (departure: StockKey, now: Date): SQL | undefined =>
  and(ofDeparture(departure), eq(waitlistEntries.state, 'OFFERED'), lte(waitlistEntries.offerUntil, now));

/** Condition: all entries of a departure. */
export const allOf = ofDeparture;

const after = (last: StockKey | undefined): SQL | undefined =>
  last &&
  sql`(${waitlistEntries.day}, ${waitlistEntries.skuId}) > (${last.day}::date, ${last.skuId}::bigint)`;

/** Departures with offers that have run out, after a cursor. */
export const listWithExpired = (db: Db, now: Date, last: StockKey | undefined, limit: number) =>
  db
    .selectDistinct({ skuId: waitlistEntries.skuId, day: waitlistEntries.day })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.state, 'OFFERED'), lte(waitlistEntries.offerUntil, now), after(last)))
    .orderBy(asc(waitlistEntries.day), asc(waitlistEntries.skuId))
    .limit(limit);

/** Departures with open entries whose sales have ended or which were removed, after a cursor. */
export const listOver = (db: Db, now: Date, last: StockKey | undefined, limit: number) =>
  db
    .selectDistinct({ skuId: waitlistEntries.skuId, day: waitlistEntries.day })
    .from(waitlistEntries)
    .innerJoin(skus, eq(skus.id, waitlistEntries.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoin(
      inventory,
      and(eq(inventory.skuId, waitlistEntries.skuId), eq(inventory.day, waitlistEntries.day)),
    )
    .where(
      and(
        openEntries,
        sql`(${inventory.skuId} is null or ${closing} <= ${now.toISOString()}::timestamptz)`,
        after(last),
      ),
    )
    .orderBy(asc(waitlistEntries.day), asc(waitlistEntries.skuId))
    .limit(limit);

/** Open entries of a member by departure, in the order of locks. */
export const listOpenOf = (db: Db, userId: number): Promise<StockKey[]> =>
  db
    .select({ skuId: waitlistEntries.skuId, day: waitlistEntries.day })
    .from(waitlistEntries)
    .where(and(openEntries, eq(waitlistEntries.userId, userId)))
    .orderBy(asc(waitlistEntries.day), asc(waitlistEntries.skuId));

const retentionMs = 90 * 24 * 3_600_000;

/** Deletes entries that ended 90 days ago; orders keep their seats. Returns how many. */
export const deleteOldEntries = async (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - retentionMs);
  const { rowCount } = await db
    .delete(waitlistEntries)
    .where(and(sql`not ${openEntries}`, lte(waitlistEntries.updatedAt, before)));
  return rowCount ?? 0;
};
