import type { Db } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { emptyPlaces, type FilePlace, insertPlaces, listUsed } from './place-repository.ts';
import { lockOwnFiles } from './visa-file-repository.ts';

/** A place that somebody asked for; `field` is where in the input the file's id stands. */
export interface WantedPlace extends FilePlace {
  readonly field: string;
}

interface Target {
  readonly orderId: number;
  readonly userId: number;
}

const refuseTwice = (wanted: readonly WantedPlace[]): void => {
  const second = wanted.find(
    ({ fileId }, place) => wanted.findIndex((other) => other.fileId === fileId) < place,
  );
  if (second) throw invalidField(second.field, '同一文件只能使用一次', 'A file can be used once only');
};

/**
 * Gives own files their places in an order, in the caller's transaction. Throws a field fault on a file that comes
 * twice, is not the member's own or is used by an order that is not closed.
 */
export const placeFiles = async (
  tx: Db,
  { orderId, userId }: Target,
  wanted: readonly WantedPlace[],
): Promise<void> => {
  if (wanted.length === 0) return;
  refuseTwice(wanted);
  const ids = wanted.map(({ fileId }) => fileId);
  const own = await lockOwnFiles(tx, userId, ids);
  const used = await listUsed(tx, ids);
  for (const { fileId, field } of wanted) {
    if (!own.some(({ id }) => id === fileId))
      throw invalidField(field, '没有该文件', 'There is no such file');
    if (used.includes(fileId))
      throw invalidField(field, '该文件已用于其他订单', 'An order uses this file already');
  }
  await insertPlaces(
    tx,
    orderId,
    wanted.map(({ fileId, applicant, code }) => ({ fileId, applicant, code })),
  );
};

/** Makes these the only files of an order; what it had besides is kept as unused. Throws like {@link placeFiles}. */
export const replaceFiles = async (tx: Db, target: Target, wanted: readonly WantedPlace[]): Promise<void> => {
  await emptyPlaces(tx, target.orderId);
  await placeFiles(tx, target, wanted);
};
