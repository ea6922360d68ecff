import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt, id, instant, ref } from '../columns.ts';
import { users } from '../identity/users.ts';
import { orders } from './order.ts';

/** Uploads of members for visas. `content` is encrypted; `type` is detected, `bytes` the plain size. */
export const visaDocuments = pgTable(
  'visa_files',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().$type<'image/jpeg' | 'image/png' | 'application/pdf'>().notNull(),
    bytes: integer().notNull(),
    content: bytea().notNull(),
    /** When a scanner found no malware in it; null: it was not scanned. */
    scannedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index('visa_files_user').on(t.userId), index('visa_files_age').on(t.createdAt)],
);

/**
 * The document and applicant (from 0) of a file, and its order: a file is used at most once. `code` is the
 * document's title in Chinese, `note` the reason of a rejection.
 */
export const orderVisaDocuments = pgTable(
  'order_visa_files',
  {
    fileId: ref()
      .primaryKey()
      .references(() => visaDocuments.id, { onDelete: 'cascade' }),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    applicant: smallint().notNull(),
    code: text().notNull(),
    state: text().$type<'PENDING' | 'ACCEPTED' | 'REJECTED'>().notNull().default('PENDING'),
    note: text().notNull().default(''),
  },
  (t) => [
    index('order_visa_files_order').on(t.orderId),
    check('order_visa_files_state', sql`${t.state} in ('PENDING', 'ACCEPTED', 'REJECTED')`),
  ],
);
