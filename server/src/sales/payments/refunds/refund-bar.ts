import type { RefundBar, RefundScope } from '@portal/shared/contract';

/**
 * The people of a refund, by id: the order's buyer, the member of staff who proposed it, the one who decided, and in whose
 * place a deputy did.
 */
export interface RefundPeople {
  readonly buyer: number;
  readonly proposer: number | null;
  readonly decider: number | null;
  readonly principal: number | null;
  /** Whether a second person decides: it is above what a member of staff may refund alone. */
  readonly secondPerson: boolean;
}

/** What staff do with a refund. */
export type RefundDeed = 'propose' | 'approve' | 'reject' | 'retry' | 'transfer';

/**
 * Why a member of staff must not act on a refund; null: they may. Buyers never act on their own orders. A
 * proposer may withdraw (reject), but not release what needs a second person. A bank transfer leaves the way
 * the money came, so above the limit neither its decider nor whom a deputy represented records it.
 */
export const refundBar = (
  deed: RefundDeed,
  actor: number,
  { buyer, proposer, decider, principal, secondPerson }: RefundPeople,
): RefundBar | null => {
  if (actor === buyer) return 'bought';
  if (!secondPerson || deed === 'propose' || deed === 'reject') return null;
  if (actor === proposer) return 'proposed';
  return deed === 'transfer' && [decider, principal].includes(actor) ? 'decided' : null;
};

/**
 * Whether rejecting a refund needs a second person: its terms grant it. Its proposer withdraws it alone, and a part of an
 * order is refunded outside the terms.
 */
export const rejectionNeedsSecond = (
  actor: number,
  { scope, proposedBy }: { readonly scope: RefundScope; readonly proposedBy: number | null },
): boolean => scope !== 'part' && actor !== proposedBy;
