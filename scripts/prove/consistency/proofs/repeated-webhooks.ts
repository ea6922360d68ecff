import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency, shuffled } from '../ask.ts';
import { type PaidTrade, payAt, setFaults, type Unpaid } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { readOrderStatus } from '../order-status.ts';
import { countTickets, startTicketPayments } from '../tickets.ts';
import { notify, notifyByStripe, paidWebhook, signed } from '../webhooks.ts';

const gateways = ['alipay', 'stripe'] as const;
const sizes = { full: { orders: 100, repeats: 10 }, short: { orders: 10, repeats: 10 } };

/** Sends the webhook of a paid trade; returns the answer. */
type Send = () => Promise<string>;

const webhookOf = async (
  env: ProofEnvironment,
  { paymentNo, provider }: Unpaid,
  trade: PaidTrade,
): Promise<Send> => {
  if (provider === 'stripe') return () => notifyByStripe(env, paymentNo, trade, { id: paymentNo });
  const webhook = await signed(env, paidWebhook(paymentNo, trade));
  return () => notify(env, webhook);
};

/** Pays at the provider without its webhook; returns the webhook it would have sent. */
const payWithoutWebhook = async (env: ProofEnvironment, order: Unpaid): Promise<Send> => {
  const trade = await payAt(env, order.paymentNo, order.provider);
  assert.ok(trade, 'the provider takes the money');
  return webhookOf(env, order, trade);
};

const copies = <T>(one: T, count: number): T[] => Array.from({ length: count }, () => one);

export const repeatedWebhooks: Proof<ProofEnvironment> = {
  number: 3,
  claim:
    'Webhooks delivered ten times each, shuffled and 50 concurrently, pay each order once and issue one e-ticket',
  run: async (env, size) => {
    const { orders, repeats } = sizes[size];
    for (const by of gateways) await setFaults(env, { notify: 'lose' }, by);
    const unpaid = [
      ...(await startTicketPayments(env, orders / 2, 'alipay')),
      ...(await startTicketPayments(env, orders / 2, 'stripe')),
    ];
    const webhooks = await mapWithConcurrency(unpaid, 10, (order) => payWithoutWebhook(env, order));
    const posts = shuffled(webhooks.flatMap((webhook) => copies(webhook, repeats)));
    const answers = await mapWithConcurrency(posts, 50, (send) => send());
    for (const by of gateways) await setFaults(env, { notify: 'normal' }, by);
    assert.deepEqual([...new Set(answers)].toSorted(), ['200', '200 success']);
    const numbers = unpaid.map(({ orderNo }) => orderNo);
    const tickets = await countTickets(env, numbers);
    const all = [...(await readOrderStatus(env, numbers)).values()];
    assert.equal(all.length, orders);
    for (const { orderNo, state, payings, paid, amount } of all)
      assert.deepEqual([state, payings, paid, tickets.get(orderNo)], ['PAID', 1, amount, 1]);
    return { notifications: posts.length, orders, 'paid once': all.length, 'e-tickets': all.length };
  },
};
