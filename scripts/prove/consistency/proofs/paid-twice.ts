import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency, shuffled, until } from '../ask.ts';
import { payAt, providers, startPaying, startPayments } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { readOrderStatus } from '../order-status.ts';

const sizes = { full: 100, short: 8 };

export const paidTwice: Proof<ProofEnvironment> = {
  number: 6,
  claim: 'An order that is paid through several providers at once keeps one payment and refunds the others',
  run: async (env, size) => {
    const count = sizes[size];
    const unpaid = await startPayments(env, count);
    const taken = await mapWithConcurrency(unpaid, 10, async ({ buyer, orderNo, provider, paymentNo }) => {
      const others = providers.filter((other) => other !== provider);
      const started = await Promise.all(others.map((other) => startPaying(env, buyer, orderNo, other)));
      const ways = others.map((other, place) => [other, started[place] ?? ''] as const);
      const all = shuffled([[provider, paymentNo] as const, ...ways]);
      const trades = await Promise.all(all.map(([by, no]) => payAt(env, no, by)));
      return [orderNo, trades.filter((trade) => trade !== undefined).length] as const;
    });
    const several = new Map(taken.filter(([, times]) => times > 1));
    assert.ok(several.size > count / 2, `most are paid more than once: ${several.size} of ${count}`);
    const numbers = [...several.keys()];
    const read = async () => [...(await readOrderStatus(env, numbers)).values()];
    const done = await until(
      async () =>
        (await read()).every(
          ({ orderNo, state, paid, refunded, amount }) =>
            state === 'PAID' && paid === (several.get(orderNo) ?? 0) * amount && refunded === paid - amount,
        ),
      'the other payments to go back',
      150_000,
    );
    return {
      orders: count,
      'paid more than once': several.size,
      kept: several.size,
      refunded: [...several.values()].reduce((sum, times) => sum + times - 1, 0),
      'ms to the last': done,
    };
  },
};
