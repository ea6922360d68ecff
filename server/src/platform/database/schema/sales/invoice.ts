import type { Invoice } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt, fen, id, ref, updatedAt } from '../columns.ts';
import { orders } from './order.ts';

/**
 * An invoice request of an order; `amount` and `invoiceNo` are set when it is issued. `note` is the reason of
 * a rejection or voiding; `redInvoiceNo` is the red invoice that reverses a void one.
 */
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
    redInvoiceNo: text(),
    note: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('invoices_requested').on(t.createdAt).where(sql`${t.state} = 'REQUESTED'`),
    index('invoices_latest').on(t.createdAt.desc(), t.id.desc()),
    check('invoices_issued', sql`(${t.state} in ('ISSUED', 'VOID')) = (${t.invoiceNo} is not null)`),
  ],
);

/** The invoice file of the tax platform. */
export const invoiceFiles = pgTable('invoice_files', {
  invoiceId: ref()
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  type: text().$type<'application/pdf' | 'application/ofd'>().notNull(),
  bytes: bytea().notNull(),
  createdAt: createdAt(),
});
