import type { Invoice } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, type HttpError, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { lockOrderByNumber, type OrderRecord, recordOrderEvents } from '#src/sales/orders/index.ts';
import { findInvoice, type InvoiceRecord, saveDecision } from './invoice-repository.ts';
import { toInvoice } from './invoice-view.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** A decision on a requested or issued invoice. */
interface Decision {
  readonly action: 'reject' | 'void';
  readonly event: 'rejectInvoice' | 'voidInvoice';
  readonly from: Invoice['state'];
  readonly to: Invoice['state'];
  readonly reason: string;
  readonly redInvoiceNo?: string;
  readonly otherwise: () => HttpError;
}

const lockInState = async (tx: Db, orderNo: string, { from, otherwise }: Decision) => {
  const order = await lockOrderByNumber(tx, orderNo);
  if (!order) throw notFound();
  const invoice = await findInvoice(tx, order.id);
  if (invoice?.state !== from) throw otherwise();
  return { order, invoice };
};

/** Notifies the buyer at the email address of the invoice. */
const notifyBuyer = (
  tx: Db,
  staff: Member,
  order: OrderRecord,
  kept: InvoiceRecord,
  event: Decision['event'],
) => {
  const { orderNo, state } = order;
  const after = { state, reason: kept.note, at: kept.updatedAt.toISOString() };
  return recordOrderEvents(tx, [{ orderNo, event, actor: staff, before: state, after, mailTo: kept.email }]);
};

const decide = ({ db, now }: Needs, staff: Member, orderNo: string, decision: Decision): Promise<Invoice> =>
  db.transaction(async (tx) => {
    const { order, invoice } = await lockInState(tx, orderNo, decision);
    const { action, from, to, redInvoiceNo = null } = decision;
    const note = decision.reason.trim();
    if (note === '') throw invalidField('reason', '请填写原因', 'Please say why');
    const kept = await saveDecision(tx, invoice, { state: to, note, redInvoiceNo }, now());
    await recordChange(tx, {
      ...{ actor: staff, action, subject: 'invoice', subjectId: orderNo },
      before: { state: from, invoiceNo: invoice.invoiceNo },
      after: { state: to, note, redInvoiceNo },
    });
    await notifyBuyer(tx, staff, order, kept, decision.event);
    return toInvoice(kept);
  });

/**
 * Rejects a requested invoice and notifies the buyer. Throws HttpError: 404, `reason` when blank, A0513 when
 * no request is pending.
 */
export const rejectInvoice = (
  deps: Needs,
  staff: Member,
  orderNo: string,
  { reason }: { readonly reason: string },
): Promise<Invoice> =>
  decide(deps, staff, orderNo, {
    ...{ action: 'reject', event: 'rejectInvoice', from: 'REQUESTED', to: 'REJECTED', reason },
    otherwise: () =>
      conflict(errorCodes.wrongState, '没有待开具的申请，不能驳回', 'There is no request to reject'),
  });

/**
 * Marks an issued invoice as voided by a red invoice and notifies the buyer. Throws HttpError: 404, `reason`
 * when blank, A0513 when it is not issued.
 */
export const voidInvoice = (
  deps: Needs,
  staff: Member,
  orderNo: string,
  { reason, redInvoiceNo }: { readonly reason: string; readonly redInvoiceNo: string },
): Promise<Invoice> =>
  decide(deps, staff, orderNo, {
    ...{ action: 'void', event: 'voidInvoice', from: 'ISSUED', to: 'VOID', reason, redInvoiceNo },
    otherwise: () =>
      conflict(
        errorCodes.wrongState,
        '发票未开具或已作废',
        'The invoice has not been issued or is already void',
      ),
  });
