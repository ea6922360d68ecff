import type { DifferenceResolution } from '@portal/shared/contract';
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
    resolvedAt: instant(),
    resolvedBy: text(),
    resolution: text().$type<DifferenceResolution>(),
    resolutionNote: text(),
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

/** The lines of a reconciled day from both sides, once per number; null: not on that side. In fen. */
export const reconciliationLines = pgTable(
  'reconciliation_lines',
  {
    id: id(),
    day: date({ mode: 'string' }).notNull(),
    provider: text().notNull(),
    kind: text().$type<'payment' | 'refund'>().notNull(),
    number: text().notNull(),
    tradeNo: text(),
    billAmount: fen(),
    bookAmount: fen(),
  },
  (t) => [
    foreignKey({
      name: 'reconciliation_lines_of',
      columns: [t.day, t.provider],
      foreignColumns: [reconciliations.day, reconciliations.provider],
    }).onDelete('cascade'),
    unique('reconciliation_lines_once').on(t.day, t.provider, t.kind, t.number),
  ],
);
