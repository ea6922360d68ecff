import type { ProductKind } from '@portal/shared/contract';

/** The states in which fulfilment has not begun. */
const untouched: Readonly<Record<ProductKind, readonly string[]>> = {
  tour: ['GROUP_PENDING'],
  hotel: ['CONFIRMING'],
  ticket: ['ISSUED'],
  goods: ['TO_SHIP'],
  visa: ['DOCS_PENDING', 'DOCS_REJECTED'],
};

/**
 * Whether a refund needs approval by finance: not before fulfilment has begun (no group or room confirmed, no
 * ticket used, nothing sent, no document reviewed).
 */
export const needsApproval = (kind: ProductKind, fulfilment: string): boolean =>
  !untouched[kind].includes(fulfilment);
