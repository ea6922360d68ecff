import { recordChanges } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { deleteFilesOf, lockDecidedBefore } from './order-document-repository.ts';
import { deleteUnusedById, lockUnusedBefore } from './visa-document-repository.ts';

const dayMs = 24 * 3_600_000;
const batchSize = 200;

/** Deletes files unused for 24 hours. Returns how many. */
export const deleteUnusedDocuments = async ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - dayMs);
  for (let swept = 0; ; ) {
    const found = await db.transaction(async (tx) => {
      const ids = await lockUnusedBefore(tx, before, batchSize);
      if (ids.length > 0) swept += await deleteUnusedById(tx, ids);
      return ids.length;
    });
    if (found < batchSize) return swept;
  }
};

/** Orders of one transaction, each with up to 90 files of 10 MB. */
const orderBatchSize = 20;

/** Deletes the files of some orders. Returns how many orders and files. */
const deleteBatch = async (tx: Db, before: Date): Promise<{ orders: number; files: number }> => {
  const decided = await lockDecidedBefore(tx, before, orderBatchSize);
  if (decided.length === 0) return { orders: 0, files: 0 };
  const numbers = new Map(decided.map(({ id, orderNo }) => [id, orderNo]));
  const files = await deleteFilesOf(tx, [...numbers.keys()]);
  const about = { actor: 'system', action: 'delete', subject: 'visa-file' } as const;
  await recordChanges(
    tx,
    files.map(({ fileId, orderId }) => ({
      ...about,
      subjectId: fileId,
      after: { orderNo: numbers.get(orderId) },
    })),
  );
  return { orders: decided.length, files: files.length };
};

/**
 * Deletes the files of orders on whose visa was decided `VISA_FILE_DAYS` days ago, each with an audit row that names
 * its order only. Returns how many.
 */
export const deleteDecidedDocuments = async ({
  db,
  env,
  now,
}: Pick<Deps, 'db' | 'env' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - env.visaFileDays * dayMs);
  for (let deleted = 0; ; ) {
    const { orders, files } = await db.transaction((tx) => deleteBatch(tx, before));
    deleted += files;
    if (orders < orderBatchSize) return deleted;
  }
};
