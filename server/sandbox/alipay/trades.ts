import { randomInt } from 'node:crypto';
import { formatAlipayTime } from '../../src/modules/payment/alipay-time.ts';
import type { Offer, Refund, Trade } from './book.ts';
import { Refusal } from './refusal.ts';

/** The trade a buyer's coming creates. */
export function createTrade(offer: Offer, now: number): Trade {
  return {
    outTradeNo: offer.outTradeNo,
    tradeNo: createTradeNo(now),
    subject: offer.subject,
    amount: offer.amount,
    status: 'WAIT_BUYER_PAY',
    createdAt: now,
    expiresAt: offer.expiresAt,
    notifyUrl: offer.notifyUrl,
    refunds: [],
  };
}

/** Closes a waiting trade whose time has run out; the gateway looks at no trade before this. */
export function settle(trade: Trade, now: number): Trade {
  if (trade.status === 'WAIT_BUYER_PAY' && now >= trade.expiresAt) trade.status = 'TRADE_CLOSED';
  return trade;
}

/** Refuses an offer that contradicts the trade already made under its number, or comes after its end. */
export function requireSameTrade(trade: Trade, offer: Pick<Offer, 'amount' | 'subject'>): void {
  if (trade.status === 'TRADE_SUCCESS') throw new Refusal('ACQ.TRADE_HAS_SUCCESS', '交易已被支付');
  if (trade.status === 'TRADE_CLOSED') throw new Refusal('ACQ.TRADE_HAS_CLOSE', '交易已经关闭');
  if (trade.amount !== offer.amount || trade.subject !== offer.subject) {
    throw new Refusal('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改');
  }
}

export function markPaid(trade: Trade, now: number): void {
  trade.status = 'TRADE_SUCCESS';
  trade.paidAt = now;
}

export function closeTrade(trade: Trade): void {
  if (trade.status !== 'WAIT_BUYER_PAY') throw new Refusal('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
  trade.status = 'TRADE_CLOSED';
}

export const refundedAmount = (trade: Trade): number =>
  trade.refunds.reduce((sum, refund) => sum + refund.amount, 0);

/** Refunds once per request number. `moved` tells whether this very call moved money. A full refund ends the trade. */
export function refundTrade(trade: Trade, request: Refund): { readonly moved: boolean } {
  const earlier = trade.refunds.find((refund) => refund.requestNo === request.requestNo);
  if (earlier) {
    if (earlier.amount === request.amount) return { moved: false };
    throw new Refusal('ACQ.DISCORDANT_REPEAT_REQUEST', '不一致的重复请求');
  }
  if (trade.status !== 'TRADE_SUCCESS') throw new Refusal('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
  if (refundedAmount(trade) + request.amount > trade.amount) {
    throw new Refusal('ACQ.REASON_TRADE_REFUND_FEE_ERR', '退款金额无效');
  }
  trade.refunds.push(request);
  if (refundedAmount(trade) === trade.amount) trade.status = 'TRADE_CLOSED';
  return { moved: true };
}

function createTradeNo(now: number): string {
  const day = formatAlipayTime(new Date(now)).slice(0, 10).replaceAll('-', '');
  const digits = Array.from({ length: 15 }, () => randomInt(10)).join('');
  return `${day}22001${digits}`;
}
