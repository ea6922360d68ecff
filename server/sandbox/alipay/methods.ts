import { isDay } from '@portal/shared/rules';
import { fenToYuan, formatAlipayTime, parseAlipayTime, yuanToFen } from '#src/sales/payments/index.ts';
import { billLinesOf } from '../gateway/bill.ts';
import { type Gateway, getTrade, makeOffer, notifyMerchant } from '../gateway/gateway.ts';
import { closeTrade, refundedAmount, refundTrade } from '../gateway/trade-rules.ts';
import type { Offer, Trade } from '../gateway/trade-store.ts';
import { billAddress } from './bill-routes.ts';
import { BUYER_ID } from './notification.ts';
import { Refusal } from './refusal.ts';
import { statusOf } from './words.ts';

/** The parameters of one signed request. */
export type Params = Readonly<Record<string, string>>;
type Content = Readonly<Record<string, unknown>>;
export type Method = (gateway: Gateway, content: Content, params: Params) => Promise<Record<string, string>>;

const OFFER_LIFE = 2 * 3_600_000;
const MOST = 100_000_000_00;

/** The handlers of the API, by method name. */
export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['alipay.trade.precreate', precreate],
  ['alipay.trade.query', query],
  ['alipay.trade.close', close],
  ['alipay.trade.refund', refund],
  ['alipay.trade.fastpay.refund.query', queryRefund],
  ['alipay.data.dataservice.bill.downloadurl.query', findBill],
]);

async function precreate(gateway: Gateway, content: Content, params: Params) {
  const offer = await makeOffer(gateway.store, readOffer('qr', content, params));
  return { out_trade_no: offer.outTradeNo, qr_code: `${gateway.origin()}/alipay/scan/${offer.token}` };
}

/** Parses a payment request. Throws `Refusal` naming the parameter. */
export function readOffer(way: Offer['way'], content: Content, params: Params): Omit<Offer, 'token'> {
  return {
    way,
    outTradeNo: readText(content, 'out_trade_no', 64),
    subject: readText(content, 'subject', 256),
    amount: readAmount(content, 'total_amount'),
    expiresAt: readExpiry(content),
    notifyUrl: readUrl(params, 'notify_url'),
    returnUrl: readUrl(params, 'return_url'),
  };
}

async function query(gateway: Gateway, content: Content) {
  const trade = getTrade(gateway.store, readText(content, 'out_trade_no', 64));
  const paid = trade.paidAt !== undefined && { send_pay_date: formatAlipayTime(new Date(trade.paidAt)) };
  return {
    ...numbersOf(trade),
    trade_status: statusOf(trade),
    total_amount: fenToYuan(trade.amount),
    buyer_user_id: BUYER_ID,
    ...paid,
  };
}

async function close(gateway: Gateway, content: Content) {
  const trade = getTrade(gateway.store, readText(content, 'out_trade_no', 64));
  closeTrade(trade);
  await notifyMerchant(gateway, trade);
  return numbersOf(trade);
}

async function refund(gateway: Gateway, content: Content) {
  const trade = getTrade(gateway.store, readText(content, 'out_trade_no', 64));
  const amount = readAmount(content, 'refund_amount');
  if (content.out_request_no === undefined && amount !== trade.amount) {
    throw new Refusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '撤销或退款金额与订单金额不一致');
  }
  const asked = { requestNo: readRequestNo(content, trade), amount, at: Date.now() };
  const { moved } = refundTrade(trade, asked);
  if (moved) await notifyMerchant(gateway, trade, asked);
  return {
    ...numbersOf(trade),
    fund_change: moved ? 'Y' : 'N',
    refund_fee: fenToYuan(refundedAmount(trade)),
    gmt_refund_pay: formatAlipayTime(new Date(asked.at)),
  };
}

async function queryRefund(gateway: Gateway, content: Content): Promise<Record<string, string>> {
  const trade = getTrade(gateway.store, readText(content, 'out_trade_no', 64));
  const requestNo = readText(content, 'out_request_no', 64);
  const found = trade.refunds.find((entry) => entry.requestNo === requestNo);
  // Alipay reports a missing refund as a success without fields.
  if (!found) return {};
  return {
    ...numbersOf(trade),
    out_request_no: requestNo,
    refund_amount: fenToYuan(found.amount),
    total_amount: fenToYuan(trade.amount),
    refund_status: 'REFUND_SUCCESS',
    gmt_refund_pay: formatAlipayTime(new Date(found.at)),
  };
}

/** Unlike the real gateway, it also returns the incomplete bill of the current day. */
async function findBill(gateway: Gateway, content: Content) {
  const day = readText(content, 'bill_date', 10);
  if (content.bill_type !== 'trade' || !isDay(day)) throw invalid('bill_date');
  if (billLinesOf(gateway.store, day).length === 0) throw new Refusal('isp.bill_not_exist', '账单不存在');
  return { bill_download_url: billAddress(gateway, day) };
}

const numbersOf = (trade: Trade) => ({ trade_no: trade.tradeNo, out_trade_no: trade.outTradeNo });

// Without its own request number, a full refund uses the trade's.
const readRequestNo = (content: Content, trade: Trade) =>
  content.out_request_no === undefined ? trade.outTradeNo : readText(content, 'out_request_no', 64);

const invalid = (name: string) => new Refusal('ACQ.INVALID_PARAMETER', `参数无效：${name}`);

function readText(content: Content, name: string, longest: number): string {
  const value = content[name];
  if (typeof value !== 'string' || value === '' || [...value].length > longest) throw invalid(name);
  return value;
}

function readAmount(content: Content, name: string): number {
  const value = readFen(content, name);
  if (value < 1 || value > MOST) throw invalid(name);
  return value;
}

function readFen(content: Content, name: string): number {
  try {
    return yuanToFen(String(content[name]));
  } catch {
    throw invalid(name);
  }
}

function readExpiry(content: Content): number {
  if (content.timeout_express !== undefined) throw invalid('timeout_express');
  if (content.time_expire === undefined) return Date.now() + OFFER_LIFE;
  const moment = readMoment(readText(content, 'time_expire', 19));
  if (moment <= Date.now()) throw invalid('time_expire');
  return moment;
}

function readMoment(text: string): number {
  try {
    return parseAlipayTime(text).getTime();
  } catch {
    throw invalid('time_expire');
  }
}

function readUrl(params: Params, name: string): string | undefined {
  const value = params[name];
  if (!value) return undefined;
  const { protocol } = URL.parse(value) ?? {};
  if (protocol !== 'http:' && protocol !== 'https:') throw invalid(name);
  return value;
}
