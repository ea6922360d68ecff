import { hasPerm } from '@portal/shared/rules';
import { findRights } from '#src/identity/authentication/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { forbidden, HttpError, type Member } from '#src/platform/errors/index.ts';
import { requirePlace } from '../user-rules.ts';
import { addRows } from './add-rows.ts';
import { sealPasswords } from './import-passwords.ts';
import { insertFaults, takeNext, updateAttempt } from './import-repository.ts';
import type { ImportSheet } from './import-rows.ts';
import { type ImportRow, rowsOf, takenMeanwhile } from './import-rows.ts';
import { type FaultyRow, listKnownRoles, type ValidatedRows, validateRows } from './validate-rows.ts';

type RunDeps = Pick<Deps, 'db' | 'env' | 'now'>;
type Taken = NonNullable<Awaited<ReturnType<typeof takeNext>>>;

/** An import without progress for this long (ms) is claimed by another worker: its process has died. */
const importTimeoutMs = 60_000;

/** The import was cancelled or claimed by another worker: rolls the transaction back. */
class Stopped extends Error {}

/** In all-or-nothing mode: a row is no longer valid, so the transaction is rolled back. */
class InvalidSheet extends Error {
  readonly late: readonly ImportRow[];

  constructor(late: readonly ImportRow[]) {
    super('some usernames were taken meanwhile');
    this.late = late;
  }
}

const failed = {
  zh: '系统出错，没有导入任何用户，请重试',
  en: 'Something went wrong and no users were imported. Please try again',
};

/** Stores the progress outside the transaction, so that it is visible at once and survives a rollback. */
const reporter =
  ({ db, now }: RunDeps, taken: Taken) =>
  async (change: Partial<Pick<Taken, 'state' | 'checked' | 'written'>>): Promise<void> => {
    if (!(await updateAttempt(db, taken, { ...change, touchedAt: now() }))) throw new Stopped();
  };

const getImporter = async (db: Db, userId: number): Promise<Member> => {
  const member = await findRights(db, userId);
  if (!member || !hasPerm(member, ['sys:user:import'])) throw forbidden();
  return { ...member, sessionId: 0 };
};

/** Keeps the rows of the sheet that were not written, for correction. */
const unwritten = (sheet: ImportSheet, written: boolean, faulty: readonly FaultyRow[]): string => {
  const lines = new Set(faulty.map(({ row }) => row.line));
  const rows = written ? sheet.rows.filter(({ line }) => lines.has(line)) : sheet.rows;
  return JSON.stringify({ head: sheet.head, rows });
};

interface Ending {
  readonly sheet: ImportSheet;
  /** Number of rows written; undefined when none was due to be. */
  readonly written: number | undefined;
  readonly faulty: readonly FaultyRow[];
  readonly passwords?: Buffer | null;
}

const finish = async (
  tx: Db,
  taken: Taken,
  { sheet, written, faulty, passwords = null }: Ending,
): Promise<void> => {
  const rows = faulty.toSorted((one, other) => one.row.line - other.row.line);
  const faults = rows.flatMap(({ row: { line }, faults }) => faults.map((fault) => ({ ...fault, line })));
  await insertFaults(tx, taken.id, faults);
  const mine = await updateAttempt(tx, taken, {
    ...{ state: 'done', checked: taken.rows, written: written ?? 0 },
    ...{ faults: faults.length, faultyRows: rows.length },
    ...{ sheet: unwritten(sheet, written !== undefined, rows), passwords },
  });
  if (!mine) throw new Stopped();
};

const lost = (rows: readonly ImportRow[]): FaultyRow[] =>
  rows.map((row) => ({ row, faults: [takenMeanwhile(row)] }));

/** All rows and the final state are written in one transaction: an import that crashes leaves nothing. */
const write = async (
  deps: RunDeps,
  taken: Taken,
  member: Member,
  sheet: ImportSheet,
  judged: ValidatedRows,
) => {
  const report = reporter(deps, taken);
  const { good, faulty } = judged;
  await report({ state: 'writing', checked: taken.rows });
  await deps.db.transaction(async (tx) => {
    await requirePlace(tx, member, taken.deptId);
    const roles = await listKnownRoles(tx, member);
    const batch = { member, deptId: taken.deptId, roles, deps };
    const added = await addRows(tx, good, batch, (written) => report({ written }));
    const isAdded = new Set(added.map(({ row }) => row));
    const late = good.filter((row) => !isAdded.has(row));
    if (late.length > 0 && taken.mode === 'all-or-nothing') throw new InvalidSheet(late);
    await finish(tx, taken, {
      ...{ sheet, written: added.length, faulty: [...faulty, ...lost(late)] },
      passwords: sealPasswords(deps.env, taken.userId, added),
    });
  });
};

const work = async (deps: RunDeps, taken: Taken): Promise<void> => {
  const { db } = deps;
  const report = reporter(deps, taken);
  const sheet = JSON.parse(taken.sheet) as ImportSheet;
  const member = await getImporter(db, taken.userId);
  await requirePlace(db, member, taken.deptId);
  const roles = await listKnownRoles(db, member);
  const judged = await validateRows(db, rowsOf(sheet), roles, (checked) => report({ checked }));
  const nothing = (faulty: readonly FaultyRow[]) =>
    db.transaction((tx) => finish(tx, taken, { sheet, written: undefined, faulty }));
  if (taken.mode === 'all-or-nothing' && judged.faulty.length > 0) return nothing(judged.faulty);
  await write(deps, taken, member, sheet, judged).catch((error: unknown) => {
    if (error instanceof InvalidSheet) return nothing(lost(error.late));
    throw error;
  });
};

const runOne = async (deps: RunDeps, taken: Taken): Promise<void> => {
  try {
    await work(deps, taken);
  } catch (error) {
    if (error instanceof Stopped) return;
    const reason = error instanceof HttpError ? error.text : failed;
    await updateAttempt(deps.db, taken, { state: 'failed', written: 0, reason });
    if (!(error instanceof HttpError)) throw error;
  }
};

/** Runs the waiting imports one after another, including abandoned ones; returns their number. */
export const runImports = async (deps: RunDeps): Promise<number> => {
  for (let done = 0; ; done += 1) {
    const now = deps.now();
    const taken = await takeNext(deps.db, now, new Date(now.getTime() - importTimeoutMs));
    if (!taken) return done;
    await runOne(deps, taken);
  }
};
