import { and, asc, count, eq, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import { type Db, pickColumns, visaDocuments } from '#src/platform/database/index.ts';

const documentColumns = {
  ...pickColumns(visaDocuments, ['id', 'name', 'type', 'bytes', 'scannedAt', 'createdAt']),
};

/** A file without its content. */
export type DocumentRow = Pick<typeof visaDocuments.$inferSelect, keyof typeof documentColumns>;

/** The columns of {@link DocumentRow}. */
export const fileColumns = documentColumns;

/** A file of a closed order may be reused, so only other orders count. */
const inUse = sql`exists (
  select 1 from order_visa_files p join orders o on o.id = p.order_id
  where p.file_id = ${visaDocuments.id} and o.state <> 'CLOSED')`;

const ownDocuments = (userId: number, ids: readonly number[]): SQL | undefined =>
  and(eq(visaDocuments.userId, userId), inArray(visaDocuments.id, [...ids]));

export const insertDocument = async (
  tx: Db,
  file: typeof visaDocuments.$inferInsert,
): Promise<DocumentRow> => {
  const [row] = await tx.insert(visaDocuments).values(file).returning(documentColumns);
  if (!row) throw new Error('an inserted file gives its row');
  return row;
};

/** Number of a member's files not used by an open order. */
export const countUnused = async (tx: Db, userId: number): Promise<number> => {
  const unused = and(eq(visaDocuments.userId, userId), not(inUse));
  const [row] = await tx.select({ total: count() }).from(visaDocuments).where(unused);
  return row?.total ?? 0;
};

/** A member's file with its encrypted content. */
export const findOwnDocument = async (db: Db, userId: number, id: number) =>
  (
    await db
      .select({ ...documentColumns, content: visaDocuments.content })
      .from(visaDocuments)
      .where(ownDocuments(userId, [id]))
  )[0];

/**
 * Locks the member's own files among the ids until the transaction ends, against concurrent use or deletion;
 * always in the same order to avoid deadlocks.
 */
export const lockOwnDocuments = (tx: Db, userId: number, ids: readonly number[]): Promise<DocumentRow[]> =>
  tx
    .select(documentColumns)
    .from(visaDocuments)
    .where(ownDocuments(userId, ids))
    .orderBy(asc(visaDocuments.id))
    .for('update');

/** Deletes the locked files not used by an open order. Returns how many. */
export const deleteUnusedById = async (tx: Db, ids: readonly number[]): Promise<number> => {
  const unused = and(inArray(visaDocuments.id, [...ids]), not(inUse));
  return (await tx.delete(visaDocuments).where(unused)).rowCount ?? 0;
};

/**
 * Locks files older than `before` that no open order uses, nor one closed since then (a late payment may
 * reopen it); files locked by others are skipped.
 */
export const lockUnusedBefore = async (tx: Db, before: Date, limit: number): Promise<number[]> => {
  const wanted = sql`exists (
    select 1 from order_visa_files p join orders o on o.id = p.order_id
    where p.file_id = ${visaDocuments.id}
      and (o.state <> 'CLOSED' or o.updated_at >= ${before.toISOString()}::timestamptz))`;
  const rows = await tx
    .select({ id: visaDocuments.id })
    .from(visaDocuments)
    .where(and(lt(visaDocuments.createdAt, before), not(wanted)))
    .orderBy(asc(visaDocuments.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
};
