import type { BulkCells, BulkKind, BulkParams, BulkRowState, BulkState, Text } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from '../columns.ts';
import { users } from '../identity/users.ts';

/**
 * Bulk jobs: a change of many records, one transaction per row. A worker increments `attempt` and renews its lease with
 * each row; a job with an expired lease is claimed by another worker. Kept for 30 days.
 */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<BulkKind>().notNull(),
    params: jsonb().$type<BulkParams>().notNull(),
    state: text().$type<BulkState>().notNull().default('prepared'),
    total: integer().notNull(),
    attempt: integer().notNull().default(0),
    leaseUntil: instant(),
    /** When a worker had it last: jobs take turns. */
    touchedAt: instant(),
    createdAt: createdAt(),
    endedAt: instant(),
  },
  (t) => [
    index('bulk_jobs_user').on(t.userId, t.id.desc()),
    index('bulk_jobs_age').on(t.createdAt),
    uniqueIndex('bulk_jobs_one_running')
      .on(t.userId)
      .where(sql`${t.state} in ('waiting', 'running', 'undoing')`),
    check(
      'bulk_jobs_state',
      sql`${t.state} in ('prepared', 'waiting', 'running', 'undoing', 'done', 'cancelled', 'undone')`,
    ),
  ],
);

/** The rows of bulk jobs: preview, result, and what undoes the change. */
export const bulkJobRows = pgTable(
  'bulk_job_rows',
  {
    jobId: ref()
      .notNull()
      .references(() => bulkJobs.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    key: text().notNull(),
    /** What this row has besides the parameters of the job. */
    params: jsonb().$type<BulkCells>(),
    name: jsonb().$type<Text>(),
    before: jsonb().$type<Text>(),
    after: jsonb().$type<Text>(),
    state: text().$type<BulkRowState>().notNull(),
    reason: jsonb().$type<Text>(),
    /** What undoes the change; null when it cannot be undone. */
    undo: jsonb().$type<object>(),
    /** The version of the record after the change. */
    version: text(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.number] }),
    index('bulk_job_rows_state').on(t.jobId, t.state, t.number),
    check('bulk_job_rows_state', sql`${t.state} in ('ready', 'done', 'refused', 'cancelled', 'undone')`),
  ],
);
