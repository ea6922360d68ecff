import type { SessionEnd } from '@portal/shared/rules';
import { and, eq, inArray, lte, ne, type SQL } from 'drizzle-orm';
import { deleteChallengesOf } from '#src/identity/second-factor/index.ts';
import { type Db, endedSessions, sessions } from '#src/platform/database/index.ts';

const keptMs = 30 * 86_400_000;

/** Deletes the sessions that match, and keeps why they ended; returns their number. */
export const endSessionsWhere = async (
  db: Db,
  where: SQL | undefined,
  reason: SessionEnd,
): Promise<number> => {
  const ended = await db.delete(sessions).where(where).returning({ tokenHash: sessions.tokenHash });
  if (ended.length > 0) await db.insert(endedSessions).values(ended.map((one) => ({ ...one, reason })));
  return ended.length;
};

/** Ends all sessions of users, and their logins between the two steps. */
export const endSessionsOf = async (
  db: Db,
  userIds: readonly number[],
  reason: SessionEnd,
): Promise<void> => {
  await endSessionsWhere(db, inArray(sessions.userId, [...userIds]), reason);
  await deleteChallengesOf(db, userIds);
};

/** Ends one session of a user; returns whether it existed. */
export const endDevice = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await endSessionsWhere(db, and(eq(sessions.userId, userId), eq(sessions.id, id)), 'device')) > 0;

interface Own {
  readonly userId: number;
  readonly sessionId: number;
}

/** Ends all sessions of a user except the caller's; returns their number. */
export const endOtherDevices = async (
  db: Db,
  { userId, sessionId }: Own,
  reason: SessionEnd,
): Promise<number> =>
  await endSessionsWhere(db, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)), reason);

/** Why the session of a token was ended; undefined when it only expired, and for an unknown token. */
export const findSessionEnd = async (db: Db, tokenHash: string): Promise<SessionEnd | undefined> => {
  const { reason } = endedSessions;
  const [found] = await db
    .select({ reason })
    .from(endedSessions)
    .where(eq(endedSessions.tokenHash, tokenHash));
  return found?.reason;
};

/** Deletes the reasons of sessions that ended more than 30 days ago. */
export const deleteOldEnds = async (db: Db, now: Date): Promise<void> => {
  await db.delete(endedSessions).where(lte(endedSessions.endedAt, new Date(now.getTime() - keptMs)));
};
