import type { OrderState } from '@portal/shared/contract';
import type { RefundFacts, RefundObstacle } from './refund-facts.ts';
import { keptOf } from './refund-kinds.ts';

/** A refund quote in fen: of what is `paid` and not refunded, `fee` is kept and `refund` paid back. */
export interface OrderRefundQuote {
  readonly why: RefundObstacle | null;
  readonly paid: number;
  readonly fee: number;
  readonly refund: number;
}

const closedTo: Readonly<Record<OrderState, RefundObstacle | null>> = {
  PENDING_PAYMENT: 'notPaid',
  CLOSED: 'notPaid',
  PAID: null,
  PARTIALLY_REFUNDED: null,
  COMPLETED: 'completed',
  REFUND_REQUESTED: 'underWay',
  REFUNDING: 'underWay',
  REFUNDED: 'givenBack',
};

/** Why the state of an order forbids a refund; null if it does not. */
export const refundObstacle = (state: OrderState): RefundObstacle | null => closedTo[state];

/**
 * The refund quote of an order at `now`. Days and hours in Asia/Shanghai. Earlier partial refunds count
 * towards the refund of the terms. The fee is a share of the price, also when only the deposit is paid.
 */
export const quoteOrderRefund = (facts: RefundFacts, now: Date): OrderRefundQuote => {
  const { amount, unpaid = 0, refunded } = facts;
  const paid = amount - unpaid - refunded;
  const nothing = (why: RefundObstacle): OrderRefundQuote => ({ why, paid, fee: paid, refund: 0 });
  const closed = closedTo[facts.state];
  if (closed) return nothing(closed);
  const kept = keptOf(facts, now);
  if (typeof kept === 'string') return nothing(kept);
  const refund = Math.max(0, paid - kept);
  if (refund === 0 && unpaid > 0) return nothing('depositKept');
  if (refund === 0) return nothing(refunded > 0 ? 'givenBack' : 'tooLate');
  return { why: null, paid, fee: kept, refund };
};
