import type { Invoice } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { findInvoice, type InvoiceRecord } from './invoice-repository.ts';

/** An invoice as its buyer sees it. Issued invoices always have a file to download. */
export const toInvoice = (invoice: InvoiceRecord): Invoice => ({
  type: invoice.type,
  title: invoice.title,
  ...(invoice.taxNo === null ? {} : { taxNo: invoice.taxNo }),
  email: invoice.email,
  state: invoice.state,
  amount: invoice.amount,
  invoiceNo: invoice.invoiceNo,
  note: invoice.note,
  createdAt: invoice.createdAt.toISOString(),
  downloadable: invoice.hasFile,
});

/** The invoice of an order as its buyer sees it, null when none was requested. */
export const readInvoice = async (db: Db, orderId: number): Promise<Invoice | null> => {
  const invoice = await findInvoice(db, orderId);
  return invoice ? toInvoice(invoice) : null;
};
