import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '../columns.ts';
import { users } from '../identity/users.ts';

/** Internal notes of staff about a customer (`userId`); hidden from them. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: ref()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('customer_notes_user').on(t.userId, t.id)],
);
