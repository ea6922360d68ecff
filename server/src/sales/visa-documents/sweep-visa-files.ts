import type { Deps } from '#src/platform/context/index.ts';
import { deleteUnused, lockLeftover } from './visa-file-repository.ts';

const keptMs = 24 * 3_600_000;
const batch = 200;

/** Deletes files that no order has used for 24 hours. Gives how many. */
export const sweepVisaFiles = async ({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - keptMs);
  for (let swept = 0; ; ) {
    const found = await db.transaction(async (tx) => {
      const ids = await lockLeftover(tx, before, batch);
      if (ids.length > 0) swept += await deleteUnused(tx, ids);
      return ids.length;
    });
    if (found < batch) return swept;
  }
};
