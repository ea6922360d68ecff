import type { DeliveryAddress, ProductKind } from '@portal/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import {
  type Db,
  eTickets,
  type FilledDetails,
  fulfilments,
  invoiceFiles,
  invoices,
  notifications,
  orderNotes,
  orders,
  paymentEvents,
  payments,
  refunds,
  travelContracts,
  trips,
  visits,
} from '#src/platform/database/index.ts';

const nowhere: DeliveryAddress = { name: '', mobile: '', province: '', city: '', district: '', street: '' };

/** The empty form fields of each kind. */
const blank: Readonly<Record<ProductKind, FilledDetails>> = {
  tour: {},
  hotel: { guests: [], arrivalTime: '' },
  ticket: {},
  goods: { address: nowhere },
  visa: { applicants: [], returnAddress: nowhere },
};

const blankForms = async (tx: Db, userId: number): Promise<void> => {
  for (const [kind, details] of Object.entries(blank) as [ProductKind, FilledDetails][]) {
    const contact = { name: '', mobile: '' };
    const form = { travellers: [], contact, emergencyContact: null, remark: '', details };
    await tx
      .update(orders)
      .set({ form, fingerprint: '' })
      .where(and(eq(orders.userId, userId), eq(orders.kind, kind)));
  }
};

/** A request for an invoice that was never issued is emptied; an issued one keeps its number. */
const blankInvoices = async (tx: Db, own: ReturnType<typeof ordersOf>): Promise<void> => {
  const made = tx.select({ id: invoices.id }).from(invoices).where(inArray(invoices.orderId, own));
  await tx.delete(invoiceFiles).where(inArray(invoiceFiles.invoiceId, made));
  await tx
    .delete(invoices)
    .where(and(inArray(invoices.orderId, own), inArray(invoices.state, ['REQUESTED', 'REJECTED'])));
  await tx
    .update(invoices)
    .set({ title: '', taxNo: null, email: '', note: null })
    .where(inArray(invoices.orderId, own));
};

/** Payments keep numbers, amounts and times; the provider's data about the payer is deleted. */
const blankPayments = async (tx: Db, own: ReturnType<typeof ordersOf>): Promise<void> => {
  const numbers = tx
    .select({ paymentNo: payments.paymentNo })
    .from(payments)
    .where(inArray(payments.orderId, own));
  await tx
    .update(paymentEvents)
    .set({ raw: {}, detail: null })
    .where(inArray(paymentEvents.paymentNo, numbers));
  await tx.update(payments).set({ offer: null }).where(inArray(payments.orderId, own));
  await tx
    .update(refunds)
    .set({ reason: '', decision: null, lastError: null })
    .where(inArray(refunds.orderId, own));
};

const ordersOf = (tx: Db, userId: number) =>
  tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));

/**
 * Erases personal data in a member's orders: travellers, addresses, contacts, visitors. Numbers, amounts,
 * states, days and products are retained for accounting.
 */
export const eraseOrders = async (tx: Db, userId: number): Promise<void> => {
  const own = ordersOf(tx, userId);
  await blankForms(tx, userId);
  await blankInvoices(tx, own);
  await blankPayments(tx, own);
  await tx.update(eTickets).set({ visitor: null }).where(inArray(eTickets.orderId, own));
  const parcel = { reason: null, carrier: null, trackingNo: null };
  await tx.update(fulfilments).set(parcel).where(inArray(fulfilments.orderId, own));
  await tx
    .update(travelContracts)
    .set({ contract: null, itinerary: null, nextTryAt: null })
    .where(inArray(travelContracts.orderId, own));
  await tx.delete(trips).where(inArray(trips.orderId, own));
  await tx.delete(visits).where(inArray(visits.orderId, own));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own));
  await tx.delete(notifications).where(inArray(notifications.orderId, own));
};
