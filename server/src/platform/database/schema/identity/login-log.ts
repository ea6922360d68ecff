import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '../columns.ts';
import { users } from './account.ts';

/**
 * Every try at signing in, kept for 180 days. What was typed as a name that nobody has may be a password in the wrong
 * field: only its first sign is kept.
 */
export const loginLog = pgTable(
  'login_log',
  {
    id: id(),
    /** Whose account it was; null when there is none of that name. */
    userId: ref().references(() => users.id, { onDelete: 'cascade' }),
    username: text().notNull(),
    result: text().$type<'success' | 'captcha' | 'credentials' | 'waiting' | 'disabled'>().notNull(),
    address: text().notNull(),
    agent: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('login_log_age').on(t.createdAt, t.id),
    index('login_log_user').on(t.userId, t.createdAt),
    index('login_log_address').on(t.address, t.createdAt),
  ],
);
