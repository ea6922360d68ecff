import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ref } from '../columns.ts';
import { orders } from './order.ts';

/**
 * Details of the last step of an order's fulfilment, beside its state: time, reason, and shipment. Without a
 * row there was no step since payment.
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
