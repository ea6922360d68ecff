import { eq, sql } from 'drizzle-orm';
import { type Db, loginFailures } from '#src/platform/database/index.ts';

/** Number of tries within the window, then a wait. */
export interface AttemptLimit {
  readonly tries: number;
  readonly windowSeconds: number;
  readonly waitSeconds: number;
}

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/**
 * Counts one try, in one statement, so that concurrent tries are all counted. Returns false, and counts
 * nothing, during the wait. The last allowed try starts the wait.
 */
export const countAttempt = async (
  db: Db,
  subject: string,
  limit: AttemptLimit,
  now: Date,
): Promise<boolean> => {
  const f = loginFailures;
  const until = new Date(now.getTime() + limit.waitSeconds * 1000);
  const windowStart = new Date(now.getTime() - limit.windowSeconds * 1000);
  const isFresh = sql`(${f.lockedUntil} is not null or ${f.windowStartedAt} <= ${at(windowStart)})`;
  const count = sql`case when ${isFresh} then 1 else ${f.count} + 1 end`;
  const counted = await db
    .insert(f)
    .values({ subject, count: 1, windowStartedAt: now, lockedUntil: limit.tries > 1 ? null : until })
    .onConflictDoUpdate({
      target: f.subject,
      set: {
        count,
        windowStartedAt: sql`case when ${isFresh} then ${at(now)} else ${f.windowStartedAt} end`,
        lockedUntil: sql`case when (${count}) >= ${limit.tries} then ${at(until)} end`,
      },
      setWhere: sql`${f.lockedUntil} is null or ${f.lockedUntil} <= ${at(now)}`,
    })
    .returning({ subject: f.subject });
  return counted.length > 0;
};

export const findWaitUntil = async (db: Db, subject: string): Promise<Date | undefined> => {
  const [row] = await db
    .select({ until: loginFailures.lockedUntil })
    .from(loginFailures)
    .where(eq(loginFailures.subject, subject));
  return row?.until ?? undefined;
};

/** Takes back one try, and the wait it may have started. */
export const uncountAttempt = async (db: Db, subject: string): Promise<void> => {
  await db
    .update(loginFailures)
    .set({ count: sql`greatest(${loginFailures.count} - 1, 0)`, lockedUntil: null })
    .where(eq(loginFailures.subject, subject));
};

export const resetAttempts = async (db: Db, subject: string): Promise<void> => {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subject));
};

/** Deletes a subject, and those that begin with a prefix. */
export const deleteAttempts = async (
  db: Db,
  { prefix, subject }: { readonly prefix: string; readonly subject: string },
): Promise<void> => {
  const s = loginFailures.subject;
  await db.delete(loginFailures).where(sql`${s} = ${subject} or starts_with(${s}, ${prefix})`);
};

/** Deletes subjects without a wait or a recent try. */
export const deleteOldFailures = async (db: Db, now: Date, since: Date): Promise<number> => {
  const { rowCount } = await db
    .delete(loginFailures)
    .where(
      sql`${loginFailures.windowStartedAt} < ${at(since)} and coalesce(${loginFailures.lockedUntil} <= ${at(now)}, true)`,
    );
  return rowCount ?? 0;
};
