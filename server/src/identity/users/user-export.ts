import type { Readable } from 'node:stream';
import type { Language } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { streamSheet } from '#src/platform/spreadsheet/index.ts';
import { genderLabel } from './gender.ts';
import { listUsers, type UserFilters, type Viewer } from './user-repository.ts';
import { exportRow, exportSheet } from './user-sheets.ts';

/** So few that they are forgotten before memory is looked through for what stays. */
const chunkSize = 100;

/** Who is exported, and in which words. */
interface Wanted {
  readonly viewer: Viewer;
  readonly filters: UserFilters;
  readonly language: Language;
}

const rowsOf = async function* (db: Db, { viewer, filters, language }: Wanted) {
  const label = (gender: number): string => genderLabel(gender, language);
  for (let below: number | undefined, more = true; more; ) {
    const found = await listUsers(db, viewer, filters, { limit: chunkSize, below });
    yield found.map((user) => exportRow(user, label));
    below = found.at(-1)?.id;
    more = found.length === chunkSize;
  }
};

/** All users that exist for the viewer and match, as a sheet that is written while they are read. */
export const exportUsers = (db: Db, wanted: Wanted): Readable =>
  streamSheet({ ...exportSheet, rows: rowsOf(db, wanted) });
