import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/**
 * Asks for rows by what stands in the index of marks, words and days, whatever the planner would rather do: it takes
 * what stands beside a row (a product's words, its days) for free to read, so it would read a table of them.
 */
export const byIndex = <T>(db: Db, ask: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return ask(tx);
    },
    { accessMode: 'read only' },
  );
