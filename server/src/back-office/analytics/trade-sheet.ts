import type { TradeReport } from '@portal/shared/contract';

const heads = {
  zh: ['日期', '下单数', '支付订单数', '收入（元）', '退款数', '退款（元）'],
  en: ['Day', 'Orders', 'Paid orders', 'Revenue (yuan)', 'Refunds', 'Refunded (yuan)'],
} as const;

const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** The days of a report as CSV with a byte order mark, which spreadsheets need to read Chinese. Amounts in yuan. */
export const tradeSheet = ({ days }: TradeReport, language: 'zh' | 'en'): Buffer => {
  const rows = days.map(({ day, orders, paidOrders, revenue, refunds, refunded }) => [
    day,
    orders,
    paidOrders,
    yuan(revenue),
    refunds,
    yuan(refunded),
  ]);
  return Buffer.from(`\uFEFF${[heads[language], ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`);
};
