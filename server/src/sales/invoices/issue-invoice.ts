import type { Invoice } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, violatedConstraint } from '#src/platform/database/index.ts';
import { conflict, HttpError, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import type { UploadedFile } from '#src/platform/http/index.ts';
import type { ScanFile } from '#src/platform/malware/index.ts';
import { lockOrderByNumber, type OrderRecord, recordOrderEvents } from '#src/sales/orders/index.ts';
import { invoiceFileType } from './invoice-file-type.ts';
import { findInvoice, type InvoiceFile, type InvoiceRecord, saveIssued } from './invoice-repository.ts';
import { alreadyIssued, requirePaid } from './invoice-service.ts';
import { toInvoice } from './invoice-view.ts';

/** The number and file of an invoice from the tax platform. */
export interface IssuedInvoice {
  readonly invoiceNo: string;
  readonly file: UploadedFile;
}

/** What issuing an invoice needs. */
export interface IssueDeps extends Pick<Deps, 'db' | 'now'> {
  readonly scan: ScanFile;
}

const readFile = ({ bytes }: UploadedFile): InvoiceFile => {
  const type = invoiceFileType(bytes);
  if (!type)
    throw new HttpError(
      { zh: '只支持 PDF、OFD 文件', en: 'Only PDF and OFD files are accepted' },
      { status: 400, code: errorCodes.uploadType, field: 'file' },
    );
  return { type, bytes };
};

const notAsked = () =>
  conflict(errorCodes.wrongState, '买家没有申请发票', 'The buyer has not requested an invoice');

const numberTaken = () =>
  invalidField(
    'invoiceNo',
    '该发票号码已用于其他订单',
    'This number belongs to the invoice of another order',
  );

const findRequested = async (tx: Db, { id }: OrderRecord): Promise<InvoiceRecord> => {
  const invoice = await findInvoice(tx, id);
  if (!invoice) throw notAsked();
  if (invoice.state !== 'REQUESTED') throw alreadyIssued();
  return invoice;
};

const writeDown = async (tx: Db, order: OrderRecord, issued: InvoiceRecord, actor: Member): Promise<void> => {
  const { orderNo, state } = order;
  const { invoiceNo, amount, email } = issued;
  await recordChange(tx, {
    actor,
    action: 'issue',
    subject: 'invoice',
    subjectId: orderNo,
    before: { state: 'REQUESTED' },
    after: { state: 'ISSUED', invoiceNo, amount },
  });
  const after = { state, invoiceNo, amount };
  await recordOrderEvents(tx, [
    { orderNo, event: 'issueInvoice', actor, before: state, after, mailTo: email },
  ]);
};

/** An invoice from the tax platform; without its file it cannot be downloaded. */
interface NumberedInvoice {
  readonly invoiceNo: string;
  readonly file?: InvoiceFile;
}

/**
 * Issues a requested invoice and notifies the buyer; its amount is fixed at paid minus refunded as of now.
 * Throws HttpError: 404, `invoiceNo` when another order has it, A0513 when none was requested, it is already issued, or a
 * refund is in progress.
 */
export const issueNumber = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  staff: Member,
  orderNo: string,
  { invoiceNo, file }: NumberedInvoice,
): Promise<Invoice> => {
  const issuing = db.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNo);
    if (!order) throw notFound();
    const { id } = await findRequested(tx, order);
    requirePaid(order);
    const amount = order.paidAmount - order.refundedAmount;
    const issued = await saveIssued(tx, id, { invoiceNo, amount, file, now: now() });
    await writeDown(tx, order, issued, staff);
    return toInvoice(issued);
  });
  return issuing.catch((error: unknown) => {
    throw violatedConstraint(error) === 'invoices_invoiceNo_unique' ? numberTaken() : error;
  });
};

/** {@link issueNumber} with the file. Throws also A0701 for one that is neither PDF nor OFD, and A0700 for malware. */
export const issueInvoice = async (
  deps: IssueDeps,
  staff: Member,
  orderNo: string,
  { invoiceNo, file: uploaded }: IssuedInvoice,
): Promise<Invoice> => {
  const file = readFile(uploaded);
  await deps.scan(file.bytes, staff.userId);
  return issueNumber(deps, staff, orderNo, { invoiceNo, file });
};
