import type { InvoiceForm } from '@portal/shared/contract';
import type { FieldFault } from '@portal/shared/rules';
import { checkInvoiceDraft, type InvoiceDraft, invoiceIn, invoiceOf } from '../invoice/invoice-form.ts';
import { textIn, type UntrustedRecord } from './parse-draft.ts';

/** What every booking may add, whatever its kind. */
export interface ExtrasDraft {
  readonly remark: string;
  /** One of the member's own coupons. */
  readonly couponId: number | null;
  readonly invoice: InvoiceDraft | null;
}

export const blankExtras: ExtrasDraft = { remark: '', couponId: null, invoice: null };

export const extrasIn = ({ remark, couponId, invoice }: UntrustedRecord): ExtrasDraft => ({
  remark: textIn(remark),
  couponId: Number.isSafeInteger(couponId) ? Number(couponId) : null,
  invoice: invoiceIn(invoice),
});

export const checkExtras = ({ invoice }: ExtrasDraft): readonly FieldFault[] => checkInvoiceDraft(invoice);

interface Extras {
  readonly remark?: string;
  readonly couponId?: number;
  readonly invoice?: InvoiceForm;
}

/** The extras as they are sent: nothing that is empty. */
export const extrasOf = ({ remark, couponId, invoice }: ExtrasDraft): Extras => ({
  ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
  ...(couponId === null ? {} : { couponId }),
  ...(invoice === null ? {} : { invoice: invoiceOf(invoice) }),
});
