import { formatInstant, SANDBOX_MCH_ID, WECHATPAY_SANDBOX_APP_ID } from '#src/sales/payments/index.ts';
import type { Falsified } from '../gateway/protocol.ts';
import type { Refund, Trade } from '../gateway/trade-store.ts';

const BUYER = 'oSandboxBuyer0000000000000000';

const stateOf = (trade: Trade): string => {
  if (trade.refunds.length > 0) return 'REFUND';
  return { waiting: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED' }[trade.status];
};

const STATE_WORDS: Readonly<Record<string, string>> = {
  NOTPAY: '订单未支付',
  SUCCESS: '支付成功',
  CLOSED: '订单已关闭',
  REFUND: '订单发生过退款',
};

/** A trade as queries and notifications tell it. */
export function describeTransaction(trade: Trade, { appId, sellerId }: Falsified = {}) {
  const state = stateOf(trade);
  return {
    appid: appId ?? WECHATPAY_SANDBOX_APP_ID,
    mchid: sellerId ?? SANDBOX_MCH_ID,
    out_trade_no: trade.outTradeNo,
    trade_state: state,
    trade_state_desc: STATE_WORDS[state],
    ...(trade.paidAt === undefined
      ? {}
      : {
          transaction_id: trade.tradeNo,
          trade_type: 'NATIVE',
          bank_type: 'OTHERS',
          success_time: formatInstant(new Date(trade.paidAt)),
          payer: { openid: BUYER },
          amount: {
            total: trade.amount,
            payer_total: trade.amount,
            currency: 'CNY',
            payer_currency: 'CNY',
          },
        }),
  };
}

const refundIdOf = (trade: Trade, refund: Refund): string => `5030${refund.at}${trade.tradeNo.slice(-10)}`;

/** The end of a refund as its notification tells it. */
export const describeRefundEnd = (trade: Trade, refund: Refund) => ({
  mchid: SANDBOX_MCH_ID,
  out_trade_no: trade.outTradeNo,
  transaction_id: trade.tradeNo,
  refund_id: refundIdOf(trade, refund),
  out_refund_no: refund.requestNo,
  refund_status: 'SUCCESS',
  success_time: formatInstant(new Date()),
  user_received_account: '支付用户零钱',
  amount: {
    total: trade.amount,
    refund: refund.amount,
    payer_total: trade.amount,
    payer_refund: refund.amount,
  },
});

/** A refund as its request and its query tell it: accepted at first, done when it is asked for. */
export function describeRefund(trade: Trade, refund: Refund, status: 'PROCESSING' | 'SUCCESS') {
  return {
    refund_id: refundIdOf(trade, refund),
    out_refund_no: refund.requestNo,
    transaction_id: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    create_time: formatInstant(new Date(refund.at)),
    status,
    ...(status === 'SUCCESS' ? { success_time: formatInstant(new Date()) } : {}),
    amount: { total: trade.amount, refund: refund.amount, currency: 'CNY' },
  };
}
