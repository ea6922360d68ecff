import type { Readable } from 'node:stream';
import type { Language, UserFilters } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { streamSheet } from '#src/platform/spreadsheet/index.ts';
import { genderLabel } from './gender.ts';
import { listUsers, type Viewer } from './user-repository.ts';
import { exportRow, exportSheet } from './user-sheets.ts';

/** Small enough to be garbage-collected young. */
const chunkSize = 100;

/** Which users are exported, and in which language. */
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

/** All matching users visible to the viewer, as a sheet streamed while they are read. */
export const exportUsers = (db: Db, wanted: Wanted): Readable =>
  streamSheet({ ...exportSheet, rows: rowsOf(db, wanted) });
