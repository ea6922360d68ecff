import type { OrderVisaDocument, VisaDocumentVerdict } from '@portal/shared/contract';
import { errorCodes, isActiveOrder } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, type Member, notFound, throwFieldError } from '#src/platform/errors/index.ts';
import {
  findDocumentContent,
  findVisaOrder,
  listDocuments,
  lockVisaOrder,
  updateVerdict,
} from './order-document-repository.ts';
import { toOrderDocument } from './order-document-service.ts';
import type { DocumentContent, VisaDocumentDeps } from './visa-document-service.ts';

/** Identifies a file of an order in requests. */
interface DocumentKey {
  readonly orderNo: string;
  readonly id: number;
}

const notUnderReview = () =>
  conflict(errorCodes.wrongState, '订单不在材料审核中', 'The documents of this order are not under review');

/** The documents of any visa order, for staff. Throws 404. */
export const listDocumentsForReview = async (db: Db, orderNo: string): Promise<OrderVisaDocument[]> => {
  const order = await findVisaOrder(db, orderNo);
  if (!order) throw notFound();
  return (await listDocuments(db, order.id)).map(toOrderDocument);
};

/** The content of a file of any visa order, for staff; the access is audited. Throws 404. */
export const openDocumentForReview = async (
  { db, cipher }: VisaDocumentDeps,
  member: Member,
  { orderNo, id }: DocumentKey,
): Promise<DocumentContent> => {
  const order = await findVisaOrder(db, orderNo);
  const found = order && (await findDocumentContent(db, order.id, id));
  if (!found) throw notFound();
  await recordChange(db, {
    actor: member,
    action: 'read',
    subject: 'visa-file',
    subjectId: id,
    after: { orderNo },
  });
  const { name, type } = found.file;
  return { name, type, bytes: cipher.open(found.content, found.userId) };
};

/**
 * Accepts or rejects a document of an order under review; a later verdict replaces an earlier one. Throws
 * HttpError: 404, A0513 when the order is not under review, an invalid field for a rejection without a note.
 */
export const reviewDocument = (
  db: Db,
  member: Member,
  { orderNo, id }: DocumentKey,
  { state, note = '' }: VisaDocumentVerdict,
): Promise<OrderVisaDocument> =>
  db.transaction(async (tx) => {
    const order = await lockVisaOrder(tx, orderNo);
    const place = order && (await listDocuments(tx, order.id)).find(({ file }) => file.id === id);
    if (!place) throw notFound();
    if (!isActiveOrder(order) || order.fulfilment !== 'REVIEWING') throw notUnderReview();
    if (state === 'REJECTED' && note.trim() === '') throwFieldError([{ field: 'note', code: 'required' }]);
    const after = { state, note: note.trim() };
    await updateVerdict(tx, id, after);
    const before = { state: place.state, note: place.note };
    const change = { actor: member, action: 'judge', subject: 'visa-file', subjectId: id, before } as const;
    await recordChange(tx, { ...change, after: { ...after, orderNo } });
    return toOrderDocument({ ...place, ...after });
  });
