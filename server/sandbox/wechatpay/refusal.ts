import type { Reason } from '../gateway/trade-rules.ts';

/** A no of the gateway, as it travels in an answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** WeChat Pay's status, code and words for a no. */
export const REASONS: Readonly<Record<Reason, readonly [number, string, string]>> = {
  absent: [404, 'ORDER_NOT_EXIST', '订单不存在'],
  paid: [400, 'ORDERPAID', '该订单已支付'],
  closed: [400, 'ORDER_CLOSED', '该订单已关闭'],
  changed: [403, 'OUT_TRADE_NO_USED', '商户订单号重复'],
  'closing-paid': [400, 'ORDERPAID', '该订单已支付'],
  'closing-closed': [400, 'ORDER_CLOSED', '该订单已关闭'],
  'not-paid': [404, 'RESOURCE_NOT_EXISTS', '订单不存在或未支付'],
  'too-much': [400, 'INVALID_REQUEST', '退款金额大于可退金额'],
  'repeat-differs': [400, 'INVALID_REQUEST', '退款单号重复，且退款金额不一致'],
};
