import type { InvoiceForm } from '@portal/shared/contract';
import { checkInvoice, type FieldFault } from '@portal/shared/rules';
import { recordIn, textIn } from '../form/parse-draft.ts';

/** What the invoice is to say, while being typed in. */
export interface InvoiceDraft {
  readonly type: InvoiceForm['type'];
  readonly title: string;
  readonly taxNo: string;
  readonly email: string;
}

/** A request to begin with: invoices go where the contact reads mail, if that is known. */
export const blankInvoice = (email = ''): InvoiceDraft => ({ type: 'personal', title: '', taxNo: '', email });

export const invoiceIn = (kept: unknown): InvoiceDraft | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { type, title, taxNo, email } = recordIn(kept);
  return {
    type: type === 'company' ? 'company' : 'personal',
    title: textIn(title),
    taxNo: textIn(taxNo),
    email: textIn(email),
  };
};

/** A request as it is sent. Tax numbers are written in capitals. */
export const invoiceOf = ({ type, title, taxNo, email }: InvoiceDraft): InvoiceForm => ({
  type,
  title: title.trim(),
  ...(type === 'company' ? { taxNo: taxNo.trim().toUpperCase() } : {}),
  email: email.trim(),
});

/** What is wrong with a request; nothing where none is wanted. */
export const checkInvoiceDraft = (invoice: InvoiceDraft | null): FieldFault[] =>
  invoice
    ? checkInvoice(invoiceOf(invoice)).map(({ field, code }) => ({ field: `invoice/${field}`, code }))
    : [];
