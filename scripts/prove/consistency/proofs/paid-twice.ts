import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency, shuffled, until } from '../ask.ts';
import { type Provider, payAt, startPaying, startPayments } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { readOrderStatus } from '../order-status.ts';

const sizes = { full: 100, short: 8 };

export const paidTwice: Proof<ProofEnvironment> = {
  number: 6,
  claim: 'An order that is paid through both providers keeps one payment and refunds the other',
  run: async (env, size) => {
    const count = sizes[size];
    const unpaid = await startPayments(env, count);
    const taken = await mapWithConcurrency(unpaid, 10, async ({ buyer, orderNo, paymentNo }) => {
      const second = await startPaying(env, buyer, orderNo, 'wechatpay');
      const ways: (readonly [Provider, string])[] = [
        ['alipay', paymentNo],
        ['wechatpay', second],
      ];
      const trades = await Promise.all(shuffled(ways).map(([provider, no]) => payAt(env, no, provider)));
      return trades.filter((trade) => trade !== undefined).length;
    });
    const both = unpaid.filter((_, place) => taken[place] === 2);
    assert.ok(both.length > count / 2, `most are paid twice: ${both.length} of ${count}`);
    const numbers = both.map(({ orderNo }) => orderNo);
    const read = async () => [...(await readOrderStatus(env, numbers)).values()];
    const done = await until(
      async () =>
        (await read()).every(
          ({ state, paid, refunded, amount }) =>
            state === 'PAID' && paid === 2 * amount && refunded === amount,
        ),
      'the second payments to go back',
      150_000,
    );
    return {
      orders: count,
      'paid twice': both.length,
      kept: both.length,
      refunded: both.length,
      'ms to the last': done,
    };
  },
};
