import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, IdParams, Instant, nullable, oneOf, pageOf, pageQuery, Text } from '../base/fields.ts';
import { withStepUp } from '../base/record-entries.ts';

const Count = Type.Integer({ minimum: 0 });

/** `all-or-nothing` writes no row while any is faulty; `keep-good`, the default, writes the valid ones. */
export const ImportMode = oneOf('all-or-nothing', 'keep-good');
export type ImportMode = Static<typeof ImportMode>;

/** The last three are final. A cancelled or failed import has written nothing. */
export const ImportState = oneOf('waiting', 'checking', 'writing', 'done', 'failed', 'cancelled');
export type ImportState = Static<typeof ImportState>;

/** An import of users: its options and its progress. */
export const UserImport = Type.Object({
  id: Id,
  state: ImportState,
  mode: ImportMode,
  deptId: Id,
  fileName: Type.String(),
  rows: Count,
  checked: Count,
  written: Count,
  /** The numbers of invalid cells and of rows with them. */
  faults: Count,
  faultyRows: Count,
  /** The initial passwords of the written users have not been fetched yet. */
  hasPasswords: Type.Boolean(),
  /** Why it failed. */
  reason: nullable(Text),
  createdAt: Instant,
});
export type UserImport = Static<typeof UserImport>;

/** An invalid cell: its row as the spreadsheet counts, the heading of its column, and the fault. */
export const ImportFault = Type.Object({ row: Count, column: Text, value: Type.String(), reason: Text });
export type ImportFault = Static<typeof ImportFault>;

const access = { anyOf: ['sys:user:import'], scope: 'own' } as const;

export const userImportContract = {
  'POST /api/v1/users/_import': withStepUp(
    entry({
      summary:
        'Starts an import of users from a spreadsheet into a department: at most 10,000 rows, kept for 24 hours. An invalid file is rejected at once; errors in rows are reported by the import',
      access: { ...access, scope: { department: 'users' } },
      kind: 'multipart',
      fileMegabytes: 10,
      query: Type.Object({ deptId: Id }),
      body: Type.Object({
        file: Type.Any({ description: '.xlsx, at most 10 MB' }),
        mode: Type.Optional(ImportMode),
      }),
      data: Type.Object({ id: Id }),
    }),
  ),
  'GET /api/v1/users/imports/:id': entry({
    summary: 'Progress and result of one of the caller’s imports',
    access,
    params: IdParams,
    data: UserImport,
  }),
  'GET /api/v1/users/imports/:id/faults': entry({
    summary: 'The invalid cells of an import, in the order of its spreadsheet',
    access,
    params: IdParams,
    query: Type.Object(pageQuery),
    data: pageOf(ImportFault),
  }),
  'GET /api/v1/users/imports/:id/sheet': entry({
    summary:
      'The rows that were not written, as a spreadsheet with the original columns and a column of reasons, to be corrected and imported again',
    access,
    kind: 'binary',
    params: IdParams,
  }),
  'POST /api/v1/users/imports/:id/passwords': withStepUp(
    entry({
      summary:
        'The initial passwords of the written users, as a spreadsheet. They are deleted by this call: a second one answers 404',
      access,
      kind: 'binary',
      params: IdParams,
    }),
  ),
  'DELETE /api/v1/users/imports/:id': entry({
    summary: 'Cancels a running import: nothing of it is written. 409 when it has ended',
    access,
    params: IdParams,
  }),
} as const;
