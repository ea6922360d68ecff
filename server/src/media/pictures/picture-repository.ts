import { and, asc, count, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { type Db, pictures } from '#src/platform/database/index.ts';

export type PictureRecord = typeof pictures.$inferSelect;

export const insertPicture = async (tx: Db, picture: typeof pictures.$inferInsert): Promise<void> => {
  await tx.insert(pictures).values(picture);
};

/** A picture that may be shown. */
export const findPicture = async (
  db: Db,
  token: string,
): Promise<Pick<PictureRecord, 'type' | 'bytes' | 'avif'> | undefined> => {
  const columns = { type: pictures.type, bytes: pictures.bytes, avif: pictures.avif };
  const shown = and(eq(pictures.token, token), isNull(pictures.blockedAt));
  return (await db.select(columns).from(pictures).where(shown))[0];
};

const unusedOf = (userId: number, tokens?: readonly string[]): SQL | undefined =>
  and(eq(pictures.userId, userId), isNull(pictures.usedAt), tokens && inArray(pictures.token, [...tokens]));

export const countUnused = async (db: Db, userId: number): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(pictures).where(unusedOf(userId));
  return row?.total ?? 0;
};

/**
 * Locks those of the pictures that are the member's own and unused; in a fixed order, which avoids deadlocks.
 * Returns their tokens.
 */
export const lockUnused = async (tx: Db, userId: number, tokens: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .select({ token: pictures.token })
    .from(pictures)
    .where(unusedOf(userId, tokens))
    .orderBy(asc(pictures.id))
    .for('update');
  return rows.map(({ token }) => token);
};

export const markUsed = async (tx: Db, tokens: readonly string[], now: Date): Promise<void> => {
  await tx
    .update(pictures)
    .set({ usedAt: now })
    .where(inArray(pictures.token, [...tokens]));
};

/** Deletes an own picture that nothing uses; false when there is none. */
export const deleteUnused = async (tx: Db, userId: number, token: string): Promise<boolean> =>
  (await tx.delete(pictures).where(unusedOf(userId, [token]))).rowCount === 1;

/** Deletes an own picture, used or not. */
export const deleteOwn = async (tx: Db, userId: number, token: string): Promise<void> => {
  await tx.delete(pictures).where(and(eq(pictures.userId, userId), eq(pictures.token, token)));
};

/** Deletes pictures of any owner. */
export const deletePictures = async (tx: Db, tokens: readonly string[]): Promise<void> => {
  await tx.delete(pictures).where(inArray(pictures.token, [...tokens]));
};

/** Deletes unused pictures from before an instant; locked rows are skipped. Returns their number. */
export const deleteLeftover = async (db: Db, before: Date, limit: number): Promise<number> => {
  const leftover = db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(isNull(pictures.usedAt), lt(pictures.createdAt, before)))
    .orderBy(asc(pictures.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (await db.delete(pictures).where(inArray(pictures.id, leftover))).rowCount ?? 0;
};

/** Those of the tokens that are of a picture. */
export const findTokens = async (db: Db, tokens: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ token: pictures.token })
    .from(pictures)
    .where(inArray(pictures.token, [...tokens]));
  return rows.map(({ token }) => token);
};

/** Hides pictures since an instant, or shows them again. Returns the tokens of those that exist. */
export const setBlocked = async (
  tx: Db,
  tokens: readonly string[],
  blockedAt: Date | null,
): Promise<string[]> => {
  const rows = await tx
    .update(pictures)
    .set({ blockedAt })
    .where(inArray(pictures.token, [...tokens]))
    .returning({ token: pictures.token });
  return rows.map(({ token }) => token);
};

/** Deletes pictures hidden before an instant. Returns their number. */
export const deleteBlocked = async (db: Db, before: Date): Promise<number> =>
  (await db.delete(pictures).where(lt(pictures.blockedAt, before))).rowCount ?? 0;
