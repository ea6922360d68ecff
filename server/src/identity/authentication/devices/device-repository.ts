import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type Db, sessions } from '#src/platform/database/index.ts';

interface Own {
  readonly userId: number;
  readonly sessionId: number;
}

/** The active sessions of a user, the caller's first, then by last use. */
export const listDevices = (db: Db, { userId, sessionId }: Own, now: Date, limit: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(sql`${sessions.id} = ${sessionId} desc`, desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(limit);

const deviceOf = (userId: number, id: number) => and(eq(sessions.userId, userId), eq(sessions.id, id));

export const hasDevice = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await db.$count(sessions, deviceOf(userId, id))) > 0;
