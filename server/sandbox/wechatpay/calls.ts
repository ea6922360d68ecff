import { isDay } from '@portal/shared/rules';
import { SANDBOX_MCH_ID, WECHATPAY_SANDBOX_APP_ID } from '#src/sales/payments/index.ts';
import { billLinesOf } from '../gateway/bill.ts';
import { type Gateway, getTrade, makeOffer, notifyMerchant, openTrade } from '../gateway/gateway.ts';
import { closeTrade, refundTrade } from '../gateway/trade-rules.ts';
import type { Offer } from '../gateway/trade-store.ts';
import { digestOf, writeBill } from './bill.ts';
import { type Content, invalid, readAmount, readExpiry, readText, readUrl } from './content.ts';
import { Refusal } from './refusal.ts';
import { describeRefund, describeTransaction } from './transaction.ts';

/** What a call was sent with: parts of its path, its query, its JSON. */
export interface Called {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly content: Content;
}

type Answer = Readonly<Record<string, unknown>> | undefined;
export type Call = (gateway: Gateway, called: Called) => Promise<Answer>;

const requireMerchant = (mchId: unknown): void => {
  if (mchId !== SANDBOX_MCH_ID) throw new Refusal(400, 'PARAM_ERROR', '商户号不匹配');
};

function readOffer(content: Content): Omit<Offer, 'token'> {
  requireMerchant(content.mchid);
  if (content.appid !== WECHATPAY_SANDBOX_APP_ID)
    throw new Refusal(400, 'APPID_MCHID_NOT_MATCH', 'AppID 和商户号不匹配');
  const outTradeNo = readText(content, 'out_trade_no', 32);
  if (!/^[\w*-]{6,32}$/.test(outTradeNo)) throw invalid('out_trade_no');
  return {
    way: 'qr',
    outTradeNo,
    subject: readText(content, 'description', 127),
    amount: readAmount(content, 'total'),
    expiresAt: readExpiry(content),
    notifyUrl: readUrl(content, 'notify_url'),
  };
}

/** A code to scan. Unlike Alipay's, it is a trade from now on. */
const native: Call = async (gateway, { content }) => {
  const offer = await makeOffer(gateway.store, readOffer(content));
  await openTrade(gateway, offer);
  return { code_url: `${gateway.origin()}/wechatpay/scan/${offer.token}` };
};

const query: Call = async ({ store }, { params, query: { mchid } }) => {
  requireMerchant(mchid);
  return describeTransaction(getTrade(store, params.outTradeNo ?? ''));
};

const close: Call = async ({ store }, { params, content }) => {
  requireMerchant(content.mchid);
  closeTrade(getTrade(store, params.outTradeNo ?? ''));
  await store.save();
  return undefined;
};

const refund: Call = async (gateway, { content }) => {
  const trade = getTrade(gateway.store, readText(content, 'out_trade_no', 32));
  const requestNo = readText(content, 'out_refund_no', 64);
  if (readAmount(content, 'total') !== trade.amount)
    throw new Refusal(400, 'INVALID_REQUEST', '订单金额不一致');
  const notifyUrl = content.notify_url === undefined ? undefined : readUrl(content, 'notify_url');
  const asked = { requestNo, amount: readAmount(content, 'refund'), at: Date.now(), notifyUrl };
  const { moved } = refundTrade(trade, asked);
  if (moved) await notifyMerchant(gateway, trade, asked);
  return describeRefund(trade, asked, 'PROCESSING');
};

const queryRefund: Call = async ({ store }, { params }) => {
  for (const trade of store.trades.values()) {
    const found = trade.refunds.find(({ requestNo }) => requestNo === params.refundNo);
    if (found) return describeRefund(trade, found, 'SUCCESS');
  }
  throw new Refusal(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
};

const tradeBill: Call = async ({ store, origin }, { query: { bill_date: day = '', bill_type = 'ALL' } }) => {
  if (!isDay(day) || bill_type !== 'ALL') throw invalid('bill_date');
  const movements = billLinesOf(store, day);
  if (movements.length === 0) throw new Refusal(400, 'NO_STATEMENT_EXIST', '账单不存在');
  const hash = digestOf(writeBill(movements));
  return {
    hash_type: 'SHA1',
    hash_value: hash,
    download_url: `${origin()}/v3/billdownload/file?token=${day}`,
  };
};

/** The calls of the API: method and path under its address. */
export const CALLS: readonly (readonly ['GET' | 'POST', string, Call])[] = [
  ['POST', '/v3/pay/transactions/native', native],
  ['GET', '/v3/pay/transactions/out-trade-no/:outTradeNo', query],
  ['POST', '/v3/pay/transactions/out-trade-no/:outTradeNo/close', close],
  ['POST', '/v3/refund/domestic/refunds', refund],
  ['GET', '/v3/refund/domestic/refunds/:refundNo', queryRefund],
  ['GET', '/v3/bill/tradebill', tradeBill],
];
