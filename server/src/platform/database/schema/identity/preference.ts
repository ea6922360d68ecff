import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, updatedAt } from '../columns.ts';
import { users } from './users.ts';

/** User preferences: columns, filters, density. */
export const userPreferences = pgTable(
  'user_preferences',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    value: jsonb().$type<unknown>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.name] })],
);
