import type { DeliveryAddress, ProductKind } from '@portal/shared/contract';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  approvals,
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

/** The ids of orders. */
type OrderIds = ReturnType<typeof ordersOf> | readonly number[];

const among = (column: PgColumn, ids: OrderIds): SQL =>
  Array.isArray(ids) ? inArray(column, [...ids]) : inArray(column, ids as ReturnType<typeof ordersOf>);

const blankForms = async (tx: Db, own: OrderIds): Promise<void> => {
  for (const [kind, details] of Object.entries(blank) as [ProductKind, FilledDetails][]) {
    const contact = { name: '', mobile: '' };
    const form = { travellers: [], contact, emergencyContact: null, remark: '', details };
    await tx
      .update(orders)
      .set({ form, fingerprint: '' })
      .where(and(among(orders.id, own), eq(orders.kind, kind)));
  }
};

/** A request for an invoice that was never issued is emptied; an issued one keeps its number. */
const blankInvoices = async (tx: Db, own: OrderIds): Promise<void> => {
  const made = tx.select({ id: invoices.id }).from(invoices).where(among(invoices.orderId, own));
  await tx.delete(invoiceFiles).where(inArray(invoiceFiles.invoiceId, made));
  await tx
    .delete(invoices)
    .where(and(among(invoices.orderId, own), inArray(invoices.state, ['REQUESTED', 'REJECTED'])));
  await tx
    .update(invoices)
    .set({ title: '', taxNo: null, email: '', note: null })
    .where(among(invoices.orderId, own));
};

/** Payments keep numbers, amounts and times; the provider's data about the payer is deleted. */
const blankPayments = async (tx: Db, own: OrderIds): Promise<void> => {
  const numbers = tx
    .select({ paymentNo: payments.paymentNo })
    .from(payments)
    .where(among(payments.orderId, own));
  await tx
    .update(paymentEvents)
    .set({ raw: {}, detail: null })
    .where(inArray(paymentEvents.paymentNo, numbers));
  await tx.update(payments).set({ offer: null }).where(among(payments.orderId, own));
  await tx
    .update(refunds)
    .set({ reason: '', decision: null, lastError: null })
    .where(among(refunds.orderId, own));
  await tx
    .update(approvals)
    .set({ reason: '', decision: null, proposal: null })
    .where(among(approvals.orderId, own));
};

const ordersOf = (tx: Db, userId: number) =>
  tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));

/**
 * Erases personal data in orders: travellers, addresses, contacts, visitors. Numbers, amounts, states, days and products
 * are retained for accounting. An order without fingerprint is erased.
 */
export const eraseOrders = async (tx: Db, ids: OrderIds): Promise<void> => {
  await blankForms(tx, ids);
  await blankInvoices(tx, ids);
  await blankPayments(tx, ids);
  await tx.update(eTickets).set({ visitor: null }).where(among(eTickets.orderId, ids));
  const parcel = { reason: null, carrier: null, trackingNo: null };
  await tx.update(fulfilments).set(parcel).where(among(fulfilments.orderId, ids));
  await tx
    .update(travelContracts)
    .set({ contract: null, itinerary: null, nextTryAt: null })
    .where(among(travelContracts.orderId, ids));
  for (const table of [trips, visits, orderNotes, notifications])
    await tx.delete(table).where(among(table.orderId, ids));
};

/** Erases the personal data in a member's orders. */
export const eraseOrdersOf = (tx: Db, userId: number): Promise<void> => eraseOrders(tx, ordersOf(tx, userId));
