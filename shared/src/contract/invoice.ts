import { type Static, Type } from 'typebox';
import { entry } from './entry.ts';
import { Fen, Instant, nullable } from './fields.ts';
import { OrderParams } from './order-fields.ts';

/** A request for a 发票. A company gives its tax number: 15 to 20 letters and digits. */
export const InvoiceForm = Type.Object({
  type: Type.Union([Type.Literal('personal'), Type.Literal('company')]),
  title: Type.String({ minLength: 1, maxLength: 100 }),
  taxNo: Type.Optional(Type.String({ pattern: '^([0-9A-Z]{15,20})?$' })),
  email: Type.String({ maxLength: 128, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' }),
});
export type InvoiceForm = Static<typeof InvoiceForm>;

/** An order's invoice; `amount` in fen is what was paid less what was refunded, frozen when it is issued. */
export const Invoice = Type.Object({
  ...InvoiceForm.properties,
  state: Type.Union([Type.Literal('REQUESTED'), Type.Literal('ISSUED'), Type.Literal('VOID')]),
  amount: nullable(Fen),
  invoiceNo: nullable(Type.String()),
  createdAt: Instant,
  /** Whether the invoice itself can be downloaded. */
  downloadable: Type.Boolean(),
});
export type Invoice = Static<typeof Invoice>;

export const invoiceContract = {
  'GET /api/v1/orders/:orderNo/invoice': entry({
    summary: "The invoice of one of the member's own orders, null when none was asked for",
    params: OrderParams,
    data: nullable(Invoice),
  }),
  'POST /api/v1/orders/:orderNo/invoice': entry({
    summary:
      'Asks for the invoice of an own paid order, or changes what was asked until it is issued (A0513 then)',
    params: OrderParams,
    body: InvoiceForm,
    data: Invoice,
  }),
  'GET /api/v1/orders/:orderNo/invoice/file': entry({
    summary: 'The issued invoice of an own order as PDF or OFD; 404 until it is issued',
    kind: 'binary',
    params: OrderParams,
  }),
  'POST /api/v1/invoices/:orderNo/issue': entry({
    summary:
      'Finance issues the invoice of an order: its number, and the file the tax platform gave. A0513 when none is asked for or it is issued already; A0701 for another type',
    access: { anyOf: ['trade:invoice:issue'] },
    kind: 'multipart',
    params: OrderParams,
    body: Type.Object({
      invoiceNo: Type.String({ pattern: '^\\d{8,20}$' }),
      file: Type.Any({ description: 'PDF or OFD, at most 10 MB' }),
    }),
    data: Invoice,
  }),
} as const;
