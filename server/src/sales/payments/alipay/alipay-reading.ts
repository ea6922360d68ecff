import type { AlipaySdk } from 'alipay-sdk';
import {
  ForgedNotification,
  type PaymentNotification,
  ProviderError,
  type RefundState,
  type Trade,
  type TradeState,
} from '../payment-provider.ts';
import { yuanToFen } from '../yuan.ts';
import type { AlipayAnswer } from './alipay-failure.ts';
import { parseAlipayTime } from './alipay-time.ts';

const STATES: ReadonlyMap<unknown, TradeState> = new Map([
  ['WAIT_BUYER_PAY', 'waiting'],
  ['TRADE_SUCCESS', 'success'],
  ['TRADE_FINISHED', 'success'],
  ['TRADE_CLOSED', 'closed'],
]);

/** Parses the response of a trade query. A genuine response about another trade (replay) is refused. */
export function readTrade(paymentNo: string, answer: AlipayAnswer): Trade {
  if (answer.outTradeNo !== paymentNo) throw new ProviderError('Alipay answered about another trade');
  return {
    state: readState(answer.tradeStatus),
    tradeNo: readText('trade_no', answer.tradeNo),
    amount: readAmount(answer.totalAmount),
  };
}

/** Parses the response of a refund query: code 10000 alone is no proof, only the data of the refund is. */
export function readRefund(refundNo: string, answer: AlipayAnswer): RefundState {
  if (answer.refundStatus === undefined) return 'absent';
  if (answer.outRequestNo !== refundNo) throw new ProviderError('Alipay answered about another refund');
  return answer.refundStatus === 'REFUND_SUCCESS' ? 'success' : 'processing';
}

/** Alipay repeats a notification for 24 h 22 min. */
const MAX_AGE = 25 * 3_600_000;
/** Difference between its clock and ours, in ms. */
const TOLERANCE = 10 * 60_000;

/** Verifies the signature of a webhook (RSA2 only) and its age, and parses it. */
export function parseAlipayNotification(
  sdk: AlipaySdk,
  body: Readonly<Record<string, string>>,
  now: Date,
): PaymentNotification {
  if (body.sign_type !== 'RSA2' || !sdk.checkNotifySignV2(body)) {
    throw new ForgedNotification('the notification is not signed by Alipay');
  }
  checkAge(readText('notify_time', body.notify_time), now);
  return {
    notificationId: readText('notify_id', body.notify_id),
    appId: readText('app_id', body.app_id),
    sellerId: readText('seller_id', body.seller_id),
    paymentNo: readText('out_trade_no', body.out_trade_no),
    tradeNo: readText('trade_no', body.trade_no),
    amount: readAmount(body.total_amount),
    state: readState(body.trade_status),
  };
}

function checkAge(text: string, now: Date): void {
  const age = now.getTime() - readTime(text).getTime();
  if (age > MAX_AGE) throw new ForgedNotification('the notification is older than 25 h: it is a replay');
  if (age < -TOLERANCE) throw new ForgedNotification('the notification is dated in the future');
}

function readTime(text: string): Date {
  try {
    return parseAlipayTime(text);
  } catch (error) {
    throw new ProviderError(`Alipay sent an unreadable notify_time "${text}"`, { cause: error });
  }
}

function readState(status: unknown): TradeState {
  const state = STATES.get(status);
  if (!state) throw new ProviderError(`Alipay names an unknown trade status "${status}"`);
  return state;
}

function readText(field: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new ProviderError(`Alipay left out ${field}`);
  return value;
}

function readAmount(value: unknown): number {
  try {
    return yuanToFen(readText('total_amount', value));
  } catch (error) {
    throw new ProviderError(`Alipay sent an unreadable total_amount "${value}"`, { cause: error });
  }
}
