import type { Db } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import {
  deleteDocuments,
  insertDocuments,
  listUsedFiles,
  type OrderDocument,
} from './order-document-repository.ts';
import { lockOwnDocuments } from './visa-document-repository.ts';

/** A requested position; `field` is the path of the file id in the input. */
export interface DocumentPlacement extends OrderDocument {
  readonly field: string;
}

interface Target {
  readonly orderId: number;
  readonly userId: number;
}

const requireDistinct = (wanted: readonly DocumentPlacement[]): void => {
  const second = wanted.find(
    ({ fileId }, place) => wanted.findIndex((other) => other.fileId === fileId) < place,
  );
  if (second) throw invalidField(second.field, '同一文件只能使用一次', 'A file can be used only once');
};

/**
 * Attaches the member's files to an order, in the caller's transaction. Throws an HttpError naming the field
 * for a file that is used twice, belongs to another member, or is used by an order that is not closed.
 */
export const attachDocuments = async (
  tx: Db,
  { orderId, userId }: Target,
  wanted: readonly DocumentPlacement[],
): Promise<void> => {
  if (wanted.length === 0) return;
  requireDistinct(wanted);
  const ids = wanted.map(({ fileId }) => fileId);
  const own = await lockOwnDocuments(tx, userId, ids);
  const used = await listUsedFiles(tx, ids);
  for (const { fileId, field } of wanted) {
    if (!own.some(({ id }) => id === fileId))
      throw invalidField(field, '没有该文件', 'There is no such file');
    if (used.includes(fileId))
      throw invalidField(field, '该文件已用于其他订单', 'This file is already used in another order');
  }
  await insertDocuments(
    tx,
    orderId,
    wanted.map(({ fileId, applicant, code }) => ({ fileId, applicant, code })),
  );
};

/** Replaces all files of an order; the previous ones become unused. Throws like {@link attachDocuments}. */
export const replaceDocuments = async (tx: Db, target: Target, wanted: readonly DocumentPlacement[]) => {
  await deleteDocuments(tx, target.orderId);
  await attachDocuments(tx, target, wanted);
};
