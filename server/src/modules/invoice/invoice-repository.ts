import type { InvoiceForm } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { invoices } from '../../db/schema/index.ts';

export type InvoiceRecord = typeof invoices.$inferSelect;

export const findInvoice = async (db: Db, orderId: number): Promise<InvoiceRecord | undefined> =>
  (await db.select().from(invoices).where(eq(invoices.orderId, orderId)))[0];

/** Writes down what is asked for, or changes it as long as it was not issued; undefined when it was. */
export const keepRequest = async (
  tx: Db,
  orderId: number,
  { type, title, taxNo, email }: InvoiceForm,
  now: Date,
): Promise<InvoiceRecord | undefined> => {
  const asked = { type, title, taxNo: type === 'company' ? (taxNo ?? null) : null, email, updatedAt: now };
  const [row] = await tx
    .insert(invoices)
    .values({ ...asked, orderId, createdAt: now })
    .onConflictDoUpdate({
      target: invoices.orderId,
      set: asked,
      setWhere: eq(invoices.state, 'REQUESTED'),
    })
    .returning();
  return row;
};
