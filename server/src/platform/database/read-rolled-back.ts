import { TransactionRollbackError } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Runs a function in a transaction that is always rolled back, so that nothing it writes stays; returns its result. */
export const readRolledBack = async <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> => {
  const results: T[] = [];
  try {
    await db.transaction(async (tx) => {
      results.push(await read(tx));
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return results[0] as T;
};
