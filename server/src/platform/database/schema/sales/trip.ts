import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref } from '../columns.ts';
import { orders } from './order.ts';

/**
 * The travel days of a person, with the order: a person has one tour per day. Rows of inactive orders do not
 * count and are taken over by the next order.
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
