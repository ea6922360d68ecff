import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';

/**
 * Asks for rows by what stands in the indexes of marks, words and days, whatever the planner would rather do: it takes
 * what stands beside a row (a product's words, its days) for free to read, so it would read a table of them, in an order
 * or as they stand.
 */
export const byIndex = <T>(db: Db, ask: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(
        sql`select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_indexscan']) as name`,
      );
      return ask(tx);
    },
    { accessMode: 'read only' },
  );
