import type { Db } from '../db/connect.ts';
import { inventory } from '../db/schema/index.ts';

/** A statement carries at most 65,535 values. */
const chunkSize = 2000;

/** Writes the price and stock of many days. */
export const insertInventory = async (
  tx: Db,
  rows: readonly (typeof inventory.$inferInsert)[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += chunkSize)
    await tx.insert(inventory).values(rows.slice(start, start + chunkSize));
};
