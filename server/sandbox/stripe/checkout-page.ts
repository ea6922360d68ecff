import { renderAmount, renderEnd, renderFacts, renderRemaining, WARNING } from '../gateway/cashier-page.ts';
import type { Trade } from '../gateway/trade-store.ts';
import { html, type Markup, trusted } from '../html.ts';
import type { CheckoutTexts } from './checkout-texts.ts';

/** Stripe's test cards: no page of the sandbox takes the number of a real one. */
export const CARDS = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
  '4000002760003184': 'asks',
} as const;

const cardNumbers = Object.keys(CARDS) as (keyof typeof CARDS)[];

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const joined = (parts: readonly Markup[]): Markup => trusted(parts.map(({ markup }) => markup).join(''));

const renderCard = (texts: CheckoutTexts, number: keyof typeof CARDS, place: number): Markup =>
  html`<label class="choice"><input type="radio" name="card" value="${number}"${trusted(place === 0 ? ' checked' : '')}><span class="number">${spaced(number)}</span><small>${texts.card[CARDS[number]]}</small></label>`;

/** Where a page sends its forms, and where its buyer goes back to. */
export interface Addresses {
  readonly page: string;
  readonly cancel: string;
}

interface PaymentState {
  readonly now: number;
  readonly isRefused: boolean;
}

/** The choice of a card; `isRefused` after one that the bank did not accept. */
export function renderCheckout(
  texts: CheckoutTexts,
  { page, cancel }: Addresses,
  trade: Trade,
  { now, isRefused }: PaymentState,
): Markup {
  const refusal = isRefused ? html`<p class="alert" role="alert">${texts.card.refused}</p>` : undefined;
  return html`<div class="card two">
<h1>${texts.card.pay}</h1>
<div class="facts">${renderFacts(texts, trade)}</div>
<div class="panel">
<div><p class="label">${texts.amount}</p>${renderAmount(trade.amount)}</div>
${renderRemaining(texts, trade.expiresAt, now)}${refusal}
<form method="post" action="${page}/pay"><fieldset><legend>${texts.card.cards}</legend>${joined(cardNumbers.map((number, place) => renderCard(texts, number, place)))}</fieldset>
<button class="button primary" type="submit">${texts.pay}</button></form>
<a class="button secondary" href="${cancel}">${texts.back}</a>
</div></div>`;
}

/** The page of the bank that issued the card. */
export const renderBank = (texts: CheckoutTexts, { page }: Addresses, trade: Trade): Markup =>
  renderEnd(
    trusted(WARNING),
    html`<h1>${texts.card.bankTitle}</h1><p>${texts.card.bankText}</p>${renderAmount(trade.amount)}`,
    html`<form method="post" action="${page}/bank"><button class="button primary" type="submit" name="answer" value="confirm">${texts.card.confirm}</button>
<button class="button secondary" type="submit" name="answer" value="deny">${texts.card.deny}</button></form>`,
  );
