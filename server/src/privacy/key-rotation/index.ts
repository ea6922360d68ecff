import { type DataKeys, storeSecret } from '#src/platform/crypto/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { SealedColumn } from './sealed-column.ts';
import { sealedColumns } from './sealed-columns.ts';

/** Rows of a column that are not of the newest key. */
export interface Older {
  readonly name: string;
  readonly rows: number;
}

/** Progress of a column: rows that are done, of those there were at the beginning of the pass. */
export interface RotationProgress {
  readonly name: string;
  readonly done: number;
  readonly rows: number;
}

/** Passes until rows are given up that servers keep writing with an older key. */
const maxPasses = 5;

/** For each encrypted column the rows that are not of the newest key. */
export const countOlder = async (db: Db, { ring }: DataKeys): Promise<Older[]> => {
  const counts: Older[] = [];
  for (const column of sealedColumns(ring)) counts.push({ name: column.name, rows: await column.count(db) });
  return counts;
};

/** The errors of a database and of a cipher do not name the column. */
const nameColumn =
  (name: string) =>
  (cause: unknown): never => {
    throw new Error(`${name} cannot be encrypted with the new key`, { cause });
  };

const rotateColumn = async (
  db: Db,
  column: SealedColumn,
  onProgress: (progress: RotationProgress) => void,
): Promise<number> => {
  const { name } = column;
  const rows = await column.count(db).catch(nameColumn(name));
  let done = 0;
  for (let after = 0; ; ) {
    const batch = await column.rotate(db, after).catch(nameColumn(name));
    if (batch.rows === 0) return rows;
    after = batch.last;
    done += batch.rows;
    onProgress({ name, done, rows: Math.max(rows, done) });
  }
};

/**
 * Encrypts everything with the newest key, while servers run that have all keys of the ring. It may be interrupted and
 * repeated: rows that are done are not touched again. Throws when servers keep writing with an older key.
 */
export const rotateKeys = async (
  db: Db,
  keys: DataKeys,
  onProgress: (progress: RotationProgress) => void,
): Promise<void> => {
  await storeSecret(db, keys);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    let rows = 0;
    for (const column of sealedColumns(keys.ring)) rows += await rotateColumn(db, column, onProgress);
    if (rows === 0) return;
  }
  throw new Error(
    'Servers still write with an older key: start them with the new key first in DATA_KEY, then repeat.',
  );
};
