import { fenToYuan, formatAlipayTime } from '#src/sales/payments/index.ts';
import { html, type Markup, trusted } from '../html.ts';
import { CASHIER_SCRIPT, CASHIER_STYLE } from './cashier-style.ts';
import type { CashierTexts } from './cashier-texts.ts';
import type { Trade } from './trade-store.ts';

/** The payment page at `address`. `now` is the server's clock in milliseconds. */
export function renderPayment(texts: CashierTexts, address: string, trade: Trade, now: number): Markup {
  return html`<div class="card two">
<h1>${texts.title}</h1>
<div class="facts">${renderFacts(texts, trade)}</div>
<div class="panel">
<div><p class="label">${texts.amount}</p>${renderAmount(trade.amount)}</div>
${renderRemaining(texts, trade.expiresAt, now)}
<form method="post" action="${address}/pay"><button class="button primary" type="submit">${texts.pay}</button></form>
<form method="post" action="${address}/give-up"><button class="button secondary" type="submit">${texts.giveUp}</button></form>
</div></div>`;
}

export const renderFacts = (texts: CashierTexts, trade: Trade) => html`<dl>
<div><dt>${texts.merchant}</dt><dd>${texts.merchantName}</dd></div>
<div><dt>${texts.subject}</dt><dd>${trade.subject}</dd></div>
<div><dt>${texts.orderNo}</dt><dd class="number">${trade.outTradeNo}</dd></div>
<div><dt>${texts.tradeNo}</dt><dd class="number">${trade.tradeNo}</dd></div>
</dl>`;

export const renderAmount = (amount: number) =>
  html`<p class="amount"><small>¥</small>${fenToYuan(amount)}</p>`;

export function renderRemaining(texts: CashierTexts, expiresAt: number, now: number): Markup {
  const seconds = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const until = formatAlipayTime(new Date(expiresAt)).slice(11, 16);
  return html`<p class="left"><span id="left">${texts.remaining}</span> <strong role="timer" aria-labelledby="left" data-left="${String(expiresAt - now)}">${clock}</strong> <span>${texts.until.replace('{time}', until)}</span></p>`;
}

/** The page after paying. `back` is the signed return URL of the merchant, absent for payments by code. */
export function renderPaid(texts: CashierTexts, trade: Trade, back: string | undefined): Markup {
  return renderEnd(
    trusted(
      '<circle cx="28" cy="28" r="28" fill="#1c7c54"/><path d="M16 29l8 8 16-18" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
    ),
    html`<h1>${texts.paidTitle}</h1><p class="label">${texts.paidText}</p>${renderAmount(trade.amount)}`,
    html`${renderFacts(texts, trade)}${renderBack(texts, back) ?? html`<p>${texts.close}</p>`}`,
  );
}

/** The page after cancelling: nothing was charged, and payment stays possible. */
export function renderLeft(texts: CashierTexts, address: string, back?: string): Markup {
  return renderEnd(
    trusted(WARNING),
    html`<h1>${texts.leftTitle}</h1><p>${texts.leftText}</p>`,
    html`<a class="button primary" href="${address}">${texts.again}</a>${renderBack(texts, back)}`,
  );
}

/** An error page that says why no payment is possible. */
export function renderStop(texts: CashierTexts, title: string, text: string, back?: string): Markup {
  return renderEnd(trusted(WARNING), html`<h1>${title}</h1><p>${text}</p>`, renderBack(texts, back));
}

export const WARNING =
  '<circle cx="28" cy="28" r="28" fill="#0b4f8a"/><path d="M28 15v17m0 8v1" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>';

const renderBack = (texts: CashierTexts, back: string | undefined) =>
  back === undefined ? undefined : html`<a class="button secondary" href="${back}">${texts.back}</a>`;

export const renderEnd = (mark: Markup, words: Markup, actions: Markup | undefined) =>
  html`<div class="card single"><div><svg class="mark" viewBox="0 0 56 56" aria-hidden="true">${mark}</svg>${words}</div>${actions}</div>`;

/** The whole document around a page; `nonce` lets its own style and script run and nothing else. */
export function renderDocument(texts: CashierTexts, nonce: string, body: Markup): string {
  return html`<!doctype html>
<html lang="${texts.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.brand}</title><style nonce="${nonce}">${trusted(CASHIER_STYLE)}</style></head>
<body><header><div class="bar"><span class="brand">${trusted(LOGO)}${texts.brand}</span><span class="badge">${texts.badge}</span>
<p class="notice">${texts.notice}</p></div>
<svg class="wave" viewBox="0 0 1440 32" preserveAspectRatio="none" aria-hidden="true"><path fill="currentColor" d="M0 20c240 24 480-24 720-8s480 24 720 0v20H0z"/></svg></header>
<main>${body}</main><script nonce="${nonce}">${trusted(CASHIER_SCRIPT)}</script></body></html>`.markup;
}

const LOGO =
  '<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill="#fff"/><path d="M5 19c4-4 7-4 11 0s7 4 11 0v4c-4 4-7 4-11 0s-7-4-11 0z" fill="#0b4f8a"/><circle cx="21" cy="10" r="4" fill="#ff6b4a"/></svg>';
