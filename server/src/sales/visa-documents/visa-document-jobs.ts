import type { Deps } from '#src/platform/context/index.ts';
import { deleteUnusedById, lockUnusedBefore } from './visa-document-repository.ts';

const retentionMs = 24 * 3_600_000;
const batchSize = 200;

/** Deletes files unused for 24 hours. Returns how many. */
export const deleteUnusedDocuments = async ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - retentionMs);
  for (let swept = 0; ; ) {
    const found = await db.transaction(async (tx) => {
      const ids = await lockUnusedBefore(tx, before, batchSize);
      if (ids.length > 0) swept += await deleteUnusedById(tx, ids);
      return ids.length;
    });
    if (found < batchSize) return swept;
  }
};
