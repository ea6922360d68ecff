import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

type WithId = PgTable & { readonly id: PgColumn };
type WithVersion = WithId & { readonly updatedAt: PgColumn };

/** Inserts a row and returns its id. */
export const insertInto = async <T extends WithId>(
  tx: Db,
  table: T,
  values: PgInsertValue<T>,
): Promise<number> => {
  const [created] = await tx.insert(table).values(values).returning({ id: table.id });
  if (!created) throw new Error('the database gave no id for a new row');
  return Number(created.id);
};

/** Changes columns of a row; without any it only sets `updatedAt`. */
export const updateById = async <T extends WithVersion>(
  tx: Db,
  table: T,
  id: number,
  change: PgUpdateSetSource<T>,
): Promise<void> => {
  const set = { ...change, updatedAt: sql`now()` };
  await tx.update(table).set(set).where(eq(table.id, id));
};

export const deleteByIds = async (tx: Db, table: WithId, ids: readonly number[]): Promise<void> => {
  await tx.delete(table).where(inArray(table.id, [...ids]));
};
