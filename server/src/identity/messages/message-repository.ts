import type { MessageCategory } from '@portal/shared/contract';
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, insertRows, messages } from '#src/platform/database/index.ts';

export type MessageRecord = typeof messages.$inferSelect;

/** A message to a member. `source` is unique per member: a second one of the same source is not stored. */
export type NewMessage = Pick<
  typeof messages.$inferInsert,
  'userId' | 'category' | 'source' | 'title' | 'body' | 'path'
>;

/**
 * Adds messages to the message centre only; those whose source the member has already are left out. Messages that go out
 * by mail and SMS, too, are created by `notifyMembers` of sales/notifications.
 */
export const insertMessages = async (tx: Db, rows: readonly NewMessage[]): Promise<void> => {
  if (rows.length > 0) await insertRows(tx, messages, rows, { ignoreConflicts: true });
};

/** Like `insertMessages`; returns the new ones. */
export const addMessages = async (tx: Db, rows: readonly NewMessage[]): Promise<MessageRecord[]> =>
  rows.length === 0
    ? []
    : tx
        .insert(messages)
        .values([...rows])
        .onConflictDoNothing()
        .returning();

const ofMember = (userId: number, category?: MessageCategory): SQL | undefined =>
  and(eq(messages.userId, userId), category === undefined ? undefined : eq(messages.category, category));

interface MessageQuery {
  readonly category?: MessageCategory;
  readonly pageNum?: number;
  readonly pageSize?: number;
}

/** A page of a member's messages, the latest first. */
export const listMessages = (
  db: Db,
  userId: number,
  { category, pageNum = 1, pageSize = 10 }: MessageQuery,
): Promise<MessageRecord[]> =>
  db
    .select()
    .from(messages)
    .where(ofMember(userId, category))
    .orderBy(desc(messages.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

export const countMessages = (db: Db, userId: number, category?: MessageCategory): Promise<number> =>
  db.$count(messages, ofMember(userId, category));

const mostCounted = 100;

/** Number of a member's unread messages, counted up to 100. */
export const countUnread = async (db: Db, userId: number): Promise<number> => {
  const unread = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(ofMember(userId), isNull(messages.readAt)))
    .limit(mostCounted)
    .as('unread');
  const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(unread);
  return row?.count ?? 0;
};

/** Whether the member has this message. */
export const hasMessage = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await db.$count(messages, and(ofMember(userId), eq(messages.id, id)))) > 0;

/** Marks unread messages of a member as read: the one with an id, or all. */
export const markRead = async (db: Db, userId: number, now: Date, id?: number): Promise<void> => {
  await db
    .update(messages)
    .set({ readAt: now })
    .where(
      and(ofMember(userId), isNull(messages.readAt), id === undefined ? undefined : eq(messages.id, id)),
    );
};

const retentionMs = 365 * 24 * 3_600_000;

/** Deletes messages older than 365 days. Returns how many. */
export const deleteOldMessages = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db
    .delete(messages)
    .where(lt(messages.createdAt, new Date(now.getTime() - retentionMs)));
  return rowCount ?? 0;
};
