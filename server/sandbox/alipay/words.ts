import { isGivenBack, type Reason } from '../gateway/trade-rules.ts';
import type { Trade } from '../gateway/trade-store.ts';

/** Alipay's sub code and message of a refusal. */
export const REASONS: Readonly<Record<Reason, readonly [string, string]>> = {
  absent: ['ACQ.TRADE_NOT_EXIST', '交易不存在'],
  paid: ['ACQ.TRADE_HAS_SUCCESS', '交易已被支付'],
  closed: ['ACQ.TRADE_HAS_CLOSE', '交易已经关闭'],
  changed: ['ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改'],
  'closing-paid': ['ACQ.TRADE_STATUS_ERROR', '交易状态不合法'],
  'closing-closed': ['ACQ.TRADE_STATUS_ERROR', '交易状态不合法'],
  'not-paid': ['ACQ.TRADE_STATUS_ERROR', '交易状态不合法'],
  'too-much': ['ACQ.REASON_TRADE_REFUND_FEE_ERR', '退款金额无效'],
  'repeat-differs': ['ACQ.DISCORDANT_REPEAT_REQUEST', '不一致的重复请求'],
};

/** Alipay's status of a trade: a full refund closes it. */
export const statusOf = (trade: Trade): string => {
  if (isGivenBack(trade)) return 'TRADE_CLOSED';
  return { waiting: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' }[trade.status];
};
