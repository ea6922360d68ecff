import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';

/**
 * Makes the planner use the GIN indexes of tags, words and days. It ignores the cost of reading TOASTed
 * values and would otherwise choose a sequential or ordered scan.
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
