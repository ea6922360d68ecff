import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency, shuffled } from '../ask.ts';
import { payAt, setFaults, type Unpaid } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { readOrderStatus } from '../order-status.ts';
import { countTickets, startTicketPayments } from '../tickets.ts';
import { notify, paidWebhook, signed, type Webhook } from '../webhooks.ts';

const sizes = { full: { orders: 100, repeats: 10 }, short: { orders: 10, repeats: 10 } };

/** Pays at the provider without its webhook; returns the webhook it would have sent. */
const payWithoutWebhook = async (env: ProofEnvironment, { paymentNo }: Unpaid): Promise<Webhook> => {
  const trade = await payAt(env, paymentNo);
  assert.ok(trade, 'the provider takes the money');
  return signed(env, paidWebhook(paymentNo, trade));
};

const copies = <T>(one: T, count: number): T[] => Array.from({ length: count }, () => one);

export const repeatedWebhooks: Proof<ProofEnvironment> = {
  number: 3,
  claim:
    'Webhooks delivered ten times each, shuffled and 50 concurrently, pay each order once and issue one e-ticket',
  run: async (env, size) => {
    const { orders, repeats } = sizes[size];
    await setFaults(env, { notify: 'lose' });
    const unpaid = await startTicketPayments(env, orders);
    const webhooks = await mapWithConcurrency(unpaid, 10, (order) => payWithoutWebhook(env, order));
    const posts = shuffled(webhooks.flatMap((webhook) => copies(webhook, repeats)));
    const answers = await mapWithConcurrency(posts, 50, (webhook) => notify(env, webhook));
    await setFaults(env, { notify: 'normal' });
    assert.deepEqual([...new Set(answers)], ['200 success']);
    const numbers = unpaid.map(({ orderNo }) => orderNo);
    const tickets = await countTickets(env, numbers);
    const all = [...(await readOrderStatus(env, numbers)).values()];
    assert.equal(all.length, orders);
    for (const { orderNo, state, payings, paid, amount } of all)
      assert.deepEqual([state, payings, paid, tickets.get(orderNo)], ['PAID', 1, amount, 1]);
    return { notifications: posts.length, orders, 'paid once': all.length, 'e-tickets': all.length };
  },
};
