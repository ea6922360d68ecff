import type { ImportMode } from '@portal/shared/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { type Db, insertInto, userImportFaults, userImports } from '#src/platform/database/index.ts';
import type { ImportField } from './import-headings.ts';
import type { CellFault } from './import-rows.ts';

type StoredImport = typeof userImports.$inferSelect;
/** An import without its sheet, which may be large, and without passwords. */
export type ImportRecord = Omit<StoredImport, 'sheet' | 'passwords'> & { readonly hasPasswords: boolean };
/** An invalid cell, and its row. */
export type StoredFault = CellFault & { readonly line: number };

const { sheet: _sheet, passwords: _passwords, ...plainColumns } = getTableColumns(userImports);
const recordColumns = { ...plainColumns, hasPasswords: sql<boolean>`${userImports.passwords} is not null` };

const open: StoredImport['state'][] = ['waiting', 'checking', 'writing'];
const isOpen = inArray(userImports.state, open);

/** Number of imports stored per member. */
const keptEach = 20;

interface NewImport {
  readonly userId: number;
  readonly deptId: number;
  readonly mode: ImportMode;
  readonly fileName: string;
  readonly rows: number;
  readonly sheet: string;
  readonly createdAt: Date;
}

export const insertImport = (db: Db, made: NewImport): Promise<number> => insertInto(db, userImports, made);

/** Deletes a member's finished imports except the latest twenty, and those whose passwords were not fetched. */
export const deleteSurplus = async (db: Db, userId: number): Promise<void> => {
  const kept = db
    .select({ id: userImports.id })
    .from(userImports)
    .where(eq(userImports.userId, userId))
    .orderBy(desc(userImports.id))
    .limit(keptEach);
  await db
    .delete(userImports)
    .where(
      and(
        eq(userImports.userId, userId),
        notInArray(userImports.state, open),
        notInArray(userImports.id, kept),
        isNull(userImports.passwords),
      ),
    );
};

const ofMember = (id: number, userId: number) => and(eq(userImports.id, id), eq(userImports.userId, userId));

export const findImport = async (db: Db, id: number, userId: number): Promise<ImportRecord | undefined> =>
  (await db.select(recordColumns).from(userImports).where(ofMember(id, userId)))[0];

export const findSheet = async (db: Db, id: number, userId: number): Promise<string | undefined> =>
  (await db.select({ sheet: userImports.sheet }).from(userImports).where(ofMember(id, userId)))[0]?.sheet;

/**
 * Deletes the passwords of an import and returns them: of two concurrent callers one gets them. Runs in a
 * transaction.
 */
export const takePasswords = async (tx: Db, id: number, userId: number): Promise<Buffer | undefined> => {
  const [found] = await tx
    .select({ passwords: userImports.passwords })
    .from(userImports)
    .where(ofMember(id, userId))
    .for('update');
  await tx.update(userImports).set({ passwords: null }).where(ofMember(id, userId));
  return found?.passwords ?? undefined;
};

const faultColumns = {
  line: userImportFaults.line,
  field: sql<ImportField>`${userImportFaults.field}`,
  value: userImportFaults.value,
  reason: userImportFaults.reason,
};

/** Errors in row order; all of them without a window. */
export const listFaults = async (
  db: Db,
  importId: number,
  window?: { limit: number; offset: number },
): Promise<StoredFault[]> => {
  const query = db
    .select(faultColumns)
    .from(userImportFaults)
    .where(eq(userImportFaults.importId, importId))
    .orderBy(asc(userImportFaults.number));
  return window ? query.limit(window.limit).offset(window.offset) : query;
};

/** Cancels an import that has not ended; returns whether it did. */
export const cancelOpen = async (db: Db, id: number): Promise<boolean> =>
  ((
    await db
      .update(userImports)
      .set({ state: 'cancelled' })
      .where(and(eq(userImports.id, id), isOpen))
  ).rowCount ?? 0) > 0;

/** Claims the oldest import that waits or whose lease has expired; undefined when there is none. */
export const takeNext = async (
  db: Db,
  now: Date,
  untouchedSince: Date,
): Promise<StoredImport | undefined> => {
  const next = db
    .select({ id: userImports.id })
    .from(userImports)
    .where(or(eq(userImports.state, 'waiting'), and(isOpen, lt(userImports.touchedAt, untouchedSince))))
    .orderBy(asc(userImports.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(userImports)
    .set({
      ...{ state: 'checking', checked: 0, written: 0, touchedAt: now },
      attempt: sql`${userImports.attempt} + 1`,
    })
    .where(inArray(userImports.id, next))
    .returning();
  return taken;
};

/** An attempt at an import: its owner may write until it is cancelled or claimed by another worker. */
export type Attempt = Pick<StoredImport, 'id' | 'attempt'>;

/** Updates a running import; returns whether the attempt still owns it. */
export const updateAttempt = async (
  db: Db,
  { id, attempt }: Attempt,
  change: Partial<StoredImport>,
): Promise<boolean> =>
  ((
    await db
      .update(userImports)
      .set(change)
      .where(and(eq(userImports.id, id), eq(userImports.attempt, attempt), isOpen))
  ).rowCount ?? 0) > 0;

export const insertFaults = async (db: Db, importId: number, faults: readonly StoredFault[]) => {
  const rows = faults.map((fault, place) => ({ ...fault, importId, number: place + 1 }));
  for (let from = 0; from < rows.length; from += 5000)
    await db.insert(userImportFaults).values(rows.slice(from, from + 5000));
};

/** Deletes imports made before a time; returns their number. */
export const deleteImportsBefore = async (db: Db, before: Date): Promise<number> =>
  (await db.delete(userImports).where(lt(userImports.createdAt, before))).rowCount ?? 0;

export const countOpen = async (db: Db, userId: number): Promise<number> => {
  const [found] = await db
    .select({ open: count() })
    .from(userImports)
    .where(and(eq(userImports.userId, userId), isOpen));
  return found?.open ?? 0;
};
