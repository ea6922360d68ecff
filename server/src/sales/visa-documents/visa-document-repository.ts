import { and, asc, count, eq, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import { type Db, visaFiles } from '#src/platform/database/index.ts';

const documentColumns = {
  id: visaFiles.id,
  name: visaFiles.name,
  type: visaFiles.type,
  bytes: visaFiles.bytes,
  createdAt: visaFiles.createdAt,
};

/** A file without its content. */
export type DocumentRow = Pick<typeof visaFiles.$inferSelect, keyof typeof documentColumns>;

/** The columns of {@link DocumentRow}. */
export const fileColumns = documentColumns;

/** A file of a closed order may be reused, so only other orders count. */
const inUse = sql`exists (
  select 1 from order_visa_files p join orders o on o.id = p.order_id
  where p.file_id = ${visaFiles.id} and o.state <> 'CLOSED')`;

const ownDocuments = (userId: number, ids: readonly number[]): SQL | undefined =>
  and(eq(visaFiles.userId, userId), inArray(visaFiles.id, [...ids]));

export const insertDocument = async (tx: Db, file: typeof visaFiles.$inferInsert): Promise<DocumentRow> => {
  const [row] = await tx.insert(visaFiles).values(file).returning(documentColumns);
  if (!row) throw new Error('an inserted file gives its row');
  return row;
};

/** Number of a member's files not used by an open order. */
export const countUnused = async (tx: Db, userId: number): Promise<number> => {
  const unused = and(eq(visaFiles.userId, userId), not(inUse));
  const [row] = await tx.select({ total: count() }).from(visaFiles).where(unused);
  return row?.total ?? 0;
};

/** A member's file with its encrypted content. */
export const findOwnDocument = async (db: Db, userId: number, id: number) =>
  (
    await db
      .select({ ...documentColumns, content: visaFiles.content })
      .from(visaFiles)
      .where(ownDocuments(userId, [id]))
  )[0];

/**
 * Locks the member's own files among the ids until the transaction ends, against concurrent use or deletion;
 * always in the same order to avoid deadlocks.
 */
export const lockOwnDocuments = (tx: Db, userId: number, ids: readonly number[]): Promise<DocumentRow[]> =>
  tx
    .select(documentColumns)
    .from(visaFiles)
    .where(ownDocuments(userId, ids))
    .orderBy(asc(visaFiles.id))
    .for('update');

/** Deletes the locked files not used by an open order. Returns how many. */
export const deleteUnusedById = async (tx: Db, ids: readonly number[]): Promise<number> => {
  const unused = and(inArray(visaFiles.id, [...ids]), not(inUse));
  return (await tx.delete(visaFiles).where(unused)).rowCount ?? 0;
};

/**
 * Locks files older than `before` that no open order uses, nor one closed since then (a late payment may
 * reopen it); files locked by others are skipped.
 */
export const lockUnusedBefore = async (tx: Db, before: Date, limit: number): Promise<number[]> => {
  const wanted = sql`exists (
    select 1 from order_visa_files p join orders o on o.id = p.order_id
    where p.file_id = ${visaFiles.id}
      and (o.state <> 'CLOSED' or o.updated_at >= ${before.toISOString()}::timestamptz))`;
  const rows = await tx
    .select({ id: visaFiles.id })
    .from(visaFiles)
    .where(and(lt(visaFiles.createdAt, before), not(wanted)))
    .orderBy(asc(visaFiles.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
};
