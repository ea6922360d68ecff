import { errorCodes } from '@portal/shared/rules';
import type { BulkContext, BulkKindDefinition } from '#src/platform/bulk/index.ts';
import { type Db, isDatabaseUnavailable } from '#src/platform/database/index.ts';
import { conflict, HttpError } from '#src/platform/errors/index.ts';
import { type JobRecord, takeNext, updateOwned } from './bulk-job-repository.ts';
import { type BulkDeps, contextOfUser, kindOf, reasonOf, requireInScope } from './bulk-rights.ts';
import {
  listOpenRows,
  lockOpenRow,
  type RowOutcome,
  type RowRecord,
  saveOutcome,
} from './bulk-row-repository.ts';

/** A job without progress for this long (ms) is claimed by another worker: its process has died. */
const leaseMs = 60_000;

/** The number of rows after which another job has its turn. */
const turnRows = 200;

/** The job was cancelled or claimed by another worker: the row is rolled back. */
class Stopped extends Error {}

interface Run {
  readonly deps: BulkDeps;
  readonly job: JobRecord;
  readonly kind: BulkKindDefinition;
  readonly way: 'run' | 'undo';
}

const leaseUntil = (now: Date): Date => new Date(now.getTime() + leaseMs);

const recordOf = ({ job }: Run, { key, params }: RowRecord) => ({
  key,
  params: { ...job.params, ...params },
});

const change = async (run: Run, context: BulkContext, row: RowRecord): Promise<RowOutcome> => {
  const { kind } = run;
  const undo = (await kind.run(context, recordOf(run, row))) ?? null;
  const reason = (undo && kind.noteOf?.(undo)) ?? null;
  return { state: 'done', reason, undo, version: (await kind.version(context.db, row.key)) ?? null };
};

const changedSince = () =>
  conflict(errorCodes.changedMeanwhile, '此后有人修改过，没有撤销', 'Changed since, so it was not undone');

const undo = async (run: Run, context: BulkContext, row: RowRecord): Promise<RowOutcome> => {
  const { kind } = run;
  const { key, version, undo: stored } = row;
  if ((await kind.version(context.db, key)) !== version) throw changedSince();
  await kind.undo?.(context, recordOf(run, row), stored ?? {});
  return { state: 'undone', reason: null, undo: null };
};

/** Runs or undoes a row with the rights that its owner has now; a refusal rolls back to before it. */
const attempt = async (run: Run, tx: Db, row: RowRecord): Promise<RowOutcome> => {
  const { deps, job, kind, way } = run;
  try {
    return await tx.transaction(async (inner) => {
      const context = await contextOfUser(deps, inner, job.userId, kind);
      await requireInScope(deps, context, kind, row.key);
      return way === 'run' ? change(run, context, row) : undo(run, context, row);
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (!(error instanceof HttpError))
      deps.log.error({ err: error, job: job.id, row: row.number }, 'bulk job: row failed');
    const reason = reasonOf(error);
    return way === 'run' ? { state: 'refused', reason } : { state: 'done', reason, undo: null };
  }
};

/** The change of a row, its result and the renewed lease are one transaction. */
const runRow = (run: Run, number: number): Promise<void> =>
  run.deps.db.transaction(async (tx) => {
    const { deps, job, way } = run;
    const now = deps.now();
    if (!(await updateOwned(tx, job, { leaseUntil: leaseUntil(now), touchedAt: now }))) throw new Stopped();
    const row = await lockOpenRow(tx, job.id, number, way);
    if (row) await saveOutcome(tx, row, await attempt(run, tx, row));
  });

const finish = ({ deps, job, way }: Run): Promise<boolean> =>
  updateOwned(
    deps.db,
    job,
    way === 'run'
      ? { state: 'done', endedAt: deps.now(), leaseUntil: null }
      : { state: 'undone', leaseUntil: null },
  );

/** Runs some rows of a job, then ends it or leaves it to its next turn. */
const takeTurn = async (run: Run): Promise<void> => {
  const { deps, job, way } = run;
  const rows = await listOpenRows(deps.db, job.id, way, turnRows);
  try {
    for (const { number } of rows) await runRow(run, number);
    if (rows.length < turnRows) await finish(run);
    else await updateOwned(deps.db, job, { leaseUntil: null });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
};

/** Runs the waiting bulk jobs in turns, including abandoned ones; returns the number of turns. */
export const runBulkJobs = async (deps: BulkDeps): Promise<number> => {
  for (let turns = 0; ; turns += 1) {
    const now = deps.now();
    const job = await takeNext(deps.db, now, leaseUntil(now));
    if (!job) return turns;
    const way = job.state === 'undoing' ? 'undo' : 'run';
    await takeTurn({ deps, job, kind: kindOf(deps, job.kind), way });
  }
};
