import type { Text } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt, id, instant, ref } from '../columns.ts';
import { users } from './users.ts';

/**
 * Imports of users from a sheet: options, progress and result. A worker increments `attempt` and renews its
 * lease by touching the row; an import with an expired lease is claimed by another worker. Kept for a day.
 */
export const userImports = pgTable(
  'user_imports',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deptId: ref().notNull(),
    mode: text().$type<'all-or-nothing' | 'keep-good'>().notNull(),
    fileName: text().notNull(),
    state: text()
      .$type<'waiting' | 'checking' | 'writing' | 'done' | 'failed' | 'cancelled'>()
      .notNull()
      .default('waiting'),
    rows: integer().notNull(),
    checked: integer().notNull().default(0),
    written: integer().notNull().default(0),
    faults: integer().notNull().default(0),
    faultyRows: integer().notNull().default(0),
    /** Rows that were not written, as JSON in a text column, as `jsonb` rejects some characters. */
    sheet: text().notNull(),
    /** Encrypted initial passwords of the written users, until they are fetched. */
    passwords: bytea(),
    /** Why it failed. */
    reason: jsonb().$type<Text>(),
    attempt: integer().notNull().default(0),
    touchedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('user_imports_user').on(t.userId, t.id.desc()),
    index('user_imports_open').on(t.id).where(sql`${t.state} in ('waiting', 'checking', 'writing')`),
    index('user_imports_age').on(t.createdAt),
    check(
      'user_imports_state',
      sql`${t.state} in ('waiting', 'checking', 'writing', 'done', 'failed', 'cancelled')`,
    ),
  ],
);

/** Errors of an import, cell by cell, in row order. */
export const userImportFaults = pgTable(
  'user_import_faults',
  {
    importId: ref()
      .notNull()
      .references(() => userImports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    line: integer().notNull(),
    field: text().notNull(),
    value: text().notNull(),
    reason: jsonb().$type<Text>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.number] })],
);
