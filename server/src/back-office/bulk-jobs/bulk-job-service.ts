import type {
  BulkJob,
  BulkParams,
  BulkRow,
  BulkSheetKind,
  CallData,
  CallInput,
} from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { BulkContext, BulkKindDefinition } from '#src/platform/bulk/index.ts';
import { mapConstraintErrors } from '#src/platform/database/index.ts';
import { conflict, invalidField, type Member, notFound, requireStepUp } from '#src/platform/errors/index.ts';
import type { UploadedFile } from '#src/platform/http/index.ts';
import {
  countJobs,
  countRows,
  deleteJobsBefore,
  deleteSurplus,
  findJob,
  insertJob,
  type JobRecord,
  listJobs,
  moveJob,
  moveToUndoing,
  type RowCounts,
} from './bulk-job-repository.ts';
import { type BulkDeps, contextOf, kindOf } from './bulk-rights.ts';
import {
  cancelOpenRows,
  countRowsInState,
  insertJobRows,
  listRows,
  type RowRecord,
} from './bulk-row-repository.ts';
import { findWanted } from './find-rows.ts';
import { prepareRows } from './prepare-rows.ts';
import { readRows, sheetOf, type WantedRow } from './read-rows.ts';

export type { BulkDeps } from './bulk-rights.ts';

const hourMs = 3_600_000;
const undoMs = 24 * hourMs;
const preparedMs = 24 * hourMs;
const keptMs = 30 * 24 * hourMs;

const toJob = (deps: BulkDeps, job: JobRecord, { undoable, ...counts }: RowCounts): BulkJob => {
  const { id, kind, state, total, createdAt, endedAt } = job;
  const until = endedAt && new Date(endedAt.getTime() + undoMs);
  const isUndoable =
    (state === 'done' || state === 'cancelled') && undoable > 0 && until && until > deps.now();
  return {
    ...{ id, kind, state, total, counts },
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    undoUntil: isUndoable ? until.toISOString() : null,
  };
};

const toRow = ({
  jobId: _jobId,
  params: _params,
  undo: _undo,
  version: _version,
  ...row
}: RowRecord): BulkRow => row;

/** A member's own job. Throws 404, also for another member's. */
export const getJob = async ({ db }: BulkDeps, { userId }: Member, id: number): Promise<JobRecord> => {
  const found = await findJob(db, id, userId);
  if (!found)
    throw notFound(
      '没有这个批量任务，任务保留 30 天',
      'There is no such bulk job; jobs are kept for 30 days',
    );
  return found;
};

/** The progress and result of a member's own job. Throws 404. */
export const showJob = async (deps: BulkDeps, member: Member, id: number): Promise<BulkJob> => {
  const job = await getJob(deps, member, id);
  const counts = (await countRows(deps.db, [id])).get(id) as RowCounts;
  return toJob(deps, job, counts);
};

type Prepared = CallInput<'POST /api/v1/bulk-jobs'>['body'];

interface JobRows {
  readonly find: (context: BulkContext) => Promise<readonly WantedRow[]>;
  readonly params: BulkParams;
}

/** The preview is read and stored in one transaction. */
const storeJob = async (
  deps: BulkDeps,
  member: Member,
  kind: BulkKindDefinition,
  { find, params }: JobRows,
): Promise<BulkJob> => {
  const { userId } = member;
  const id = await deps.db.transaction(async (tx) => {
    const context = await contextOf(deps, tx, member, kind);
    const prepared = await prepareRows(context, kind, await find(context), params);
    await deleteSurplus(tx, userId);
    const made = { userId, kind: kind.kind, params, total: prepared.length, createdAt: deps.now() };
    const jobId = await insertJob(tx, made);
    await insertJobRows(tx, jobId, prepared);
    return jobId;
  });
  return showJob(deps, member, id);
};

/**
 * Stores a job with its preview; nothing is changed until it is started. Throws 403 without the permission of the kind
 * or of the list, for the invalid parameter or filter, without rows or with too many, and for a kind whose rows come
 * from a sheet.
 */
export const prepareJob = async (
  deps: BulkDeps,
  member: Member,
  { kind: name, ids, filters, ...params }: Prepared,
): Promise<BulkJob> => {
  const kind = kindOf(deps, name);
  if (kind.sheet) throw invalidField('kind', '请上传表格', 'Please upload a spreadsheet');
  return storeJob(deps, member, kind, {
    find: (context) => findWanted(context, kind, { ids, filters }),
    params,
  });
};

/** {@link prepareJob} with the rows of a sheet. Throws also for a file that is no sheet of the kind. */
export const prepareSheet = async (
  deps: BulkDeps,
  member: Member,
  { kind: name, file }: { readonly kind: BulkSheetKind; readonly file: UploadedFile },
): Promise<BulkJob> => {
  const kind = kindOf(deps, name);
  await contextOf(deps, deps.db, member, kind);
  const wanted = await readRows(sheetOf(kind), file.bytes);
  return storeJob(deps, member, kind, { find: async () => wanted, params: {} });
};

const wrongState = (zh: string, en: string) => conflict(errorCodes.wrongState, zh, en);

const oneRunning = {
  bulk_jobs_one_running: () =>
    wrongState(
      '您有另一个批量任务正在执行，请等它结束',
      'Another bulk job of yours is running. Please wait until it has ended',
    ),
};

/** Starts a prepared job. Throws 403 without the permission, 404, and 409 when it was started or another one is running. */
export const startJob = async (deps: BulkDeps, member: Member, id: number): Promise<BulkJob> => {
  const job = await getJob(deps, member, id);
  const kind = kindOf(deps, job.kind);
  await contextOf(deps, deps.db, member, kind);
  if (kind.stepUp) requireStepUp(member);
  const isStarted = await mapConstraintErrors(oneRunning, () =>
    moveJob(deps.db, job, ['prepared'], { state: 'waiting' }),
  );
  if (!isStarted) throw wrongState('这个批量任务已经开始', 'This bulk job was started already');
  return showJob(deps, member, id);
};

/** Cancels a job: rows that have not begun stay untouched. Throws 404, and 409 when it has ended. */
export const cancelJob = async (deps: BulkDeps, member: Member, id: number): Promise<BulkJob> => {
  const job = await getJob(deps, member, id);
  await deps.db.transaction(async (tx) => {
    const cancelled = { state: 'cancelled', endedAt: deps.now(), leaseUntil: null } as const;
    if (!(await moveJob(tx, job, ['prepared', 'waiting', 'running'], cancelled)))
      throw wrongState('这个批量任务已经结束', 'This bulk job has already ended');
    await cancelOpenRows(tx, id);
  });
  return showJob(deps, member, id);
};

/** Begins to undo a job. Throws 403 without the permission, 404, and 409 when it cannot be undone (any more). */
export const undoJob = async (deps: BulkDeps, member: Member, id: number): Promise<BulkJob> => {
  const job = await getJob(deps, member, id);
  const kind = kindOf(deps, job.kind);
  await contextOf(deps, deps.db, member, kind);
  if (kind.stepUp) requireStepUp(member);
  const isBegun =
    kind.undo !== undefined &&
    (await mapConstraintErrors(oneRunning, () =>
      moveToUndoing(deps.db, job, new Date(deps.now().getTime() - undoMs)),
    ));
  if (!isBegun)
    throw wrongState(
      '这个批量任务不能撤销，或已过 24 小时',
      'This bulk job cannot be undone, or not any more',
    );
  return showJob(deps, member, id);
};

type Page = { readonly pageNum?: number; readonly pageSize?: number };

const windowOf = ({ pageNum = 1, pageSize = 10 }: Page) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** A page of a member's own jobs that were started, the latest first. */
export const pageJobs = async (
  deps: BulkDeps,
  { userId }: Member,
  page: Page,
): Promise<CallData<'GET /api/v1/bulk-jobs'>> => {
  const found = await listJobs(deps.db, userId, windowOf(page));
  const counts = await countRows(
    deps.db,
    found.map(({ id }) => id),
  );
  return {
    list: found.map((job) => toJob(deps, job, counts.get(job.id) as RowCounts)),
    total: await countJobs(deps.db, userId),
  };
};

/** A page of the rows of a member's own job. Throws 404. */
export const pageRows = async (
  deps: BulkDeps,
  member: Member,
  id: number,
  { state, ...page }: CallInput<'GET /api/v1/bulk-jobs/:id/rows'>['query'],
): Promise<CallData<'GET /api/v1/bulk-jobs/:id/rows'>> => {
  await getJob(deps, member, id);
  const rows = await listRows(deps.db, id, state, windowOf(page));
  return { list: rows.map(toRow), total: await countRowsInState(deps.db, id, state) };
};

/** Deletes prepared jobs after a day and others after 30 days; returns their number. */
export const deleteOldJobs = ({ db, now }: Pick<BulkDeps, 'db' | 'now'>): Promise<number> =>
  deleteJobsBefore(db, {
    prepared: new Date(now().getTime() - preparedMs),
    ended: new Date(now().getTime() - keptMs),
  });
