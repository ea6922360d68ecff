import { and, eq, lt } from 'drizzle-orm';
import { type Db, webhookCursors } from '#src/platform/database/index.ts';

/** The id of the last event of a source that was sent; undefined before its first run. */
export const findCursor = async (db: Db, source: string): Promise<number | undefined> =>
  (await db.select().from(webhookCursors).where(eq(webhookCursors.source, source)))[0]?.lastId;

/** Starts a source at an event, unless it has started. */
export const startCursor = async (db: Db, source: string, lastId: number): Promise<void> => {
  await db.insert(webhookCursors).values({ source, lastId }).onConflictDoNothing();
};

/** Moves a cursor forwards, never back: two servers may send the same event. */
export const moveCursor = async (db: Db, source: string, lastId: number): Promise<void> => {
  await db
    .update(webhookCursors)
    .set({ lastId })
    .where(and(eq(webhookCursors.source, source), lt(webhookCursors.lastId, lastId)));
};
