import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '../columns.ts';
import { users } from '../identity/users.ts';
import { orders } from './order.ts';

/** Internal notes of staff about an order; hidden from its buyer. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorId: ref()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_notes_order').on(t.orderId, t.id)],
);
