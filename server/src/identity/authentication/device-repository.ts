import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { type Db, sessions } from '#src/platform/database/index.ts';

interface Own {
  readonly userId: number;
  readonly sessionId: number;
}

/** The live sessions of somebody, the one that asks first, then those used last. */
export const listDevices = (db: Db, { userId, sessionId }: Own, now: Date, limit: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(sql`${sessions.id} = ${sessionId} desc`, desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(limit);

/** Ends one session of somebody; gives whether there was one. */
export const deleteDevice = async (db: Db, userId: number, id: number): Promise<boolean> =>
  ((await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)))).rowCount ?? 0) >
  0;

/** Ends all sessions of somebody but the one that asks; gives how many. */
export const deleteOtherDevices = async (db: Db, { userId, sessionId }: Own): Promise<number> =>
  (await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))).rowCount ??
  0;
