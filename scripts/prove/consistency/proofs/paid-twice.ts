import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { inLanes, shuffled, until } from '../ask.ts';
import { atTheCashier, type Provider, payAt, startPaying } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { standings } from '../states.ts';

const sizes = { full: 100, short: 8 };

export const paidTwice: Proof<ProofEnvironment> = {
  number: 6,
  claim: 'An order that both providers collect for keeps one payment and gives the other back',
  run: async (world, size) => {
    const count = sizes[size];
    const unpaid = await atTheCashier(world, count);
    const taken = await inLanes(unpaid, 10, async ({ buyer, orderNo, paymentNo }) => {
      const second = await startPaying(world, buyer, orderNo, 'wechatpay');
      const ways: (readonly [Provider, string])[] = [
        ['alipay', paymentNo],
        ['wechatpay', second],
      ];
      const trades = await Promise.all(shuffled(ways).map(([provider, no]) => payAt(world, no, provider)));
      return trades.filter((trade) => trade !== undefined).length;
    });
    const both = unpaid.filter((_, place) => taken[place] === 2);
    assert.ok(both.length > count / 2, `most are paid twice: ${both.length} of ${count}`);
    const numbers = both.map(({ orderNo }) => orderNo);
    const read = async () => [...(await standings(world, numbers)).values()];
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
