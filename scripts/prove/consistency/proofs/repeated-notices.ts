import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { inLanes, shuffled } from '../ask.ts';
import { payAt, setFaults, type Unpaid } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { type Notice, notify, paidNotice, signed } from '../notices.ts';
import { standings } from '../states.ts';
import { countTickets, ticketsAtTheCashier } from '../tickets.ts';

const sizes = { full: { orders: 100, repeats: 10 }, short: { orders: 10, repeats: 10 } };

/** Pays at the provider without its webhook; returns the webhook it would have sent. */
const payUnheard = async (world: ProofEnvironment, { paymentNo }: Unpaid): Promise<Notice> => {
  const trade = await payAt(world, paymentNo);
  assert.ok(trade, 'the provider takes the money');
  return signed(world, paidNotice(paymentNo, trade));
};

const copies = <T>(one: T, count: number): T[] => Array.from({ length: count }, () => one);

export const repeatedNotices: Proof<ProofEnvironment> = {
  number: 3,
  claim:
    'Notifications that come ten times each, shuffled and 50 at once, pay each order once, with one e-ticket',
  run: async (world, size) => {
    const { orders, repeats } = sizes[size];
    await setFaults(world, { notify: 'lose' });
    const unpaid = await ticketsAtTheCashier(world, orders);
    const notices = await inLanes(unpaid, 10, (order) => payUnheard(world, order));
    const posts = shuffled(notices.flatMap((notice) => copies(notice, repeats)));
    const answers = await inLanes(posts, 50, (notice) => notify(world, notice));
    await setFaults(world, { notify: 'normal' });
    assert.deepEqual([...new Set(answers)], ['200 success']);
    const numbers = unpaid.map(({ orderNo }) => orderNo);
    const tickets = await countTickets(world, numbers);
    const all = [...(await standings(world, numbers)).values()];
    assert.equal(all.length, orders);
    for (const { orderNo, state, payings, paid, amount } of all)
      assert.deepEqual([state, payings, paid, tickets.get(orderNo)], ['PAID', 1, amount, 1]);
    return { notifications: posts.length, orders, 'paid once': all.length, 'e-tickets': all.length };
  },
};
