import type { ImportFault, ImportMode, Language, UserImport } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { conflict, type Member, notFound } from '#src/platform/errors/index.ts';
import type { UploadedFile } from '#src/platform/http/index.ts';
import { requirePlace } from '../user-rules.ts';
import { importHeadings } from './import-headings.ts';
import {
  cancelOpen,
  countOpen,
  deleteImportsBefore,
  deleteSurplus,
  findImport,
  findSheet,
  type ImportRecord,
  insertImport,
  listFaults,
} from './import-repository.ts';
import type { ImportSheet } from './import-rows.ts';
import { rowsOf } from './import-rows.ts';
import { correctionSheet, readImportSheet } from './import-sheet.ts';

type ImportDeps = Pick<Deps, 'db' | 'now'>;

const keptMs = 24 * 3_600_000;

/** Maximum number of unfinished imports per member. */
const openEach = 5;

const noImport = () =>
  notFound('没有这次导入，导入的结果保留 24 小时', 'There is no such import; imports are kept for 24 hours');

const getImport = async ({ db }: ImportDeps, member: Member, id: number): Promise<ImportRecord> => {
  const found = await findImport(db, id, member.userId);
  if (!found) throw noImport();
  return found;
};

interface Started {
  readonly deptId: number;
  readonly mode: ImportMode;
  readonly file: UploadedFile;
}

/**
 * Reads a sheet and enqueues it; returns the id of the import. Throws for a file that is no sheet of users,
 * has too many rows or lacks a column, for a department out of scope, and when five imports are unfinished.
 */
export const startImport = async (
  { db, now }: ImportDeps,
  member: Member,
  { deptId, mode, file }: Started,
): Promise<number> => {
  await requirePlace(db, member, deptId);
  if ((await countOpen(db, member.userId)) >= openEach)
    throw conflict(
      errorCodes.wrongState,
      '还有导入没有完成，请等它们完成后再试',
      'Other imports are still running. Please wait until they have finished',
    );
  const sheet = await readImportSheet(file.bytes);
  const id = await insertImport(db, {
    ...{ userId: member.userId, deptId, mode },
    fileName: file.filename.slice(0, 200),
    rows: rowsOf(sheet).length,
    sheet: JSON.stringify(sheet),
    createdAt: now(),
  });
  await deleteSurplus(db, member.userId);
  return id;
};

/** The progress of a member's own import. Throws 404, also for another member's. */
export const showImport = async (deps: ImportDeps, member: Member, id: number): Promise<UserImport> => {
  const {
    userId: _userId,
    attempt: _attempt,
    touchedAt: _touchedAt,
    createdAt,
    ...shown
  } = await getImport(deps, member, id);
  return { ...shown, createdAt: createdAt.toISOString() };
};

/** A page of the errors of a member's own import. Throws 404 like {@link showImport}. */
export const listImportFaults = async (
  deps: ImportDeps,
  member: Member,
  id: number,
  { pageNum = 1, pageSize = 10 }: { pageNum?: number; pageSize?: number },
): Promise<{ list: ImportFault[]; total: number }> => {
  const { faults: total } = await getImport(deps, member, id);
  const window = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const found = await listFaults(deps.db, id, window);
  const list = found.map(({ line: row, field, value, reason }) => ({
    ...{ row, value, reason },
    column: importHeadings[field],
  }));
  return { list, total };
};

/** A sheet of the rows that were not written, with their errors. Throws 404 like {@link showImport}. */
export const writeCorrections = async (
  { db }: ImportDeps,
  member: Member,
  id: number,
  language: Language,
): Promise<Buffer> => {
  const sheet = await findSheet(db, id, member.userId);
  if (sheet === undefined) throw noImport();
  return correctionSheet(JSON.parse(sheet) as ImportSheet, await listFaults(db, id), language);
};

/** Cancels a member's own import; no row is written. Throws 404, and 409 when it has ended. */
export const cancelImport = async (deps: ImportDeps, member: Member, id: number): Promise<void> => {
  await getImport(deps, member, id);
  if (!(await cancelOpen(deps.db, id)))
    throw conflict(errorCodes.wrongState, '这次导入已经结束', 'This import has already ended');
};

/** Deletes imports older than a day; returns their number. */
export const deleteOldImports = ({ db, now }: ImportDeps): Promise<number> =>
  deleteImportsBefore(db, new Date(now().getTime() - keptMs));
