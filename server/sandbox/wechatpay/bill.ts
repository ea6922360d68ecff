import { createHash } from 'node:crypto';
import {
  fenToYuan,
  formatInstant,
  SANDBOX_MCH_ID,
  WECHATPAY_SANDBOX_APP_ID,
} from '#src/sales/payments/index.ts';
import type { BillLine } from '../gateway/bill.ts';

const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUMS = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

const line = (cells: readonly string[]): string => cells.map((cell) => `\`${cell}`).join(',');

function writeRow({ trade, refund, at }: BillLine): string {
  const paid = refund ? '0.00' : fenToYuan(trade.amount);
  const given = fenToYuan(refund?.amount ?? 0);
  return line([
    ...[
      formatInstant(new Date(at)).slice(0, 19).replace('T', ' '),
      WECHATPAY_SANDBOX_APP_ID,
      SANDBOX_MCH_ID,
      '0',
      '',
    ],
    ...[trade.tradeNo, trade.outTradeNo, 'oSandboxBuyer', 'NATIVE', refund ? 'REFUND' : 'SUCCESS'],
    ...['OTHERS', 'CNY', paid, '0.00', refund ? `5030${refund.at}` : '0', refund?.requestNo ?? '0'],
    ...[given, '0.00', refund ? 'ORIGINAL' : '', refund ? 'SUCCESS' : '', trade.subject],
    ...['', '0.00000', '0.60%', paid, given, ''],
  ]);
}

const sum = (movements: readonly BillLine[], amountOf: (one: BillLine) => number): string =>
  fenToYuan(movements.reduce((total, one) => total + amountOf(one), 0));

/** A bill's text: rows, then their sums. */
export function writeBill(movements: readonly BillLine[]): string {
  const paid = sum(movements, ({ trade, refund }) => (refund ? 0 : trade.amount));
  const given = sum(movements, ({ refund }) => refund?.amount ?? 0);
  const sums = line([String(movements.length), paid, given, '0.00', '0.00000', paid, given]);
  return `${[`\uFEFF${HEAD}`, ...movements.map(writeRow), SUMS, sums].join('\r\n')}\r\n`;
}

export const digestOf = (text: string): string => createHash('sha1').update(text, 'utf8').digest('hex');
