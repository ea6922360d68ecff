import type { ProductKind } from '@portal/shared/contract';

/** Where nobody has done anything for the buyer yet. */
const untouched: Readonly<Record<ProductKind, readonly string[]>> = {
  tour: ['GROUP_PENDING'],
  hotel: ['CONFIRMING'],
  ticket: ['ISSUED'],
  goods: ['TO_SHIP'],
  visa: ['DOCS_PENDING', 'DOCS_REJECTED'],
};

/**
 * Whether finance decides before money goes back. Nobody has to while fulfilment has not begun: no group or room was
 * confirmed, no ticket used, nothing sent, no document looked at. From then on somebody looks at it first.
 */
export const needsApproval = (kind: ProductKind, fulfilment: string): boolean =>
  !untouched[kind].includes(fulfilment);
