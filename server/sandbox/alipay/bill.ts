import { fenToYuan, formatAlipayTime, SANDBOX_SELLER_ID } from '#src/sales/payments/index.ts';
import type { BillLine } from '../gateway/bill.ts';
import { encodeGbk } from '../gbk.ts';
import { writeZip } from '../zip-writing.ts';
import { BUYER_ID } from './notification.ts';

const COLUMNS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

const timeOf = (moment: number): string => formatAlipayTime(new Date(moment));

function lineOf({ trade, refund, at }: BillLine): string {
  const amount = refund ? `-${fenToYuan(refund.amount)}` : fenToYuan(trade.amount);
  const cells = [
    ...[trade.tradeNo, trade.outTradeNo, refund ? '退款' : '交易', trade.subject],
    ...[timeOf(trade.createdAt), timeOf(at), '', '', '', '', BUYER_ID, amount, amount],
    ...['0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00'],
    ...[refund?.requestNo ?? '', '0.00', '0.00', ''],
  ];
  return cells.map((cell) => `${cell}\t`).join(',');
}

/** A day's bill in Alipay's format: a zip archive with the list of trades and its summary, in GBK. */
export function writeBill(movements: readonly BillLine[], day: string): Buffer {
  const lines = movements.map(lineOf);
  const head = [
    '#支付宝业务明细查询',
    `#账号：[${SANDBOX_SELLER_ID}]`,
    `#起始日期：[${day} 00:00:00]   终止日期：[${day} 23:59:59]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
  ];
  const foot = [
    '#-----------------------------------------业务明细列表结束------------------------------------',
  ];
  const list = [...head, COLUMNS, ...lines, ...foot].join('\r\n');
  const summary = ['#支付宝业务汇总查询', '笔数', String(lines.length)].join('\r\n');
  const name = `${SANDBOX_SELLER_ID}_${day.replaceAll('-', '')}_业务明细`;
  return writeZip([
    { name: encodeGbk(`${name}.csv`), bytes: encodeGbk(`${list}\r\n`) },
    { name: encodeGbk(`${name}(汇总).csv`), bytes: encodeGbk(`${summary}\r\n`) },
  ]);
}
