import type { InvoiceForm } from '@portal/shared/contract';
import { eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { type Db, invoiceFiles, invoices } from '#src/platform/database/index.ts';

/** Columns of an invoice, and whether it has a file. */
export const invoiceColumns = {
  ...getTableColumns(invoices),
  hasFile: sql<boolean>`exists (select 1 from ${invoiceFiles} where ${invoiceFiles.invoiceId} = ${invoices.id})`,
};

/** An invoice without its file, and whether it has one. */
export type InvoiceRecord = typeof invoices.$inferSelect & { readonly hasFile: boolean };

export const findInvoice = async (db: Db, orderId: number): Promise<InvoiceRecord | undefined> =>
  (await db.select(invoiceColumns).from(invoices).where(eq(invoices.orderId, orderId)))[0];

/**
 * Inserts or updates a request; undefined when the invoice is already issued. A void invoice can be requested
 * again: its old number stays in the audit log, its file at the tax platform.
 */
export const upsertRequest = async (
  tx: Db,
  orderId: number,
  { type, title, taxNo, email }: InvoiceForm,
  now: Date,
): Promise<InvoiceRecord | undefined> => {
  const asked = { type, title, taxNo: type === 'company' ? (taxNo ?? null) : null, email, updatedAt: now };
  const anew = { state: 'REQUESTED', amount: null, invoiceNo: null, redInvoiceNo: null, note: null } as const;
  const [row] = await tx
    .insert(invoices)
    .values({ ...asked, orderId, createdAt: now })
    .onConflictDoUpdate({
      target: invoices.orderId,
      set: { ...asked, ...anew },
      setWhere: ne(invoices.state, 'ISSUED'),
    })
    .returning();
  if (!row) return undefined;
  await tx.delete(invoiceFiles).where(eq(invoiceFiles.invoiceId, row.id));
  return { ...row, hasFile: false };
};

export type InvoiceFile = Pick<typeof invoiceFiles.$inferSelect, 'type' | 'bytes'>;

interface Issued {
  readonly invoiceNo: string;
  /** In fen. */
  readonly amount: number;
  readonly file?: InvoiceFile;
  readonly now: Date;
}

/** Stores number, amount and file of a requested invoice. Throws the unique violation of a number in use. */
export const saveIssued = async (
  tx: Db,
  id: number,
  { invoiceNo, amount, file, now }: Issued,
): Promise<InvoiceRecord> => {
  const [row] = await tx
    .update(invoices)
    .set({ state: 'ISSUED', invoiceNo, amount, updatedAt: now })
    .where(eq(invoices.id, id))
    .returning();
  if (!row) throw new Error(`invoice ${id} is gone`);
  if (file) await tx.insert(invoiceFiles).values({ invoiceId: id, ...file, createdAt: now });
  return { ...row, hasFile: file !== undefined };
};

type Decision = Pick<typeof invoices.$inferInsert, 'state' | 'note' | 'redInvoiceNo'>;

/** Stores a decision of finance. */
export const saveDecision = async (
  tx: Db,
  { id, hasFile }: InvoiceRecord,
  decision: Decision,
  now: Date,
): Promise<InvoiceRecord> => {
  const [row] = await tx
    .update(invoices)
    .set({ ...decision, updatedAt: now })
    .where(eq(invoices.id, id))
    .returning();
  if (!row) throw new Error(`invoice ${id} is gone`);
  return { ...row, hasFile };
};

/** The file and number of an order's invoice. */
export const findInvoiceFile = async (
  db: Db,
  orderId: number,
): Promise<(InvoiceFile & { invoiceNo: string | null }) | undefined> => {
  const { type, bytes } = invoiceFiles;
  const found = await db
    .select({ type, bytes, invoiceNo: invoices.invoiceNo })
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.id, invoiceFiles.invoiceId))
    .where(eq(invoices.orderId, orderId));
  return found[0];
};
