import type { TestContext } from 'node:test';
import type { PaymentRequest } from '#src/sales/payments/payment-provider.ts';
import {
  aPayment,
  openInbox,
  openSandbox,
  type SandboxFixture,
  type SandboxFixtureOptions,
} from './sandbox-setup.ts';

/** A started card payment: its page, and the session's id. */
interface CardPayment {
  readonly paymentNo: string;
  readonly amount: number;
  readonly url: string;
  readonly reference: string;
}

export interface Cards extends SandboxFixture {
  /** Starts a card payment; its webhooks go to the inbox, at the origin of the return URL. */
  begin(change?: Partial<PaymentRequest>): Promise<CardPayment>;
  /** Posts a form of the page, without following the redirect back. */
  press(payment: CardPayment, form: 'pay' | 'bank', fields: Record<string, string>): Promise<Response>;
}

export const cards = { good: '4242424242424242', declined: '4000000000000002', bank: '4000002760003184' };

/** Stripe's sandbox and a merchant that takes cards there. */
export async function openCards(t: TestContext, options: SandboxFixtureOptions = {}): Promise<Cards> {
  const inbox = options.inbox ?? (await openInbox(t, () => 200, 'stripe'));
  const sandbox = await openSandbox(t, { ...options, provider: 'stripe', inbox });
  const begin: Cards['begin'] = async (change) => {
    const payment = aPayment({
      returnUrl: `${inbox.url}?returned=1`,
      cancelUrl: inbox.url,
      ...change,
    });
    const offer = await sandbox.provider.start('page', payment);
    if (offer.way !== 'page' || offer.reference === undefined) throw new Error('no session');
    const { paymentNo, amount } = payment;
    return { paymentNo, amount, url: offer.url, reference: offer.reference };
  };
  const press: Cards['press'] = ({ url }, form, fields) =>
    fetch(`${url}/${form}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { ...sandbox, begin, press };
}

/** A paid card payment with the number of its trade. */
export async function payByCard(
  t: TestContext,
  options: SandboxFixtureOptions & Partial<PaymentRequest> = {},
) {
  const { amount = 10_000, ...rest } = options;
  const sandbox = await openCards(t, rest);
  const payment = await sandbox.begin({ amount });
  await sandbox.press(payment, 'pay', { card: cards.good });
  const { paymentNo, reference } = payment;
  const { tradeNo } = await sandbox.provider.query(paymentNo, reference);
  const refund = (refundNo: string, part: number) =>
    sandbox.provider.refund({ paymentNo, tradeNo, paid: amount, refundNo, amount: part, reason: '行程取消' });
  return { sandbox, ...payment, tradeNo, refund };
}
