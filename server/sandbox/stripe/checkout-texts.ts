import { type CashierTexts, textsFor } from '../gateway/cashier-texts.ts';

const zh = {
  pay: '用银行卡付款',
  cards: '选择一张测试卡',
  succeeds: '付款成功',
  declined: '会被银行拒绝',
  asks: '需要银行验证（3-D Secure）',
  refused: '这张卡被拒绝了，没有扣款。请换一张卡。',
  bankTitle: '银行验证',
  bankText: '发卡银行要确认是您本人在付款（3-D Secure）。',
  confirm: '确认是本人',
  deny: '不是我，拒绝',
};

const en: typeof zh = {
  pay: 'Pay by card',
  cards: 'Choose a test card',
  succeeds: 'is accepted',
  declined: 'is declined by the bank',
  asks: 'asks the bank to verify (3-D Secure)',
  refused: 'This card was declined, and nothing was charged. Please try another card.',
  bankTitle: 'Your bank verifies the payment',
  bankText: 'The bank that issued the card wants to know that it is you who pays (3-D Secure).',
  confirm: 'It is me: confirm',
  deny: 'It is not me: refuse',
};

/** The words of the page, with those that it shares with the cashier. */
export interface CheckoutTexts extends CashierTexts {
  readonly card: typeof zh;
}

/** In the language of the session, or with `auto` in that of the browser. */
export function checkoutTexts(
  locale: string,
  acceptLanguage: string | undefined,
  brand: { readonly zh: string; readonly en: string },
): CheckoutTexts {
  const shared = textsFor(locale === 'auto' ? acceptLanguage : locale, brand);
  return { ...shared, card: shared.lang === 'en' ? en : zh };
}
