import type { Invoice, InvoiceForm } from '@portal/shared/contract';
import { checkInvoice, errorCodes, isPaidOrderState, openBalance } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, type Member, notFound, throwFieldError } from '#src/platform/errors/index.ts';
import type { SentFile } from '#src/platform/http/index.ts';
import { findOwnOrder, lockOwnOrder, type OrderRecord } from '#src/sales/orders/index.ts';
import {
  findInvoice,
  findInvoiceFile,
  type InvoiceFile,
  type InvoiceRecord,
  upsertRequest,
} from './invoice-repository.ts';
import { readInvoice, toInvoice } from './invoice-view.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** Stores the invoice request of a booking, in its transaction. Throws an HttpError naming the field. */
export const requestWithOrder = async (tx: Db, orderId: number, form: InvoiceForm | undefined, now: Date) => {
  if (!form) return;
  throwFieldError(checkInvoice(form), 'invoice/');
  await upsertRequest(tx, orderId, form, now);
};

/** Throws unless the order is paid in full and no refund is in progress. */
export const requirePaid = (order: OrderRecord): void => {
  const { state } = order;
  if (openBalance(order) > 0)
    throw conflict(
      errorCodes.wrongState,
      '付清尾款后可申请开具发票',
      'An invoice is issued once the balance is paid',
    );
  if (!isPaidOrderState(state))
    throw conflict(
      errorCodes.wrongState,
      '订单当前状态不能申请发票',
      'An invoice cannot be requested for this order now',
    );
};

export const alreadyIssued = () =>
  conflict(errorCodes.wrongState, '发票已开具，不能再修改', 'The invoice has already been issued');

/** The invoice of the member's order. Throws 404, also for an order of another member. */
export const getOwnInvoice = async (
  { db }: Needs,
  userId: number,
  orderNo: string,
): Promise<Invoice | null> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  return readInvoice(db, order.id);
};

/** An invoice file with its file name. Throws 404 without one. */
export const toInvoiceFile = (file: (InvoiceFile & { invoiceNo: string | null }) | undefined): SentFile => {
  if (!file) throw notFound('发票还没有开具', 'The invoice has not been issued yet');
  const { type, bytes, invoiceNo } = file;
  return { name: `invoice-${invoiceNo}.${type === 'application/pdf' ? 'pdf' : 'ofd'}`, type, bytes };
};

/** The invoice file of the member's order. Throws 404 until it is issued, and for others' orders. */
export const getInvoiceFile = async ({ db }: Needs, userId: number, orderNo: string): Promise<SentFile> => {
  const order = await findOwnOrder(db, userId, orderNo);
  return toInvoiceFile(order && (await findInvoiceFile(db, order.id)));
};

const audited = ({ type, title, state, invoiceNo, redInvoiceNo }: InvoiceRecord) => ({
  ...{ type, title },
  ...(state === 'VOID' ? { state, invoiceNo, redInvoiceNo } : {}),
});

/**
 * Requests the invoice of the member's paid order, or changes the request. Throws HttpError: 404, an invalid
 * field, A0513 when the order is not paid or refunded, or its invoice is issued.
 */
export const requestInvoice = (
  { db, now }: Needs,
  member: Member,
  orderNo: string,
  form: InvoiceForm,
): Promise<Invoice> =>
  db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, member.userId, orderNo);
    if (!order) throw notFound();
    requirePaid(order);
    throwFieldError(checkInvoice(form));
    const before = await findInvoice(tx, order.id);
    const kept = await upsertRequest(tx, order.id, form, now());
    if (!kept) throw alreadyIssued();
    await recordChange(tx, {
      actor: member,
      action: 'request',
      subject: 'invoice',
      subjectId: orderNo,
      before: before ? audited(before) : null,
      after: audited(kept),
    });
    return toInvoice(kept);
  });
