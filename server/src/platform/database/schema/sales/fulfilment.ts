import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ref } from '../columns.ts';
import { orders } from './order.ts';

/**
 * What is known of the last step of an order's fulfilment, beside its state: since when it stands there, why, and how
 * goods were sent. No row: nothing has happened since it was paid.
 */
export const fulfilments = pgTable('fulfilments', {
  orderId: ref()
    .primaryKey()
    .references(() => orders.id),
  since: instant().notNull(),
  reason: text(),
  carrier: text(),
  trackingNo: text(),
});
