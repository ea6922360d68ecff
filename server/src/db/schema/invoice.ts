import type { Invoice } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt, fen, id, ref, updatedAt } from './columns.ts';
import { orders } from './order.ts';

/** What a buyer asked of the invoice of an order; `amount` and `invoiceNo` come when it is issued. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .unique()
      .references(() => orders.id),
    type: text().$type<Invoice['type']>().notNull(),
    title: text().notNull(),
    taxNo: text(),
    email: text().notNull(),
    state: text().$type<Invoice['state']>().notNull().default('REQUESTED'),
    amount: fen(),
    invoiceNo: text().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('invoices_requested').on(t.createdAt).where(sql`${t.state} = 'REQUESTED'`),
    check('invoices_issued', sql`(${t.state} = 'REQUESTED') = (${t.invoiceNo} is null)`),
  ],
);

/** The invoice as the tax platform made it. */
export const invoiceFiles = pgTable('invoice_files', {
  invoiceId: ref()
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  type: text().$type<'application/pdf' | 'application/ofd'>().notNull(),
  bytes: bytea().notNull(),
  createdAt: createdAt(),
});
