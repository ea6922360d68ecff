import type { CallInput, OrderVisaDocument, Text } from '@portal/shared/contract';
import { errorCodes, isActiveOrder, missingDocuments, nextFulfilment } from '@portal/shared/rules';
import type { Db, FilledDetails, FrozenDetails } from '#src/platform/database/index.ts';
import { conflict, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import {
  findOwnOrder,
  lockOwnOrder,
  type OrderRecord,
  transitionFulfilment,
} from '#src/sales/orders/index.ts';
import { attachDocuments } from './attach-documents.ts';
import { deleteFile, listDocuments, type OrderDocumentRow } from './order-document-repository.ts';
import { toVisaDocument, type VisaDocumentDeps } from './visa-document-service.ts';

type Applicants = Extract<FilledDetails, { readonly applicants: unknown }>['applicants'];
type Documents = Extract<FrozenDetails, { readonly kind: 'visa' }>['documents'];
type NewOrderDocument = CallInput<'POST /api/v1/orders/:orderNo/visa-files'>['body'];

/** A visa order with its applicants and required documents. */
interface VisaOrder {
  readonly order: OrderRecord;
  readonly applicants: Applicants;
  readonly documents: Documents;
  readonly country: Text;
}

/** Maximum number of files per applicant. */
const maxPerApplicant = 10;

const notAwaitingDocuments = () =>
  conflict(errorCodes.wrongState, '当前状态不能修改材料', 'Documents cannot be changed in this state');

/** The order as a visa order. Throws 404 when it is missing or of another kind. */
export const visaOrder = (order: OrderRecord | undefined): VisaOrder => {
  const details = order?.snapshot.details;
  if (!order || details?.kind !== 'visa') throw notFound();
  const { applicants } = order.form.details as { readonly applicants: Applicants };
  return { order, applicants, documents: details.documents, country: details.country };
};

/** Locks the member's visa order that awaits documents: paid, and documents not yet submitted or rejected. */
const lockAwaitingDocuments = async (tx: Db, userId: number, orderNo: string): Promise<VisaOrder> => {
  const found = visaOrder(await lockOwnOrder(tx, userId, orderNo));
  const { order } = found;
  if (!isActiveOrder(order) || !nextFulfilment('visa', order.fulfilment, 'submitDocs'))
    throw notAwaitingDocuments();
  return found;
};

/** A document of an order as its buyer and staff see it. */
export const toOrderDocument = ({ file, ...place }: OrderDocumentRow): OrderVisaDocument => ({
  ...place,
  file: toVisaDocument(file),
});

/** The documents of the member's visa order. Throws 404, also for other kinds. */
export const listOrderDocuments = async (
  db: Db,
  userId: number,
  orderNo: string,
): Promise<OrderVisaDocument[]> => {
  const { order } = visaOrder(await findOwnOrder(db, userId, orderNo));
  return (await listDocuments(db, order.id)).map(toOrderDocument);
};

const checkDocument = (
  { applicants, documents }: VisaOrder,
  { applicant, code }: NewOrderDocument,
  there: readonly OrderDocumentRow[],
): void => {
  const kind = applicants[applicant]?.applicant;
  if (!kind) throw invalidField('applicant', '没有这位申请人', 'There is no such applicant');
  const listed = documents.find((list) => list.applicant === kind)?.items ?? [];
  if (!listed.some(({ title }) => title.zh === code))
    throw invalidField(
      'code',
      '材料清单中没有这一项',
      'This document is not on the list of required documents',
    );
  if (there.filter((place) => place.applicant === applicant).length >= maxPerApplicant)
    throw invalidField(
      'applicant',
      `每位申请人最多 ${maxPerApplicant} 个文件`,
      `At most ${maxPerApplicant} files for each applicant`,
    );
};

/**
 * Adds a file of the member to their order that awaits documents. Throws HttpError: 404, A0513 in another
 * state, an invalid field for an unknown applicant or document, an eleventh file of an applicant, or a file
 * that is missing or in use.
 */
export const addOrderDocument = (
  db: Db,
  userId: number,
  orderNo: string,
  place: NewOrderDocument,
): Promise<OrderVisaDocument> =>
  db.transaction(async (tx) => {
    const found = await lockAwaitingDocuments(tx, userId, orderNo);
    const { order } = found;
    checkDocument(found, place, await listDocuments(tx, order.id));
    await attachDocuments(tx, { orderId: order.id, userId }, [{ ...place, field: 'fileId' }]);
    const added = (await listDocuments(tx, order.id)).find(({ file }) => file.id === place.fileId);
    if (!added) throw new Error('a placed file is in its order');
    return toOrderDocument(added);
  });

/** Deletes a file from the member's order that awaits documents. Throws 404, and A0513 once accepted. */
export const removeOrderDocument = (db: Db, userId: number, orderNo: string, fileId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { order } = await lockAwaitingDocuments(tx, userId, orderNo);
    const place = (await listDocuments(tx, order.id)).find(({ file }) => file.id === fileId);
    if (!place) throw notFound();
    if (place.state === 'ACCEPTED') throw notAwaitingDocuments();
    await deleteFile(tx, fileId);
  });

const findMissing = (applicant: number, { zh, en = zh }: Text) =>
  invalidField(
    `applicants/${applicant}/${zh}`,
    `第 ${applicant + 1} 位申请人缺少材料：${zh}`,
    `Applicant ${applicant + 1} lacks a document: ${en}`,
  );

/**
 * Submits the documents of the member's order for review. Throws HttpError: 404, A0513 unless it awaits
 * documents, and the field of the first required document without a file that is not rejected.
 */
export const submitOrderDocuments = (
  { db, now }: Pick<VisaDocumentDeps, 'db' | 'now'>,
  member: Member,
  orderNo: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { order, applicants, documents } = await lockAwaitingDocuments(tx, member.userId, orderNo);
    const [gap] = missingDocuments(applicants, documents, await listDocuments(tx, order.id));
    if (gap) throw findMissing(gap.applicant, gap.title);
    await transitionFulfilment(tx, order, { event: 'submitDocs', by: 'member', actor: member, now: now() });
  });
