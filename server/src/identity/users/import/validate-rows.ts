import { rootRole } from '@portal/shared/rules';
import { ne } from 'drizzle-orm';
import { missingGrants, ownGrants } from '#src/identity/access-control/index.ts';
import { type Db, roles } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { findTaken } from '../user-record-repository.ts';
import {
  type CellFault,
  faultsOf,
  type ImportRow,
  type KnownRole,
  repeatedLines,
  repetition,
} from './import-rows.ts';

const chunkSize = 1000;

/** The roles visible to a member, by code: ROOT only for users who hold it. */
export const listKnownRoles = async (db: Db, member: Member): Promise<ReadonlyMap<string, KnownRole>> => {
  const own = await ownGrants(db, member);
  const there = await db
    .select({ id: roles.id, code: roles.code, status: roles.status })
    .from(roles)
    .where(member.roles.includes(rootRole) ? undefined : ne(roles.code, rootRole))
    .limit(1000);
  const known = new Map<string, KnownRole>();
  for (const { id, code, status } of there) {
    const within = (await missingGrants(db, own, [id])) === undefined;
    known.set(code, { id, standing: status !== 1 ? 'disabled' : within ? 'givable' : 'beyond' });
  }
  return known;
};

const isName = (username: string): boolean => /^[\w.@-]{1,64}$/.test(username);

/** A row that cannot be written, with all its errors. */
export interface FaultyRow {
  readonly row: ImportRow;
  readonly faults: readonly CellFault[];
}

export interface ValidatedRows {
  readonly good: readonly ImportRow[];
  readonly faulty: readonly FaultyRow[];
}

/** Separates valid rows from invalid ones; `onChecked` receives the number checked so far. */
export const validateRows = async (
  db: Db,
  rows: readonly ImportRow[],
  roleBook: ReadonlyMap<string, KnownRole>,
  onChecked: (count: number) => Promise<void>,
): Promise<ValidatedRows> => {
  const repeated = repeatedLines(rows);
  const good: ImportRow[] = [];
  const faulty: FaultyRow[] = [];
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk = rows.slice(from, from + chunkSize);
    const taken = await findTaken(db, chunk.map(({ username }) => username).filter(isName));
    for (const row of chunk) {
      const above = repeated.get(row.line);
      const repeats = above === undefined ? [] : [repetition(row, above)];
      const faults = [...faultsOf(row, { taken, roles: roleBook }), ...repeats];
      if (faults.length === 0) good.push(row);
      else faulty.push({ row, faults });
    }
    await onChecked(from + chunk.length);
  }
  return { good, faulty };
};
