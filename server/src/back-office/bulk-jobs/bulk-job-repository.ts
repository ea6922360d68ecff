import type { BulkRowState } from '@portal/shared/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { bulkJobRows, bulkJobs, type Db, insertInto } from '#src/platform/database/index.ts';

/** A stored bulk job. */
export type JobRecord = typeof bulkJobs.$inferSelect;
type NewJob = Pick<typeof bulkJobs.$inferInsert, 'userId' | 'kind' | 'params' | 'total' | 'createdAt'>;

/** The number of rows in each state, and of those that can be undone. */
export type RowCounts = Readonly<Record<BulkRowState, number>> & { readonly undoable: number };

const noRows: RowCounts = { ready: 0, done: 0, refused: 0, cancelled: 0, undone: 0, undoable: 0 };

const running: JobRecord['state'][] = ['waiting', 'running', 'undoing'];

/** The number of jobs kept per member, and of prepared ones. */
const keptEach = 50;
const preparedEach = 3;

export const insertJob = (tx: Db, made: NewJob): Promise<number> => insertInto(tx, bulkJobs, made);

/** Deletes a member's oldest jobs that are not running, so that a new one can be added. */
export const deleteSurplus = async (tx: Db, userId: number): Promise<void> => {
  const latest = (isPrepared: boolean, kept: number) =>
    tx
      .select({ id: bulkJobs.id })
      .from(bulkJobs)
      .where(
        and(
          eq(bulkJobs.userId, userId),
          isPrepared ? eq(bulkJobs.state, 'prepared') : ne(bulkJobs.state, 'prepared'),
        ),
      )
      .orderBy(desc(bulkJobs.id))
      .limit(kept);
  await tx
    .delete(bulkJobs)
    .where(
      and(
        eq(bulkJobs.userId, userId),
        notInArray(bulkJobs.state, running),
        notInArray(bulkJobs.id, latest(true, preparedEach - 1)),
        notInArray(bulkJobs.id, latest(false, keptEach - 1)),
      ),
    );
};

const ofMember = (id: number, userId: number) => and(eq(bulkJobs.id, id), eq(bulkJobs.userId, userId));

export const findJob = async (db: Db, id: number, userId: number): Promise<JobRecord | undefined> =>
  (await db.select().from(bulkJobs).where(ofMember(id, userId)))[0];

const isStarted = (userId: number) => and(eq(bulkJobs.userId, userId), ne(bulkJobs.state, 'prepared'));

/** A member's jobs that were started, the latest first. */
export const listJobs = (
  db: Db,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<JobRecord[]> =>
  db.select().from(bulkJobs).where(isStarted(userId)).orderBy(desc(bulkJobs.id)).limit(limit).offset(offset);

export const countJobs = (db: Db, userId: number): Promise<number> => db.$count(bulkJobs, isStarted(userId));

/** The numbers of rows by state, of each of these jobs. */
export const countRows = async (
  db: Db,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, RowCounts>> => {
  const undoable = sql<number>`(count(*) filter (where ${bulkJobRows.undo} is not null))::int`;
  const found = await db
    .select({ jobId: bulkJobRows.jobId, state: bulkJobRows.state, rows: count(), undoable })
    .from(bulkJobRows)
    .where(inArray(bulkJobRows.jobId, [...jobIds]))
    .groupBy(bulkJobRows.jobId, bulkJobRows.state);
  const counts = new Map<number, RowCounts>(jobIds.map((id) => [id, noRows]));
  for (const { jobId, state, rows, undoable: more } of found) {
    const before = counts.get(jobId) ?? noRows;
    const isDone = state === 'done';
    counts.set(jobId, { ...before, [state]: rows, undoable: before.undoable + (isDone ? more : 0) });
  }
  return counts;
};

type JobChange = Partial<Pick<JobRecord, 'state' | 'endedAt' | 'leaseUntil' | 'touchedAt'>>;

/** Changes a member's job that is in one of the states; returns whether it was. Waits for the row that is being run. */
export const moveJob = async (
  db: Db,
  { id, userId }: Pick<JobRecord, 'id' | 'userId'>,
  from: readonly JobRecord['state'][],
  change: JobChange,
): Promise<boolean> => {
  const inState = and(ofMember(id, userId), inArray(bulkJobs.state, [...from]));
  return ((await db.update(bulkJobs).set(change).where(inState)).rowCount ?? 0) > 0;
};

/** Begins to undo a job that ended after a time; returns whether it did: of two concurrent callers one gets true. */
export const moveToUndoing = async (
  db: Db,
  { id, userId }: Pick<JobRecord, 'id' | 'userId'>,
  endedAfter: Date,
): Promise<boolean> => {
  const canBeUndone = and(
    ofMember(id, userId),
    inArray(bulkJobs.state, ['done', 'cancelled']),
    gt(bulkJobs.endedAt, endedAfter),
  );
  const undoing = { state: 'undoing', leaseUntil: null, touchedAt: null } as const;
  return ((await db.update(bulkJobs).set(undoing).where(canBeUndone)).rowCount ?? 0) > 0;
};

/** Claims a job that waits for a worker, the one that waited longest first; undefined when there is none. */
export const takeNext = async (db: Db, now: Date, leaseUntil: Date): Promise<JobRecord | undefined> => {
  const next = db
    .select({ id: bulkJobs.id })
    .from(bulkJobs)
    .where(
      and(inArray(bulkJobs.state, running), or(isNull(bulkJobs.leaseUntil), lt(bulkJobs.leaseUntil, now))),
    )
    .orderBy(sql`${bulkJobs.touchedAt} nulls first`, asc(bulkJobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(bulkJobs)
    .set({
      state: sql`case when ${bulkJobs.state} = 'waiting' then 'running' else ${bulkJobs.state} end`,
      attempt: sql`${bulkJobs.attempt} + 1`,
      ...{ leaseUntil, touchedAt: now },
    })
    .where(inArray(bulkJobs.id, next))
    .returning();
  return taken;
};

/** Changes a job that this attempt still owns; returns whether it does. Locks the job until the transaction ends. */
export const updateOwned = async (
  db: Db,
  { id, attempt, state }: Pick<JobRecord, 'id' | 'attempt' | 'state'>,
  change: JobChange,
): Promise<boolean> => {
  const isOwn = and(eq(bulkJobs.id, id), eq(bulkJobs.attempt, attempt), eq(bulkJobs.state, state));
  return ((await db.update(bulkJobs).set(change).where(isOwn)).rowCount ?? 0) > 0;
};

/** Deletes prepared jobs and ended ones made before these times; returns their number. */
export const deleteJobsBefore = async (
  db: Db,
  { prepared, ended }: { readonly prepared: Date; readonly ended: Date },
): Promise<number> => {
  const old = or(
    and(eq(bulkJobs.state, 'prepared'), lt(bulkJobs.createdAt, prepared)),
    and(isNotNull(bulkJobs.endedAt), notInArray(bulkJobs.state, running), lt(bulkJobs.createdAt, ended)),
  );
  return (await db.delete(bulkJobs).where(old)).rowCount ?? 0;
};
