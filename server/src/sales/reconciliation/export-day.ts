import type { BillDifference } from '@portal/shared/contract';
import { inert } from '#src/platform/spreadsheet/index.ts';
import type { ReconciliationRecord } from './reconciliation-repository.ts';

/** A row of differences in the export. */
export interface SheetDifference {
  readonly provider: string;
  readonly fault: BillDifference['fault'];
  readonly kind: BillDifference['kind'];
  readonly number: string;
  readonly tradeNo: string | null;
  readonly orderNo: string | null;
  readonly billAmount: number | null;
  readonly bookAmount: number | null;
}

const words = {
  zh: {
    totals: ['日期', '渠道', '渠道账单收款', '本站收款', '渠道账单退款', '本站退款', '账单笔数', '差异数'],
    differences: [
      '渠道',
      '差异',
      '类型',
      '支付单号或退款单号',
      '渠道交易号',
      '订单号',
      '账单金额',
      '本站金额',
    ],
    faults: {
      missingHere: '渠道有、本站无',
      missingThere: '本站有、渠道无',
      amountDiffers: '金额不一致',
      twice: '账单重复',
      billMissing: '账单缺失',
    },
    kinds: { payment: '收款', refund: '退款' },
    providers: { alipay: '支付宝', wechatpay: '微信支付', stripe: '银行卡（Stripe）' },
  },
  en: {
    totals: ['Day', 'Provider', 'Bill in', 'Books in', 'Bill back', 'Books back', 'Lines', 'Differences'],
    differences: ['Provider', 'Difference', 'Kind', 'Number', 'Trade', 'Order', 'Bill', 'Books'],
    faults: {
      missingHere: 'Only in the bill',
      missingThere: 'Only in our books',
      amountDiffers: 'Amounts differ',
      twice: 'Twice in the bill',
      billMissing: 'Bill missing',
    },
    kinds: { payment: 'Payment', refund: 'Refund' },
    providers: { alipay: 'Alipay', wechatpay: 'WeChat Pay', stripe: 'Card (Stripe)' },
  },
} as const;

const yuan = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

/** A number as text: spreadsheets round more than 15 digits. A bill may even contain a formula. */
const number = (text: string | null): string => (text ? `\t${inert(text)}` : '');

const cell = (value: string | number): string =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

const nameOf = (providers: Readonly<Record<string, string>>, provider: string): string =>
  providers[provider] ?? provider;

/** A day as CSV with a byte order mark, which spreadsheets need to read Chinese. Amounts in yuan. */
export const daySheet = (
  days: readonly ReconciliationRecord[],
  differences: readonly SheetDifference[],
  language: 'zh' | 'en',
): Buffer => {
  const { totals, differences: heads, faults, kinds, providers } = words[language];
  const rows = [
    totals,
    ...days.map((one) => [
      ...[one.day, nameOf(providers, one.provider), yuan(one.billPayments), yuan(one.bookPayments)],
      ...[yuan(one.billRefunds), yuan(one.bookRefunds), one.lines, one.differences],
    ]),
    [],
    heads,
    ...differences.map((one) => [
      ...[nameOf(providers, one.provider), faults[one.fault], kinds[one.kind]],
      ...[one.number, one.tradeNo, one.orderNo].map(number),
      ...[yuan(one.billAmount), yuan(one.bookAmount)],
    ]),
  ];
  return Buffer.from(`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`);
};
