import { date, foreignKey, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant } from '../columns.ts';

/**
 * A provider's bill of a day in Asia/Shanghai, compared with our records: both totals of payments and
 * refunds, in fen, and the number of lines and differences.
 */
export const reconciliations = pgTable(
  'reconciliations',
  {
    day: date({ mode: 'string' }).notNull(),
    provider: text().notNull(),
    billPayments: fen().notNull(),
    billRefunds: fen().notNull(),
    bookPayments: fen().notNull(),
    bookRefunds: fen().notNull(),
    lines: integer().notNull(),
    differences: integer().notNull(),
    ranAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.provider] })],
);

/** The differences between a bill and our records. `number` is of the payment or refund. In fen. */
export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    id: id(),
    day: date({ mode: 'string' }).notNull(),
    provider: text().notNull(),
    fault: text()
      .$type<'missingHere' | 'missingThere' | 'amountDiffers' | 'twice' | 'billMissing'>()
      .notNull(),
    kind: text().$type<'payment' | 'refund'>().notNull(),
    number: text().notNull(),
    tradeNo: text(),
    billAmount: fen(),
    bookAmount: fen(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'reconciliation_differences_of',
      columns: [t.day, t.provider],
      foreignColumns: [reconciliations.day, reconciliations.provider],
    }).onDelete('cascade'),
    unique('reconciliation_differences_once').on(t.day, t.provider, t.fault, t.kind, t.number),
  ],
);
