import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { type Db, products, siteProfiles, travelContracts } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';

type Row = typeof travelContracts.$inferSelect;

/** A version whose files are to be made. */
export type DueContract = Pick<Row, 'id' | 'orderId' | 'userId' | 'version' | 'source' | 'createdAt'>;

/**
 * Inserts the next version of an order's contract: the first copies tour and agency as they are, later ones what the
 * first copied. The texts stay in the database: they are of tens of kilobytes.
 */
export const insertVersion = async (
  tx: Db,
  { id, userId, snapshot }: Pick<OrderRecord, 'id' | 'userId' | 'snapshot'>,
  { orgCode, now }: { readonly orgCode: string; readonly now: Date },
): Promise<void> => {
  const at = now.toISOString();
  await tx.execute(sql`
    insert into travel_contracts (order_id, user_id, version, source, next_try_at, created_at)
    select ${id}, ${userId}, coalesce(earlier.version, 0) + 1,
      coalesce(earlier.source, jsonb_build_object('tour', ${products.content}, 'agency', ${siteProfiles.data})),
      ${at}::timestamptz, ${at}::timestamptz
    from ${products}
      left join ${siteProfiles} on ${siteProfiles.kind} = 'travelInfo' and ${siteProfiles.orgCode} = ${orgCode}
      left join lateral (
        select version, source from travel_contracts where order_id = ${id} order by version desc limit 1
      ) earlier on true
    where ${products.id} = ${snapshot.productId}`);
};

/** Versions whose files are due, the oldest first. */
export const listDue = (db: Db, now: Date, limit: number): Promise<DueContract[]> => {
  const { id, orderId, userId, version, source, createdAt } = travelContracts;
  return db
    .select({ id, orderId, userId, version, source, createdAt })
    .from(travelContracts)
    .where(and(isNull(travelContracts.issuedAt), lte(travelContracts.nextTryAt, now)))
    .orderBy(asc(travelContracts.nextTryAt), asc(id))
    .limit(limit);
};

type Files = Pick<
  typeof travelContracts.$inferInsert,
  'contract' | 'itinerary' | 'contractSha256' | 'itinerarySha256'
>;

/** Stores the files of a version, once. False: they were stored before. */
export const saveFiles = async (tx: Db, id: number, files: Files, now: Date): Promise<boolean> => {
  const saved = await tx
    .update(travelContracts)
    .set({ ...files, issuedAt: now, nextTryAt: null })
    .where(and(eq(travelContracts.id, id), isNull(travelContracts.issuedAt)))
    .returning({ id: travelContracts.id });
  return saved.length > 0;
};

export const postpone = async (db: Db, id: number, nextTryAt: Date): Promise<void> => {
  await db
    .update(travelContracts)
    .set({ nextTryAt })
    .where(and(eq(travelContracts.id, id), isNull(travelContracts.issuedAt)));
};

const { version, issuedAt, contractSha256, itinerarySha256 } = travelContracts;

/** The versions of an order without files, oldest first. */
export const listVersions = (db: Db, orderId: number) =>
  db
    .select({ version, issuedAt, contractSha256, itinerarySha256 })
    .from(travelContracts)
    .where(eq(travelContracts.orderId, orderId))
    .orderBy(asc(version));

/** The kinds of files of a version. */
export type ContractFile = 'contract' | 'itinerary';

/** The encrypted file of a version, by default of the latest one that has it. */
export const findFile = async (
  db: Db,
  orderId: number,
  file: ContractFile,
  wanted: number | undefined,
): Promise<{ version: number; userId: number; sealed: Buffer } | undefined> => {
  const sealed = travelContracts[file];
  const [found] = await db
    .select({ version, userId: travelContracts.userId, sealed })
    .from(travelContracts)
    .where(
      and(
        eq(travelContracts.orderId, orderId),
        sql`${sealed} is not null`,
        wanted === undefined ? undefined : eq(version, wanted),
      ),
    )
    .orderBy(desc(version))
    .limit(1);
  return found?.sealed ? { ...found, sealed: found.sealed } : undefined;
};
