const zh = {
  lang: 'zh-CN',
  badge: '沙箱',
  notice: '这里只用于演示和测试，不会扣真钱。',
  title: '确认付款',
  merchant: '收款方',
  merchantName: '海途旅行（演示商户）',
  subject: '商品',
  orderNo: '商户订单号',
  tradeNo: '交易号',
  amount: '应付金额',
  remaining: '剩余时间',
  until: '请在 {time} 前付款',
  pay: '确认付款',
  giveUp: '放弃付款',
  back: '返回商户',
  again: '继续付款',
  close: '可以关闭本页，回到原来的页面。',
  paidTitle: '付款成功',
  paidText: '已付金额',
  leftTitle: '已放弃付款',
  leftText: '没有扣款。在剩余时间内仍可继续付款。',
  overTitle: '付款已结束',
  overText: '交易已关闭或已超时，没有可付的款项。',
  unknownTitle: '找不到这笔付款',
  unknownText: '链接不完整，或付款信息已被清理。请回到商户页面重新发起付款。',
  refusedTitle: '无法打开收银台',
};

type Words = typeof zh;
/** The words of one page, with what the cashier calls itself. */
export type CashierTexts = Words & { readonly brand: string };

const en: Words = {
  lang: 'en',
  badge: '沙箱',
  notice: 'For demonstration and tests only. No real money moves here.',
  title: 'Confirm your payment',
  merchant: 'Paid to',
  merchantName: 'Haitu Travel (demo merchant)',
  subject: 'For',
  orderNo: 'Merchant order no.',
  tradeNo: 'Trade no.',
  amount: 'Amount due',
  remaining: 'Time left',
  until: 'Pay before {time}, China time',
  pay: 'Pay now',
  giveUp: 'Cancel payment',
  back: 'Back to the merchant',
  again: 'Continue to pay',
  close: 'You may close this page and return to the one you came from.',
  paidTitle: 'Payment received',
  paidText: 'Amount paid',
  leftTitle: 'Payment cancelled',
  leftText: 'Nothing was charged. You can still pay while time remains.',
  overTitle: 'This payment has ended',
  overText: 'The trade was closed or its time ran out. There is nothing left to pay.',
  unknownTitle: 'This payment cannot be found',
  unknownText: 'The link is incomplete or the payment was cleared away. Please start again at the merchant.',
  refusedTitle: 'The cashier cannot be opened',
};

/** Chinese when the browser's first language is Chinese, else English. */
export function textsFor(
  acceptLanguage: string | undefined,
  brand: { zh: string; en: string },
): CashierTexts {
  return /^\s*zh\b/i.test(acceptLanguage ?? '') ? { ...zh, brand: brand.zh } : { ...en, brand: brand.en };
}
