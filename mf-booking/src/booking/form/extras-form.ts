import type { InvoiceForm } from '@portal/shared/contract';
import type { FieldFault } from '@portal/shared/rules';
import { checkInvoiceDraft, type InvoiceDraft, invoiceIn, invoiceOf } from '../invoice/invoice-form.ts';
import { textIn, type UntrustedRecord } from './parse-draft.ts';

/** One of the member's own coupons, the best one at the current price, or none: the member removed it. */
export type CouponDraft = number | 'best' | null;

/** What every booking may add, whatever its kind. */
export interface ExtrasDraft {
  readonly remark: string;
  readonly couponId: CouponDraft;
  readonly invoice: InvoiceDraft | null;
}

export const blankExtras: ExtrasDraft = { remark: '', couponId: 'best', invoice: null };

const couponIn = (value: unknown): CouponDraft => {
  if (value === null) return null;
  return Number.isSafeInteger(value) ? Number(value) : 'best';
};

export const extrasIn = ({ remark, couponId, invoice }: UntrustedRecord): ExtrasDraft => ({
  remark: textIn(remark),
  couponId: couponIn(couponId),
  invoice: invoiceIn(invoice),
});

export const checkExtras = ({ invoice }: ExtrasDraft): readonly FieldFault[] => checkInvoiceDraft(invoice);

interface Extras {
  readonly remark?: string;
  readonly couponId?: number;
  readonly invoice?: InvoiceForm;
}

/** The extras as they are sent: nothing that is empty, and a coupon only once it is known which. */
export const extrasOf = ({ remark, couponId, invoice }: ExtrasDraft): Extras => ({
  ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
  ...(typeof couponId === 'number' ? { couponId } : {}),
  ...(invoice === null ? {} : { invoice: invoiceOf(invoice) }),
});
