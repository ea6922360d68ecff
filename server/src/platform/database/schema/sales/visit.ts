import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.ts';
import { ref } from '../columns.ts';
import { orders } from './order.ts';

/**
 * The visits of a person to a sight by day, with the order. Rows of closed orders do not count; they count
 * again when the order is reopened.
 */
export const visits = pgTable(
  'visits',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    documentHash: text().notNull(),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.day, t.documentHash, t.orderId] }),
    index('visits_order').on(t.orderId),
  ],
);
