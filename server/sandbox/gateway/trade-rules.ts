import type { Offer, Refund, Trade } from './trade-store.ts';

/** Reasons of a refusal; each protocol maps them to its own codes. */
export type Reason =
  | 'absent'
  | 'paid'
  | 'closed'
  | 'changed'
  | 'closing-paid'
  | 'closing-closed'
  | 'not-paid'
  | 'too-much'
  | 'repeat-differs';

export class TradeRefusal extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** The trade that an offer becomes. */
export function createTrade(offer: Offer, tradeNo: string, now: number): Trade {
  return {
    outTradeNo: offer.outTradeNo,
    tradeNo,
    subject: offer.subject,
    amount: offer.amount,
    status: 'waiting',
    createdAt: now,
    expiresAt: offer.expiresAt,
    notifyUrl: offer.notifyUrl,
    details: offer.details,
    refunds: [],
  };
}

/** Closes a waiting trade after its deadline; called before every access to a trade. */
export function settle(trade: Trade, now: number): Trade {
  if (trade.status === 'waiting' && now >= trade.expiresAt) trade.status = 'closed';
  return trade;
}

/** Refuses an offer that contradicts the existing trade of its number, or that comes after its end. */
export function requireSameTrade(trade: Trade, offer: Pick<Offer, 'amount' | 'subject'>): void {
  if (trade.status !== 'waiting') throw new TradeRefusal(trade.status);
  if (trade.amount !== offer.amount || trade.subject !== offer.subject) throw new TradeRefusal('changed');
}

export function markPaid(trade: Trade, now: number): void {
  trade.status = 'paid';
  trade.paidAt = now;
}

export function closeTrade(trade: Trade): void {
  if (trade.status !== 'waiting') throw new TradeRefusal(`closing-${trade.status}`);
  trade.status = 'closed';
}

export const refundedAmount = (trade: Trade): number =>
  trade.refunds.reduce((sum, refund) => sum + refund.amount, 0);

/** Whether the trade is fully refunded. */
export const isGivenBack = (trade: Trade): boolean =>
  trade.status === 'paid' && refundedAmount(trade) === trade.amount;

/** Refunds once per request number. `moved`: whether this call moved money. */
export function refundTrade(trade: Trade, request: Refund): { readonly moved: boolean } {
  const earlier = trade.refunds.find((refund) => refund.requestNo === request.requestNo);
  if (earlier) {
    if (earlier.amount === request.amount) return { moved: false };
    throw new TradeRefusal('repeat-differs');
  }
  if (trade.status !== 'paid') throw new TradeRefusal('not-paid');
  if (refundedAmount(trade) + request.amount > trade.amount) throw new TradeRefusal('too-much');
  trade.refunds.push(request);
  return { moved: true };
}
