import type { ChannelSettings, MessageCategory, Text } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref, updatedAt } from '../columns.ts';
import { users } from './users.ts';

/**
 * The message centre of members. `source` is unique per member, so that an event makes one message: `order T26… pay`.
 * `path` is a path of the portal. Mail and SMS about the same event are rows of `notices`.
 */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text().$type<MessageCategory>().notNull(),
    source: text().notNull(),
    title: jsonb().$type<Text>().notNull(),
    body: jsonb().$type<Text>().notNull(),
    path: text(),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('messages_once').on(t.userId, t.source),
    index('messages_user').on(t.userId, t.id.desc()),
    index('messages_unread').on(t.userId).where(sql`${t.readAt} is null`),
    index('messages_age').on(t.createdAt),
    check('messages_category', sql`${t.category} in ('order', 'reply', 'price', 'availability', 'notice')`),
  ],
);

/** By which channels members get messages of each category; those without a row have the defaults. */
export const messageChannels = pgTable('message_channels', {
  userId: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<ChannelSettings>().notNull(),
  updatedAt: updatedAt(),
});
