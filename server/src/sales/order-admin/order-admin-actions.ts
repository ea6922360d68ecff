import type { OrderNote } from '@portal/shared/contract';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import { invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { findOrderByNumber } from '#src/sales/orders/index.ts';
import { insertNote } from './note-repository.ts';
import { toOrderNote } from './order-admin-view.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** Adds an internal note to any order. Throws 404, and an HttpError naming the field for a blank note. */
export const addNote = (
  { db, now }: Needs,
  staff: Member,
  orderNo: string,
  words: string,
): Promise<OrderNote> =>
  db.transaction(async (tx) => {
    const text = words.trim();
    if (text === '') throw invalidField('text', '请填写备注内容', 'Please write something');
    const order = await findOrderByNumber(tx, orderNo);
    if (!order) throw notFound();
    const createdAt = now();
    const id = await insertNote(tx, { orderId: order.id, authorId: staff.userId, text, createdAt });
    const after = { note: id };
    await recordChange(tx, {
      actor: staff,
      action: 'note',
      subject: 'order-note',
      subjectId: orderNo,
      after,
    });
    return toOrderNote({ id, author: staff.username, text, createdAt });
  });

/** The full document number of a traveller of any order; accesses are audited without it. Throws 404. */
export const revealTravellerDocument = async (
  { db }: Needs,
  cipher: DocumentCipher,
  staff: Member,
  { orderNo, traveller }: { readonly orderNo: string; readonly traveller: number },
): Promise<{ documentNo: string }> => {
  const found = (await findOrderByNumber(db, orderNo))?.form.travellers[traveller];
  if (!found) throw notFound();
  await recordChange(db, {
    actor: staff,
    action: 'show-document',
    subject: 'order-traveller',
    subjectId: orderNo,
    after: { traveller, name: found.name },
  });
  return { documentNo: cipher.decrypt(found.documentCipher) };
};
