import {
  ForgedNotification,
  type PaymentNotification,
  ProviderError,
  ProviderRefusal,
  type RefundNotification,
  type RefundState,
  type Trade,
  type TradeState,
} from '../payment-provider.ts';
import { type SealedResource, unseal } from './sealed-resource.ts';
import type { WechatpayConfig } from './wechatpay-account.ts';
import type { WechatpayAnswer } from './wechatpay-call.ts';
import { findForgery } from './wechatpay-signing.ts';

/** REFUND: paid and refunded in part or whole outside our system, so it must not pay an order. */
const STATES: ReadonlyMap<unknown, TradeState> = new Map([
  ['NOTPAY', 'waiting'],
  ['USERPAYING', 'waiting'],
  ['PAYERROR', 'waiting'],
  ['SUCCESS', 'success'],
  ['REFUND', 'closed'],
  ['CLOSED', 'closed'],
  ['REVOKED', 'closed'],
]);

/** Parses the response of a trade query. A genuine response about another trade (replay) is refused. */
export function readTrade(paymentNo: string, answer: WechatpayAnswer): Trade {
  if (answer.out_trade_no !== paymentNo) throw new ProviderError('WeChat Pay answered about another trade');
  const state = readState(answer.trade_state);
  // Before payment there is neither trade number nor amount.
  if (state !== 'success') return { state };
  return { state, tradeNo: readText(answer, 'transaction_id'), amount: readFen(answer, 'total') };
}

/** Parses a refund. Throws `ProviderRefusal` when it failed and needs manual action at WeChat Pay. */
export function readRefund(refundNo: string, answer: WechatpayAnswer): RefundState {
  if (answer.out_refund_no !== refundNo) throw new ProviderError('WeChat Pay answered about another refund');
  const { status } = answer;
  if (status === 'SUCCESS') return 'success';
  if (status === 'PROCESSING') return 'processing';
  if (status === 'CLOSED' || status === 'ABNORMAL')
    throw new ProviderRefusal(`WeChat Pay: the refund is ${status}`, `REFUND_${status}`);
  throw new ProviderError(`WeChat Pay names an unknown refund status "${status}"`);
}

type Fields = Readonly<Record<string, string>>;

/** The headers that contain a webhook's signature. Only these and `body` are stored. */
export const signatureHeaders = ['timestamp', 'nonce', 'serial', 'signature'].map(
  (name) => `wechatpay-${name}`,
);

/** Verifies, decrypts and parses a webhook from its signature headers and its text as `body`. */
export function parseWechatpayNotification(
  config: WechatpayConfig,
  fields: Fields,
  now: Date,
): PaymentNotification | RefundNotification {
  const body = fields.body ?? '';
  const message = {
    timestamp: fields['wechatpay-timestamp'],
    nonce: fields['wechatpay-nonce'],
    serial: fields['wechatpay-serial'],
    signature: fields['wechatpay-signature'],
    body,
  };
  const why = findForgery(config, message, now);
  if (why) throw new ForgedNotification(`the notification is not WeChat Pay’s: ${why}`);
  const event = parse(body);
  const read = eventReaders.get(event.event_type);
  if (!read) throw new ProviderError(`WeChat Pay sent the unknown event "${event.event_type}"`);
  return read(readText(event, 'id'), parse(open(config, event.resource)));
}

type Content = Readonly<Record<string, unknown>>;

const readPayment = (notificationId: string, trade: Content): PaymentNotification => ({
  notificationId,
  appId: readText(trade, 'appid'),
  sellerId: readText(trade, 'mchid'),
  paymentNo: readText(trade, 'out_trade_no'),
  tradeNo: readText(trade, 'transaction_id'),
  amount: readFen(trade, 'total'),
  state: readState(trade.trade_state),
});

const readRefundEnd = (notificationId: string, refund: Content): RefundNotification => ({
  notificationId,
  sellerId: readText(refund, 'mchid'),
  paymentNo: readText(refund, 'out_trade_no'),
  refundNo: readText(refund, 'out_refund_no'),
  amount: readFen(refund, 'refund'),
  state: readText(refund, 'refund_status') === 'SUCCESS' ? 'success' : 'failed',
});

type EventReader = (notificationId: string, content: Content) => PaymentNotification | RefundNotification;

const eventReaders: ReadonlyMap<unknown, EventReader> = new Map<unknown, EventReader>([
  ['TRANSACTION.SUCCESS', readPayment],
  ['REFUND.SUCCESS', readRefundEnd],
  ['REFUND.ABNORMAL', readRefundEnd],
  ['REFUND.CLOSED', readRefundEnd],
]);

function open({ apiV3Key }: WechatpayConfig, resource: unknown): string {
  try {
    return unseal(resource as SealedResource, apiV3Key);
  } catch {
    // The cause may contain decrypted text.
    throw new ForgedNotification('the notification is not encrypted with our key');
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null) return content as Record<string, unknown>;
  } catch {
    // Not JSON: handled below like any unexpected text.
  }
  throw new ProviderError('WeChat Pay sent what is no JSON object');
}

function readState(state: unknown): TradeState {
  const known = STATES.get(state);
  if (!known) throw new ProviderError(`WeChat Pay names an unknown trade state "${state}"`);
  return known;
}

function readText(content: Readonly<Record<string, unknown>>, field: string): string {
  const value = content[field];
  if (typeof value !== 'string' || value === '') throw new ProviderError(`WeChat Pay left out ${field}`);
  return value;
}

/** The total or refund amount in fen, including the part paid by WeChat Pay's own coupons. */
function readFen({ amount }: Content, name: 'total' | 'refund'): number {
  const { [name]: fen, currency = 'CNY' } = (amount ?? {}) as Record<string, unknown>;
  if (typeof fen === 'number' && Number.isSafeInteger(fen) && fen > 0 && currency === 'CNY') return fen;
  throw new ProviderError('WeChat Pay sent an unreadable amount');
}
