import type { CallData, CallInput, Message } from '@portal/shared/contract';
import type { Deps } from '#src/platform/context/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import {
  countMessages,
  countUnread,
  hasMessage,
  listMessages,
  type MessageRecord,
  markRead,
} from './message-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

const shown = ({ userId: _, source: __, readAt, createdAt, ...message }: MessageRecord): Message => ({
  ...message,
  readAt: readAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** A page of a member's messages, the latest first, with the number of all and of unread ones. */
export const pageMessages = async (
  { db }: Needs,
  userId: number,
  query: CallInput<'GET /api/v1/messages'>['query'],
): Promise<CallData<'GET /api/v1/messages'>> => {
  const [rows, total, unread] = await Promise.all([
    listMessages(db, userId, query),
    countMessages(db, userId, query.category),
    countUnread(db, userId),
  ]);
  return { list: rows.map(shown), total, unread };
};

/** Marks one of a member's messages as read. Returns how many are left. Throws 404. */
export const readMessage = async ({ db, now }: Needs, userId: number, id: number) => {
  if (!(await hasMessage(db, userId, id))) throw notFound();
  await markRead(db, userId, now(), id);
  return { unread: await countUnread(db, userId) };
};

/** Marks all messages of a member as read. */
export const readAllMessages = async ({ db, now }: Needs, userId: number) => {
  await markRead(db, userId, now());
  return { unread: await countUnread(db, userId) };
};
