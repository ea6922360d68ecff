import assert from 'node:assert/strict';
import { lockOrder } from '../../../../server/src/sales/orders/order-repository.ts';
import { findPayment } from '../../../../server/src/sales/payments/payment-repository.ts';
import { refundExcess } from '../../../../server/src/sales/payments/refunds/send-refunds.ts';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency, type Reply, tally, until } from '../ask.ts';
import { payAt, providers, startPayments, type Unpaid } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { countStates, readOrderStatus } from '../order-status.ts';
import { askRefund } from '../refunds.ts';
import { openDeparture } from '../tours.ts';

const clicks = 50;
const sizes = { full: 20, short: 2 };

const pay = async (env: ProofEnvironment, unpaid: readonly Unpaid[]): Promise<void> => {
  await mapWithConcurrency(unpaid, 10, ({ paymentNo, provider }) => payAt(env, paymentNo, provider));
  const numbers = unpaid.map(({ orderNo }) => orderNo);
  await until(async () => (await countStates(env, numbers)).PAID === numbers.length, 'the payments');
};

const refundsOf = async ({ database }: ProofEnvironment, orderNo: string): Promise<number[]> => {
  const { rows } = await database.pool.query<{ amount: number }>(
    `select r.amount from refunds r join orders o on o.id = r.order_id where o.order_no = $1 and r.state <> 'REJECTED' order by r.id`,
    [orderNo],
  );
  return rows.map(({ amount }) => amount);
};

/** Idempotency keys: one per click, as from two tabs, or one for all clicks of a tab. */
const clickConcurrently = (env: ProofEnvironment, { buyer, orderNo }: Unpaid): Promise<Reply[]> =>
  Promise.all(
    Array.from({ length: clicks }, (_, click) =>
      askRefund(env, buyer, orderNo, `click-${orderNo}-${click % 5}`),
    ),
  );

const refundPart = async (env: ProofEnvironment, { orderNo, paymentNo }: Unpaid, amount: number) => {
  const now = new Date();
  await env.database.db.transaction(async (tx) => {
    const payment = await findPayment(tx, paymentNo);
    const order = payment && (await lockOrder(tx, payment.orderId));
    assert.ok(order && payment, `${orderNo} was paid`);
    await refundExcess(tx, { order, payment, amount, reason: 'part', now });
  });
};

const hundredYuan = 10_000;

/** An order of 100 yuan: 100.01 is refused, three uneven parts are refunded, one fen more is refused. */
const inParts = async (env: ProofEnvironment): Promise<void> => {
  const departure = await openDeparture(env, 1, hundredYuan);
  const [paid] = await startPayments(env, 1, { departure, by: ['stripe'] });
  assert.ok(paid);
  await pay(env, [paid]);
  await assert.rejects(() => refundPart(env, paid, hundredYuan + 1), '100.01 of 100.00 is refused');
  for (const part of [3333, 3333, 3334]) await refundPart(env, paid, part);
  await assert.rejects(() => refundPart(env, paid, 1), 'a fen more than was paid is refused');
  const all = async () =>
    (await readOrderStatus(env, [paid.orderNo])).get(paid.orderNo)?.refunded === hundredYuan;
  await until(all, 'the three parts to go back', 120_000);
  assert.deepEqual(await refundsOf(env, paid.orderNo), [3333, 3333, 3334]);
};

export const refundOnce: Proof<ProofEnvironment> = {
  number: 10,
  claim:
    'Fifty clicks refund once; partial refunds add up exactly, and one fen more than the payment is refused',
  run: async (env, size) => {
    const orders = sizes[size];
    const others = await startPayments(env, orders, { by: providers });
    await pay(env, others);
    const counts: Record<string, number> = {};
    for (const order of others) {
      for (const [name, count] of Object.entries(tally(await clickConcurrently(env, order))))
        counts[name] = (counts[name] ?? 0) + count;
      assert.equal((await refundsOf(env, order.orderNo)).length, 1, 'one refund for all the clicks');
    }
    const numbers = others.map(({ orderNo }) => orderNo);
    const back = async () => (await countStates(env, numbers)).REFUNDED === orders;
    await until(back, 'the refunds', 120_000);
    await inParts(env);
    return {
      orders,
      'clicks each': clicks,
      answers: JSON.stringify(counts),
      'refunds each': 1,
      parts: '33.33 + 33.33 + 33.34',
    };
  },
};
