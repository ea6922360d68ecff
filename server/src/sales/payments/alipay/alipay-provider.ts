import type { AlipaySdk } from 'alipay-sdk';
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
import { fenToYuan } from '../yuan.ts';
import type { AlipayConfig } from './alipay-account.ts';
import { downloadBill } from './alipay-bill.ts';
import { callAlipay, createSdk, stamped } from './alipay-call.ts';
import type { AlipayAnswer } from './alipay-failure.ts';
import { parseAlipayNotification, readRefund, readTrade } from './alipay-reading.ts';
import { formatAlipayTime } from './alipay-time.ts';

const NOT_EXIST = 'ACQ.TRADE_NOT_EXIST';
const NOT_CLOSABLE = new Set([
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.REASON_TRADE_STATUS_INVALID',
  'ACQ.REASON_ILLEGAL_STATUS',
]);

/**
 * The Alipay implementation of `PaymentProvider` on the official SDK; every response signature is verified.
 */
export function createAlipayProvider(config: AlipayConfig): PaymentProvider {
  const sdk = createSdk(config);
  return {
    name: 'alipay',
    ways: ['qr', 'page'],
    sandbox: config.sandbox ?? false,
    appId: config.appId,
    sellerId: config.sellerId,
    start: (way, request) => startTrade(sdk, config.notifyUrl, way, request),
    query: (paymentNo) => queryTrade(sdk, paymentNo),
    close: (paymentNo) => closeTrade(sdk, paymentNo),
    refund: (request) => requestRefund(sdk, request),
    queryRefund: (paymentNo, refundNo) => findRefund(sdk, paymentNo, refundNo),
    bill: (day) => downloadBill(sdk, day),
    parseNotification: (body) => parseAlipayNotification(sdk, body, new Date()),
  };
}

async function startTrade(
  sdk: AlipaySdk,
  notifyUrl: string,
  way: PaymentWay,
  request: PaymentRequest,
): Promise<PaymentOffer> {
  const trade = describeTrade(request);
  if (way === 'page') {
    const content = { ...trade, product_code: 'FAST_INSTANT_TRADE_PAY' };
    const params = { ...stamped(content), notify_url: notifyUrl, return_url: request.returnUrl };
    return { way, url: sdk.pageExecute('alipay.trade.page.pay', 'GET', params) };
  }
  const params = { ...stamped(trade), notify_url: notifyUrl };
  const { qrCode } = await callAlipay(sdk, 'alipay.trade.precreate', params);
  if (typeof qrCode !== 'string')
    throw new ProviderError('Alipay alipay.trade.precreate: no code in the answer');
  return { way, code: qrCode };
}

const describeTrade = (request: PaymentRequest) => ({
  out_trade_no: request.paymentNo,
  total_amount: fenToYuan(request.amount),
  subject: plainSubject(request.subject),
  time_expire: formatAlipayTime(request.expiresAt),
});

// Alipay forbids / = & in a subject and allows 256 characters.
const plainSubject = (subject: string) =>
  [...subject.replace(/[/=&\s]+/g, ' ').trim()].slice(0, 256).join('');

async function queryTrade(sdk: AlipaySdk, paymentNo: string): Promise<Trade> {
  const answer = await unlessAbsent(
    callAlipay(sdk, 'alipay.trade.query', stamped({ out_trade_no: paymentNo })),
  );
  return answer ? readTrade(paymentNo, answer) : { state: 'absent' };
}

async function closeTrade(sdk: AlipaySdk, paymentNo: string): Promise<void> {
  const closing = callAlipay(sdk, 'alipay.trade.close', stamped({ out_trade_no: paymentNo }));
  try {
    await unlessAbsent(closing);
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || !NOT_CLOSABLE.has(error.code)) throw error;
    const { state } = await queryTrade(sdk, paymentNo);
    if (state !== 'closed') throw error;
  }
}

async function requestRefund(sdk: AlipaySdk, request: RefundRequest): Promise<RefundState> {
  const content = {
    out_trade_no: request.paymentNo,
    out_request_no: request.refundNo,
    refund_amount: fenToYuan(request.amount),
    refund_reason: [...request.reason].slice(0, 256).join(''),
  };
  const answer = await callAlipay(sdk, 'alipay.trade.refund', stamped(content));
  if (answer.outTradeNo !== request.paymentNo) throw new ProviderError('Alipay answered about another trade');
  if (answer.fundChange === 'Y') return 'success';
  // This call moved no money, but an earlier one with the same number may have.
  const state = await findRefund(sdk, request.paymentNo, request.refundNo);
  return state === 'success' ? 'success' : 'processing';
}

async function findRefund(sdk: AlipaySdk, paymentNo: string, refundNo: string): Promise<RefundState> {
  const content = { out_trade_no: paymentNo, out_request_no: refundNo };
  const answer = await unlessAbsent(callAlipay(sdk, 'alipay.trade.fastpay.refund.query', stamped(content)));
  return answer ? readRefund(refundNo, answer) : 'absent';
}

async function unlessAbsent(call: Promise<AlipayAnswer>): Promise<AlipayAnswer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.code === NOT_EXIST) return undefined;
    throw error;
  }
}
