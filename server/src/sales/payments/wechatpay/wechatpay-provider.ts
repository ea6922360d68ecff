import {
  type PaymentOffer,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentWay,
  ProviderError,
  ProviderRefusal,
  type RefundRequest,
  type RefundState,
  type Trade,
} from '../payment-provider.ts';
import type { WechatpayConfig } from './wechatpay-account.ts';
import { downloadBill } from './wechatpay-bill.ts';
import { callWechatpay } from './wechatpay-call.ts';
import { parseWechatpayNotification, readRefund, readTrade } from './wechatpay-reading.ts';

const TRANSACTIONS = '/v3/pay/transactions';
const REFUNDS = '/v3/refund/domestic/refunds';
const CLOSED_ALREADY = ['ORDER_CLOSED', 'ORDER_NOT_EXIST', 'ORDERNOTEXIST'];

/**
 * The WeChat Pay v3 implementation of `PaymentProvider` (QR codes only). Every response signature is
 * verified.
 */
export function createWechatpayProvider(config: WechatpayConfig): PaymentProvider {
  return {
    name: 'wechatpay',
    ways: ['qr'],
    sandbox: config.sandbox ?? false,
    appId: config.appId,
    sellerId: config.mchId,
    start: (way, request) => startTrade(config, way, request),
    query: (paymentNo) => queryTrade(config, paymentNo),
    close: (paymentNo) => closeTrade(config, paymentNo),
    refund: (request) => requestRefund(config, request),
    queryRefund: (paymentNo, refundNo) => findRefund(config, paymentNo, refundNo),
    bill: (day) => downloadBill(config, day),
    parseNotification: (fields) => parseWechatpayNotification(config, fields, new Date()),
  };
}

async function startTrade(
  config: WechatpayConfig,
  way: PaymentWay,
  request: PaymentRequest,
): Promise<PaymentOffer> {
  if (way !== 'qr') throw new TypeError('WeChat Pay collects by code only');
  const content = {
    appid: config.appId,
    mchid: config.mchId,
    description: within(request.subject.replace(/\s+/g, ' ').trim(), 127),
    out_trade_no: request.paymentNo,
    time_expire: formatInstant(request.expiresAt),
    notify_url: config.notifyUrl,
    amount: { total: request.amount, currency: 'CNY' },
  };
  const answer = await callWechatpay(config, { method: 'POST', target: `${TRANSACTIONS}/native`, content });
  if (typeof answer.code_url !== 'string') throw new ProviderError('WeChat Pay gave no code');
  return { way, code: answer.code_url };
}

/** Formats an instant for WeChat Pay: RFC 3339 in Asia/Shanghai, without milliseconds. */
export const formatInstant = (moment: Date): string =>
  `${new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;

/** Truncates a text to a number of bytes. */
export function within(text: string, bytes: number): string {
  let kept = '';
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > bytes) break;
    kept += character;
  }
  return kept;
}

const tradeTarget = (paymentNo: string): string =>
  `${TRANSACTIONS}/out-trade-no/${encodeURIComponent(paymentNo)}`;

async function queryTrade(config: WechatpayConfig, paymentNo: string): Promise<Trade> {
  const target = `${tradeTarget(paymentNo)}?mchid=${config.mchId}`;
  const answer = await unless(
    ['ORDER_NOT_EXIST', 'ORDERNOTEXIST'],
    callWechatpay(config, { method: 'GET', target }),
  );
  return answer ? readTrade(paymentNo, answer) : { state: 'absent' };
}

async function closeTrade(config: WechatpayConfig, paymentNo: string): Promise<void> {
  const target = `${tradeTarget(paymentNo)}/close`;
  const content = { mchid: config.mchId };
  await unless(CLOSED_ALREADY, callWechatpay(config, { method: 'POST', target, content }));
}

async function requestRefund(config: WechatpayConfig, request: RefundRequest): Promise<RefundState> {
  const content = {
    out_trade_no: request.paymentNo,
    out_refund_no: request.refundNo,
    reason: within(request.reason, 80),
    notify_url: config.notifyUrl,
    amount: { refund: request.amount, total: request.paid, currency: 'CNY' },
  };
  const answer = await callWechatpay(config, { method: 'POST', target: REFUNDS, content });
  return readRefund(request.refundNo, answer);
}

async function findRefund(
  config: WechatpayConfig,
  paymentNo: string,
  refundNo: string,
): Promise<RefundState> {
  const target = `${REFUNDS}/${encodeURIComponent(refundNo)}`;
  const answer = await unless(['RESOURCE_NOT_EXISTS'], callWechatpay(config, { method: 'GET', target }));
  if (!answer) return 'absent';
  if (answer.out_trade_no !== paymentNo) throw new ProviderError('WeChat Pay answered about another trade');
  return readRefund(refundNo, answer);
}

/** Undefined when WeChat Pay refuses with one of these codes. */
async function unless<Answer>(codes: readonly string[], call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderRefusal && codes.includes(error.code)) return undefined;
    throw error;
  }
}
