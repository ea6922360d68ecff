import type { OrderState } from '@portal/shared/contract';
import type { RefundFacts, RefundObstacle } from './refund-facts.ts';
import { keptOf } from './refund-kinds.ts';

/** What giving an order back means now, in fen: of what is `paid` and still here, `fee` is kept and `refund` goes back. */
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

/** What the state of an order alone has against giving any of it back; null: nothing. */
export const refundObstacle = (state: OrderState): RefundObstacle | null => closedTo[state];

/**
 * What giving an order of any kind back means at `now`. Days and hours are Shanghai's. What was given back before (a
 * part of the money) counts towards what the terms give back.
 */
export const quoteOrderRefund = (facts: RefundFacts, now: Date): OrderRefundQuote => {
  const paid = facts.amount - facts.refunded;
  const nothing = (why: RefundObstacle): OrderRefundQuote => ({ why, paid, fee: paid, refund: 0 });
  const closed = closedTo[facts.state];
  if (closed) return nothing(closed);
  const kept = keptOf(facts, now);
  if (typeof kept === 'string') return nothing(kept);
  const refund = Math.max(0, paid - kept);
  if (refund === 0) return nothing(facts.refunded > 0 ? 'givenBack' : 'tooLate');
  return { why: null, paid, fee: kept, refund };
};
