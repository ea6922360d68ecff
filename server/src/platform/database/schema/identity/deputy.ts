import { sql } from 'drizzle-orm';
import { check, date, index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '../columns.ts';
import { users } from './users.ts';

/**
 * Who decides on proposals in whose place, on which days, both included. A deputyship that was ended has no row; the
 * operation log keeps it.
 */
export const approvalDeputies = pgTable(
  'approval_deputies',
  {
    id: id(),
    principalId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deputyId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('approval_deputies_principal').on(t.principalId),
    index('approval_deputies_deputy').on(t.deputyId),
    check('approval_deputies_not_oneself', sql`${t.principalId} <> ${t.deputyId}`),
    check('approval_deputies_days', sql`${t.firstDay} <= ${t.lastDay} and ${t.lastDay} - ${t.firstDay} < 92`),
  ],
);
