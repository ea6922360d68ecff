import { randomBytes } from 'node:crypto';
import {
  ALIPAY_SANDBOX_APP_ID,
  fenToYuan,
  formatAlipayTime,
  SANDBOX_SELLER_ID,
} from '#src/sales/payments/index.ts';
import type { Falsified } from '../gateway/protocol.ts';
import { refundedAmount } from '../gateway/trade-rules.ts';
import type { Refund, Trade } from '../gateway/trade-store.ts';
import { signedText, signText } from './signing.ts';
import { statusOf } from './words.ts';

export const BUYER_ID = '2088722000000000';

/** The fields of a notification about a trade, before timestamp and signature. */
export function describeNotification(trade: Trade, refund?: Refund, { appId, sellerId }: Falsified = {}) {
  return {
    notify_id: randomBytes(17).toString('hex'),
    notify_type: 'trade_status_sync',
    charset: 'utf-8',
    version: '1.0',
    app_id: appId ?? ALIPAY_SANDBOX_APP_ID,
    auth_app_id: ALIPAY_SANDBOX_APP_ID,
    seller_id: sellerId ?? SANDBOX_SELLER_ID,
    buyer_id: BUYER_ID,
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    trade_status: statusOf(trade),
    subject: trade.subject,
    total_amount: fenToYuan(trade.amount),
    gmt_create: formatAlipayTime(new Date(trade.createdAt)),
    ...(trade.paidAt === undefined ? {} : describePayment(trade, trade.paidAt)),
    ...(refund ? describeRefund(trade, refund) : {}),
  };
}

function describePayment(trade: Trade, paidAt: number): Record<string, string> {
  const amount = fenToYuan(trade.amount);
  return {
    gmt_payment: formatAlipayTime(new Date(paidAt)),
    receipt_amount: amount,
    buyer_pay_amount: amount,
    invoice_amount: amount,
    point_amount: '0.00',
    fund_bill_list: JSON.stringify([{ amount, fundChannel: 'ALIPAYACCOUNT' }]),
  };
}

const describeRefund = (trade: Trade, refund: Refund): Record<string, string> => ({
  gmt_refund: formatAlipayTime(new Date(refund.at)),
  refund_fee: fenToYuan(refundedAmount(trade)),
  out_biz_no: refund.requestNo,
});

/** Adds timestamp and signature to a notification, for one post. */
export function signNotification(fields: Readonly<Record<string, string>>, privateKey: string, now: Date) {
  const dated = { ...fields, notify_time: formatAlipayTime(now) };
  return { ...dated, sign_type: 'RSA2', sign: signText(signedText(dated, []), privateKey) };
}
