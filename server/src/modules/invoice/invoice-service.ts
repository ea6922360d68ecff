import type { Invoice, InvoiceForm, OrderState } from '@portal/shared/contract';
import { checkInvoice, errorCodes } from '@portal/shared/rules';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound, refused } from '../../http/fault.ts';
import { refuseFaults } from '../../http/field-faults.ts';
import type { Member } from '../../http/member.ts';
import { recordChanges } from '../audit/audit-service.ts';
import { findOwnOrder, lockOwnOrder, type OrderRecord } from '../order/order-repository.ts';
import { findInvoice, type InvoiceRecord, keepRequest } from './invoice-repository.ts';

type Needs = Pick<Deps, 'database' | 'now'>;

const shown = (invoice: InvoiceRecord): Invoice => ({
  type: invoice.type,
  title: invoice.title,
  ...(invoice.taxNo === null ? {} : { taxNo: invoice.taxNo }),
  email: invoice.email,
  state: invoice.state,
  amount: invoice.amount,
  invoiceNo: invoice.invoiceNo,
  createdAt: invoice.createdAt.toISOString(),
});

/** The invoice of an order as its buyer sees it, null when none was asked for. */
export const readInvoice = async (db: Db, orderId: number): Promise<Invoice | null> => {
  const invoice = await findInvoice(db, orderId);
  return invoice ? shown(invoice) : null;
};

/** Keeps what a booking asks of its invoice, in the booking's transaction. Throws a fault that names the field. */
export const askWithOrder = async (
  tx: Db,
  orderId: number,
  form: InvoiceForm | undefined,
  now: Date,
): Promise<void> => {
  if (!form) return;
  refuseFaults(checkInvoice(form), 'invoice/');
  await keepRequest(tx, orderId, form, now);
};

const invoiced: readonly OrderState[] = ['PAID', 'COMPLETED', 'PARTIALLY_REFUNDED'];

const refuseUnpaid = ({ state }: OrderRecord): void => {
  if (!invoiced.includes(state))
    throw refused(
      errorCodes.wrongState,
      '订单当前状态不能申请发票',
      'No invoice is issued for this order now',
      409,
    );
};

const issued = () =>
  refused(errorCodes.wrongState, '发票已开具，不能再修改', 'The invoice was issued already', 409);

/** The invoice of an own order. Throws 404, also for somebody else's order. */
export const getOwnInvoice = async (
  { database: { db } }: Needs,
  userId: number,
  orderNo: string,
): Promise<Invoice | null> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  return readInvoice(db, order.id);
};

/**
 * Asks for the invoice of an own paid order, or changes what was asked. Throws 404, a fault that names the field, and
 * A0513 when the order is not paid, is given back, or its invoice was issued.
 */
export const requestInvoice = (
  { database: { db }, now }: Needs,
  member: Member,
  orderNo: string,
  form: InvoiceForm,
): Promise<Invoice> =>
  db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, member.userId, orderNo);
    if (!order) throw notFound();
    refuseUnpaid(order);
    refuseFaults(checkInvoice(form));
    const kept = await keepRequest(tx, order.id, form, now());
    if (!kept) throw issued();
    const { type, title } = form;
    await recordChanges(tx, [
      {
        actor: member,
        action: 'request',
        subject: 'invoice',
        subjectId: orderNo,
        before: null,
        after: { type, title },
      },
    ]);
    return shown(kept);
  });
