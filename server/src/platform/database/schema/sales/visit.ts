import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.ts';
import { ref } from '../columns.ts';
import { orders } from './order.ts';

/**
 * Who visits a sight on which day by which order. Whether it counts is the order's state: a closed one leaves its rows
 * behind, and may come back to life with them.
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
