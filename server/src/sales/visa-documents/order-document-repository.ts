import type { FulfilmentEvent } from '@portal/shared/rules';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, orders, orderVisaDocuments, visaDocuments } from '#src/platform/database/index.ts';
import { hadStepBefore, type OrderRecord } from '#src/sales/orders/index.ts';
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
      applicant: orderVisaDocuments.applicant,
      code: orderVisaDocuments.code,
      state: orderVisaDocuments.state,
      note: orderVisaDocuments.note,
      file: fileColumns,
    })
    .from(orderVisaDocuments)
    .innerJoin(visaDocuments, eq(visaDocuments.id, orderVisaDocuments.fileId))
    .where(eq(orderVisaDocuments.orderId, orderId))
    .orderBy(asc(orderVisaDocuments.applicant), asc(visaDocuments.id))
    .limit(90);

export type OrderDocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

/** A document of an order with its encrypted content. */
export const findDocumentContent = async (db: Db, orderId: number, fileId: number) => {
  const placed = and(eq(orderVisaDocuments.orderId, orderId), eq(orderVisaDocuments.fileId, fileId));
  const [row] = await db
    .select({ file: fileColumns, userId: visaDocuments.userId, content: visaDocuments.content })
    .from(orderVisaDocuments)
    .innerJoin(visaDocuments, eq(visaDocuments.id, orderVisaDocuments.fileId))
    .where(placed);
  return row;
};

/** Records the verdict on a document. */
export const updateVerdict = async (
  tx: Db,
  fileId: number,
  verdict: { readonly state: 'ACCEPTED' | 'REJECTED'; readonly note: string },
): Promise<void> => {
  await tx.update(orderVisaDocuments).set(verdict).where(eq(orderVisaDocuments.fileId, fileId));
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
    .select({ fileId: orderVisaDocuments.fileId })
    .from(orderVisaDocuments)
    .innerJoin(orders, eq(orders.id, orderVisaDocuments.orderId))
    .where(and(inArray(orderVisaDocuments.fileId, [...fileIds]), ne(orders.state, 'CLOSED')));
  return rows.map(({ fileId }) => fileId);
};

/** Attaches files to an order; their positions in closed orders are deleted. */
export const insertDocuments = async (tx: Db, orderId: number, places: readonly OrderDocument[]) => {
  const ids = places.map(({ fileId }) => fileId);
  await tx.delete(orderVisaDocuments).where(inArray(orderVisaDocuments.fileId, ids));
  await tx.insert(orderVisaDocuments).values(places.map((place) => ({ ...place, orderId })));
};

/** Detaches all files from an order; they become unused. */
export const deleteDocuments = async (tx: Db, orderId: number): Promise<void> => {
  await tx.delete(orderVisaDocuments).where(eq(orderVisaDocuments.orderId, orderId));
};

/** Deletes a file permanently, even if it is used. */
export const deleteFile = async (tx: Db, fileId: number): Promise<void> => {
  await tx.delete(visaDocuments).where(eq(visaDocuments.id, fileId));
};

/** The visa was issued or refused. */
const decisions: readonly FulfilmentEvent[] = ['approveVisa', 'refuseVisa'];

const hasDocuments = sql`exists (select 1 from order_visa_files p where p.order_id = ${orders.id})`;

/**
 * Locks orders with documents on whose visa was decided before a time, until the transaction ends; orders locked by
 * others are skipped.
 */
export const lockDecidedBefore = (tx: Db, before: Date, limit: number) =>
  tx
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.kind, 'visa'), hasDocuments, hadStepBefore(decisions, before)))
    .orderBy(asc(orders.id))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Deletes all files of some orders permanently. Returns each with its order. */
export const deleteFilesOf = async (tx: Db, orderIds: readonly number[]) => {
  const files = await tx
    .select({ fileId: orderVisaDocuments.fileId, orderId: orderVisaDocuments.orderId })
    .from(orderVisaDocuments)
    .where(inArray(orderVisaDocuments.orderId, [...orderIds]))
    .orderBy(asc(orderVisaDocuments.fileId));
  const ids = files.map(({ fileId }) => fileId);
  if (ids.length > 0) await tx.delete(visaDocuments).where(inArray(visaDocuments.id, ids));
  return files;
};
