import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Fen, Id, Instant, nullable, oneOf, pageOf, pageQuery, Text } from '../base/fields.ts';
import { ProductKind } from '../catalog/product.ts';
import { OrderNo, OrderParams } from './order-fields.ts';

/** A request for a 发票. A company gives its tax number: 15 to 20 letters and digits. */
export const InvoiceForm = Type.Object({
  type: oneOf('personal', 'company'),
  title: Type.String({ minLength: 1, maxLength: 100 }),
  taxNo: Type.Optional(Type.String({ pattern: '^([0-9A-Z]{15,20})?$' })),
  email: Type.String({ maxLength: 128, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' }),
});
export type InvoiceForm = Static<typeof InvoiceForm>;

/** The state of an invoice. A rejected or void one can be requested again while the order is active. */
const InvoiceState = oneOf('REQUESTED', 'ISSUED', 'VOID', 'REJECTED');

/**
 * An order's invoice; `amount` in fen is what was paid less what was refunded, frozen when it is issued. `note` says
 * why it was rejected or made void.
 */
export const Invoice = Type.Object({
  ...InvoiceForm.properties,
  state: InvoiceState,
  amount: nullable(Fen),
  invoiceNo: nullable(Type.String()),
  note: nullable(Type.String()),
  createdAt: Instant,
  /** Whether the invoice itself can be downloaded. */
  downloadable: Type.Boolean(),
});
export type Invoice = Static<typeof Invoice>;

/**
 * The to-do of finance for an invoice: `issue` it; `wait`, because a refund may be pending; `reject` it,
 * because the order was refunded; `redLetter`, because of a refund after it was issued.
 */
export const InvoiceDuty = oneOf('issue', 'wait', 'reject', 'redLetter');
export type InvoiceDuty = Static<typeof InvoiceDuty>;

/** An invoice for finance. `net` in fen is the amount paid less refunds. */
export const InvoiceRow = Type.Object({
  id: Id,
  ...Invoice.properties,
  orderNo: OrderNo,
  kind: ProductKind,
  orderTitle: Text,
  net: Fen,
  duty: nullable(InvoiceDuty),
  redInvoiceNo: nullable(Type.String()),
  updatedAt: Instant,
});
export type InvoiceRow = Static<typeof InvoiceRow>;

/** The number of an invoice, as the tax platform gives it. */
const InvoiceNo = Type.String({ pattern: '^\\d{8,20}$' });
const Reason = Type.String({ minLength: 1, maxLength: 200 });
const issue = { anyOf: ['trade:invoice:issue'], scope: { department: 'orders' } } as const;

export const invoiceContract = {
  'GET /api/v1/orders/:orderNo/invoice': entry({
    summary: "The invoice of one of the member's own orders, null when none was requested",
    params: OrderParams,
    data: nullable(Invoice),
  }),
  'POST /api/v1/orders/:orderNo/invoice': entry({
    summary:
      'Requests an invoice for one of the member’s paid orders, also after one was rejected or voided, or changes the request until it is issued (A0513 then)',
    params: OrderParams,
    body: InvoiceForm,
    data: Invoice,
  }),
  'GET /api/v1/orders/:orderNo/invoice/file': entry({
    summary: 'The issued invoice of one of the member’s orders as PDF or OFD; 404 until it is issued',
    kind: 'binary',
    params: OrderParams,
  }),
  'POST /api/v1/invoices/:orderNo/issue': entry({
    summary:
      'Finance issues the invoice of an order: its number, and the file of the tax platform. A0513 when none is requested or it is issued already; A0701 for another type',
    access: issue,
    kind: 'multipart',
    fileMegabytes: 10,
    params: OrderParams,
    body: Type.Object({
      invoiceNo: InvoiceNo,
      file: Type.Any({ description: 'PDF or OFD, at most 10 MB' }),
    }),
    data: Invoice,
  }),
  'GET /api/v1/invoices': entry({
    summary:
      'Invoices by state and words of title, tax number, order or number, the latest first; requested ones the oldest first',
    access: issue,
    query: Type.Object({
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      state: Type.Optional(InvoiceState),
      /** Only those with a refund after they were issued. */
      redLetter: Type.Optional(Type.Literal('yes')),
      ...pageQuery,
    }),
    data: pageOf(InvoiceRow),
  }),
  'GET /api/v1/invoices/:orderNo/file': entry({
    summary: 'The issued invoice of any order as PDF or OFD, for finance',
    access: issue,
    kind: 'binary',
    params: OrderParams,
  }),
  'POST /api/v1/invoices/:orderNo/reject': entry({
    summary:
      'Rejects a requested invoice with a reason; the buyer may request one again. A0513 when none is requested',
    access: issue,
    params: OrderParams,
    body: Type.Object({ reason: Reason }),
    data: Invoice,
  }),
  'POST /api/v1/invoices/:orderNo/void': entry({
    summary:
      'Voids an issued invoice with the number of its red invoice and a reason; the buyer may request one again while the order is active. A0513 when it is not issued',
    access: issue,
    params: OrderParams,
    body: Type.Object({ redInvoiceNo: InvoiceNo, reason: Reason }),
    data: Invoice,
  }),
} as const;
