import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref } from '../columns.ts';
import { orders } from './order.ts';

/**
 * Every day on which somebody travels, and by which order: nobody is in two places on one. Whether it counts is the
 * order's state: the days of one that is over are another's as soon as that takes them.
 */
export const trips = pgTable(
  'trips',
  {
    documentHash: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
  },
  (t) => [primaryKey({ columns: [t.documentHash, t.day] })],
);
