import type { AdminOrder, OrderNote, OrderPayment } from '@portal/shared/contract';
import { maskMobile, maskName } from '@portal/shared/rules';
import { toOrderBalance } from '#src/sales/my-orders/index.ts';
import type { PaymentRecord } from '#src/sales/payments/index.ts';
import type { NoteRow } from './note-repository.ts';
import type { AdminOrderRow } from './order-admin-repository.ts';

/** An order as a row of the staff list, its contact masked. */
export const toAdminOrder = (row: AdminOrderRow): AdminOrder => ({
  orderNo: row.orderNo,
  kind: row.kind,
  state: row.state,
  fulfilment: row.fulfilment,
  closedReason: row.closedReason,
  title: row.title,
  titleEn: row.titleEn,
  travelDay: row.travelDay,
  people: row.people,
  amount: row.amount,
  refundedAmount: row.refundedAmount,
  balance: toOrderBalance(row),
  createdAt: row.createdAt.toISOString(),
  member: row.member,
  contactName: maskName(row.contactName),
  contactMobile: row.contactMobile && maskMobile(row.contactMobile),
});

export const toOrderPayment = (payment: PaymentRecord): OrderPayment => ({
  paymentNo: payment.paymentNo,
  provider: payment.provider,
  state: payment.state,
  amount: payment.amount,
  tradeNo: payment.tradeNo,
  createdAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
});

export const toOrderNote = ({ id, author, text, createdAt }: NoteRow): OrderNote => ({
  id,
  author,
  text,
  createdAt: createdAt.toISOString(),
});
