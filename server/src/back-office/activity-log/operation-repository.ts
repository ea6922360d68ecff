import type { Text } from '@portal/shared/contract';
import { and, desc, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';

import { auditLog, type Db } from '#src/platform/database/index.ts';
import { countBounded } from './bounded-page.ts';

/** An audit row without its values. */
export type OperationRow = Omit<typeof auditLog.$inferSelect, 'before' | 'after'> & {
  /** The name that the record had in the values of the row. */
  readonly formerName: Text | string | null;
};

const { before: _before, after: _after, ...withoutValues } = getTableColumns(auditLog);

const formerName = sql<Text | string | null>`coalesce(
  ${auditLog.before} -> 'title', ${auditLog.before} -> 'nickname', ${auditLog.before} -> 'name',
  ${auditLog.after} -> 'title', ${auditLog.after} -> 'nickname', ${auditLog.after} -> 'name')`.as(
  'former_name',
);

const columns = { ...withoutValues, formerName };

/** One page of audit rows, the latest first. */
export const listRows = (
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OperationRow[]> =>
  db
    .select(columns)
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset);

/** How many rows there are, counted up to 10,000. */
export const countRows = (db: Db, where: SQL | undefined): Promise<number> =>
  countBounded(db, db.select({ id: auditLog.id }).from(auditLog).where(where));

/** Audit rows with their values below an id, the latest first. */
export const listWithValues = (db: Db, where: SQL | undefined, below: number | undefined, limit: number) =>
  db
    .select({ ...getTableColumns(auditLog), formerName })
    .from(auditLog)
    .where(and(where, below === undefined ? undefined : lt(auditLog.id, below)))
    .orderBy(desc(auditLog.id))
    .limit(limit);
