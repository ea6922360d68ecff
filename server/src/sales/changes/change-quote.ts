import { createHash } from 'node:crypto';
import type { ChangeInvoice } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { readInvoice } from '#src/sales/invoices/index.ts';

/** What becomes of the invoice of an order whose amount changes by `difference`; null without one. */
export const invoiceAfter = async (
  db: Db,
  orderId: number,
  difference: number,
): Promise<ChangeInvoice | null> => {
  const invoice = difference === 0 ? null : await readInvoice(db, orderId);
  if (invoice?.state === 'ISSUED') return 'reversed';
  return invoice?.state === 'REQUESTED' ? 'adjusted' : null;
};

/** The version of a quote: a hash of all that it depends on. */
export const versionOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
