import type { LoginResult } from '@portal/shared/contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '../columns.ts';
import { users } from './users.ts';

/**
 * Login records, kept for 184 days. An unknown username may be a password typed into the wrong field: only
 * its first character is stored.
 */
export const loginLog = pgTable(
  'login_log',
  {
    id: id(),
    /** The account; null for an unknown username. */
    userId: ref().references(() => users.id, { onDelete: 'cascade' }),
    username: text().notNull(),
    result: text().$type<LoginResult>().notNull(),
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
