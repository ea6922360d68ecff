import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { type Db, releaseTokens } from '#src/platform/database/index.ts';

export type StoredToken = typeof releaseTokens.$inferSelect;

/** The most tokens that are valid at a time, and the most that are listed. */
export const maxTokens = 200;

/** All tokens, the newest first. */
export const listTokens = (db: Db): Promise<StoredToken[]> =>
  db.select().from(releaseTokens).orderBy(desc(releaseTokens.id)).limit(maxTokens);

/** Valid tokens: neither revoked nor expired. */
export const listValidTokens = (db: Db, now: Date): Promise<Pick<StoredToken, 'team' | 'name'>[]> =>
  db
    .select({ team: releaseTokens.team, name: releaseTokens.name })
    .from(releaseTokens)
    .where(and(isNull(releaseTokens.revokedAt), gt(releaseTokens.endsAt, now)))
    .limit(maxTokens);

export const insertToken = async (db: Db, row: typeof releaseTokens.$inferInsert): Promise<StoredToken> => {
  const [stored] = await db.insert(releaseTokens).values(row).returning();
  if (!stored) throw new Error('a token was not stored');
  return stored;
};

export const findToken = async (db: Db, id: number): Promise<StoredToken | undefined> => {
  const [token] = await db.select().from(releaseTokens).where(eq(releaseTokens.id, id));
  return token;
};

export const findTokenByHash = async (db: Db, hash: string): Promise<StoredToken | undefined> => {
  const [token] = await db.select().from(releaseTokens).where(eq(releaseTokens.hash, hash));
  return token;
};

/** Undefined when it was revoked before. */
export const revokeToken = async (
  db: Db,
  id: number,
  by: { readonly actor: string; readonly now: Date },
): Promise<StoredToken | undefined> => {
  const [revoked] = await db
    .update(releaseTokens)
    .set({ revokedAt: by.now, revokedBy: by.actor })
    .where(and(eq(releaseTokens.id, id), isNull(releaseTokens.revokedAt)))
    .returning();
  return revoked;
};

/** Notes the use of a token, at most once a minute. */
export const markUsed = async (db: Db, id: number, now: Date): Promise<void> => {
  const minuteAgo = new Date(now.getTime() - 60_000);
  const isOld = or(isNull(releaseTokens.lastUsedAt), lt(releaseTokens.lastUsedAt, minuteAgo));
  await db
    .update(releaseTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(releaseTokens.id, id), isOld));
};

/** Serialises the creation of tokens until the transaction ends; reads are not blocked. */
export const lockTokens = async (tx: Db): Promise<void> => {
  await tx.execute(sql`lock table ${releaseTokens} in share row exclusive mode`);
};
