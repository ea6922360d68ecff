import type { BulkRowState } from '@portal/shared/contract';
import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { bulkJobRows, type Db } from '#src/platform/database/index.ts';

/** A stored row of a bulk job. */
export type RowRecord = typeof bulkJobRows.$inferSelect;

export const insertJobRows = async (
  tx: Db,
  jobId: number,
  rows: readonly Omit<typeof bulkJobRows.$inferInsert, 'jobId' | 'number'>[],
): Promise<void> => {
  const numbered = rows.map((row, place) => ({ ...row, jobId, number: place + 1 }));
  for (let from = 0; from < numbered.length; from += 2000)
    await tx.insert(bulkJobRows).values(numbered.slice(from, from + 2000));
};

const inState = (jobId: number, state: BulkRowState | undefined) =>
  and(eq(bulkJobRows.jobId, jobId), state && eq(bulkJobRows.state, state));

/** Rows in their order. */
export const listRows = (
  db: Db,
  jobId: number,
  state: BulkRowState | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RowRecord[]> =>
  db
    .select()
    .from(bulkJobRows)
    .where(inState(jobId, state))
    .orderBy(asc(bulkJobRows.number))
    .limit(limit)
    .offset(offset);

export const countRowsInState = (db: Db, jobId: number, state: BulkRowState | undefined): Promise<number> =>
  db.$count(bulkJobRows, inState(jobId, state));

/** Up to `limit` rows after a number. */
export const listRowsAfter = (db: Db, jobId: number, after: number, limit: number): Promise<RowRecord[]> =>
  db
    .select()
    .from(bulkJobRows)
    .where(and(eq(bulkJobRows.jobId, jobId), gt(bulkJobRows.number, after)))
    .orderBy(asc(bulkJobRows.number))
    .limit(limit);

const canBeUndone = (jobId: number) => and(inState(jobId, 'done'), isNotNull(bulkJobRows.undo));

/** The next rows to run, in their order; to undo, the latest first. */
export const listOpenRows = (
  db: Db,
  jobId: number,
  way: 'run' | 'undo',
  limit: number,
): Promise<{ number: number }[]> =>
  db
    .select({ number: bulkJobRows.number })
    .from(bulkJobRows)
    .where(way === 'run' ? inState(jobId, 'ready') : canBeUndone(jobId))
    .orderBy(way === 'run' ? asc(bulkJobRows.number) : desc(bulkJobRows.number))
    .limit(limit);

/** A row that is still to be run or undone, locked until the transaction ends. */
export const lockOpenRow = async (
  tx: Db,
  jobId: number,
  number: number,
  way: 'run' | 'undo',
): Promise<RowRecord | undefined> => {
  const open = way === 'run' ? inState(jobId, 'ready') : canBeUndone(jobId);
  const found = await tx
    .select()
    .from(bulkJobRows)
    .where(and(open, eq(bulkJobRows.number, number)))
    .for('update');
  return found[0];
};

/** What became of a row. */
export type RowOutcome = Pick<RowRecord, 'state' | 'reason'> & Partial<Pick<RowRecord, 'undo' | 'version'>>;

export const saveOutcome = async (
  tx: Db,
  { jobId, number }: Pick<RowRecord, 'jobId' | 'number'>,
  outcome: RowOutcome,
): Promise<void> => {
  const isRow = and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.number, number));
  await tx.update(bulkJobRows).set(outcome).where(isRow);
};

/** Marks the rows that have not begun as cancelled. */
export const cancelOpenRows = async (tx: Db, jobId: number): Promise<void> => {
  await tx.update(bulkJobRows).set({ state: 'cancelled' }).where(inState(jobId, 'ready'));
};
