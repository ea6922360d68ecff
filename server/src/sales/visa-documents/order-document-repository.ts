import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { type Db, orders, orderVisaFiles, visaFiles } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import { fileColumns } from './visa-document-repository.ts';

const visaNumbered = (orderNo: string): SQL | undefined =>
  and(eq(orders.orderNo, orderNo), eq(orders.kind, 'visa'));

/** Position of a file in an order: the document and the applicant (from 0). */
export interface OrderDocument {
  readonly fileId: number;
  readonly applicant: number;
  readonly code: string;
}

/** The documents of an order with their files, by applicant and upload order. */
export const listDocuments = (db: Db, orderId: number) =>
  db
    .select({
      applicant: orderVisaFiles.applicant,
      code: orderVisaFiles.code,
      state: orderVisaFiles.state,
      note: orderVisaFiles.note,
      file: fileColumns,
    })
    .from(orderVisaFiles)
    .innerJoin(visaFiles, eq(visaFiles.id, orderVisaFiles.fileId))
    .where(eq(orderVisaFiles.orderId, orderId))
    .orderBy(asc(orderVisaFiles.applicant), asc(visaFiles.id))
    .limit(90);

export type OrderDocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

/** A document of an order with its encrypted content. */
export const findDocumentContent = async (db: Db, orderId: number, fileId: number) => {
  const placed = and(eq(orderVisaFiles.orderId, orderId), eq(orderVisaFiles.fileId, fileId));
  const [row] = await db
    .select({ file: fileColumns, userId: visaFiles.userId, content: visaFiles.content })
    .from(orderVisaFiles)
    .innerJoin(visaFiles, eq(visaFiles.id, orderVisaFiles.fileId))
    .where(placed);
  return row;
};

/** Records the verdict on a document. */
export const updateVerdict = async (
  tx: Db,
  fileId: number,
  verdict: { readonly state: 'ACCEPTED' | 'REJECTED'; readonly note: string },
): Promise<void> => {
  await tx.update(orderVisaFiles).set(verdict).where(eq(orderVisaFiles.fileId, fileId));
};

/** Any visa order by its number. */
export const findVisaOrder = async (db: Db, orderNo: string): Promise<OrderRecord | undefined> =>
  (await db.select().from(orders).where(visaNumbered(orderNo)))[0];

/** {@link findVisaOrder}, locked until the transaction ends. */
export const lockVisaOrder = async (tx: Db, orderNo: string): Promise<OrderRecord | undefined> =>
  (await tx.select().from(orders).where(visaNumbered(orderNo)).for('update'))[0];

/** The files used by an order that is not closed. */
export const listUsedFiles = async (tx: Db, fileIds: readonly number[]): Promise<number[]> => {
  const rows = await tx
    .select({ fileId: orderVisaFiles.fileId })
    .from(orderVisaFiles)
    .innerJoin(orders, eq(orders.id, orderVisaFiles.orderId))
    .where(and(inArray(orderVisaFiles.fileId, [...fileIds]), ne(orders.state, 'CLOSED')));
  return rows.map(({ fileId }) => fileId);
};

/** Attaches files to an order; their positions in closed orders are deleted. */
export const insertDocuments = async (
  tx: Db,
  orderId: number,
  places: readonly OrderDocument[],
): Promise<void> => {
  const ids = places.map(({ fileId }) => fileId);
  await tx.delete(orderVisaFiles).where(inArray(orderVisaFiles.fileId, ids));
  await tx.insert(orderVisaFiles).values(places.map((place) => ({ ...place, orderId })));
};

/** Detaches all files from an order; they become unused. */
export const deleteDocuments = async (tx: Db, orderId: number): Promise<void> => {
  await tx.delete(orderVisaFiles).where(eq(orderVisaFiles.orderId, orderId));
};

/** Deletes a file permanently, even if it is used. */
export const deleteFile = async (tx: Db, fileId: number): Promise<void> => {
  await tx.delete(visaFiles).where(eq(visaFiles.id, fileId));
};
