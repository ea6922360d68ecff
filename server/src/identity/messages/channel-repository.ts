import type { ChannelSettings, MessageCategory } from '@portal/shared/contract';
import { defaultChannels, isChannelOn, type MessageChannel } from '@portal/shared/rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, messageChannels, users } from '#src/platform/database/index.ts';

/** The channel settings of members who have chosen some, by user id. */
export const listChannelSettings = async (
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, ChannelSettings>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: messageChannels.userId, settings: messageChannels.settings })
    .from(messageChannels)
    .where(inArray(messageChannels.userId, [...new Set(userIds)]));
  return new Map(rows.map(({ userId, settings }) => [userId, settings]));
};

/** The channel settings of a member. */
export const getChannelSettings = async (db: Db, userId: number): Promise<ChannelSettings> =>
  (await listChannelSettings(db, [userId])).get(userId) ?? defaultChannels;

export const putChannelSettings = async (
  db: Db,
  userId: number,
  settings: ChannelSettings,
  updatedAt: Date,
): Promise<void> => {
  await db
    .insert(messageChannels)
    .values({ userId, settings, updatedAt })
    .onConflictDoUpdate({ target: messageChannels.userId, set: { settings, updatedAt } });
};

/** Only verified contacts are sure to reach the member. */
const contacts = {
  mail: sql<string | null>`case when ${users.emailVerifiedAt} is not null then ${users.email} end`,
  sms: sql<string | null>`case when ${users.mobileVerifiedAt} is not null then ${users.mobile} end`,
};

/** The verified mailbox and mobile number of a member. */
export const findContacts = async (db: Db, userId: number) =>
  (await db.select(contacts).from(users).where(eq(users.id, userId)))[0];

/** The recipient of a message by a channel, with name and language. */
export interface Delivery {
  readonly channel: MessageChannel;
  readonly to: string;
  readonly name: string;
  readonly language: 'zh' | 'en';
}

/** The verified contacts of members by which they want messages of a category, by user id. */
export const findDeliveries = async (
  db: Db,
  userIds: readonly number[],
  category: MessageCategory,
): Promise<Map<number, Delivery[]>> => {
  const rows = await db
    .select({
      id: users.id,
      name: users.nickname,
      language: users.language,
      ...contacts,
      settings: messageChannels.settings,
    })
    .from(users)
    .leftJoin(messageChannels, eq(messageChannels.userId, users.id))
    .where(and(inArray(users.id, [...userIds]), isNull(users.deletedAt)));
  return new Map(
    rows.map(({ id, name, language, settings, ...reached }) => {
      const wanted = (['mail', 'sms'] as const).flatMap((channel) => {
        const to = reached[channel];
        if (!to || !isChannelOn(settings ?? defaultChannels, category, channel)) return [];
        return { channel, to, name, language: language === 'en' ? ('en' as const) : ('zh' as const) };
      });
      return [id, wanted];
    }),
  );
};
