import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { ask, newKey, tally } from '../ask.ts';
import { makeBuyers } from '../buyers.ts';
import type { ProofEnvironment } from '../environment.ts';
import { bookTour, openDeparture, tourBooking } from '../tours.ts';

const at = 50;
const sizes = { full: 20, short: 2 };

export const oneKey: Proof<ProofEnvironment> = {
  number: 9,
  claim:
    'One Idempotency-Key sent 50 times concurrently makes one order; another body with the same key is refused with 422',
  run: async (env, size) => {
    const rounds = sizes[size];
    const buyers = await makeBuyers(env, rounds);
    for (const buyer of buyers) {
      const departure = await openDeparture(env, 60);
      const key = newKey();
      const replies = await Promise.all(
        Array.from({ length: at }, () => bookTour(env, departure, buyer, { key })),
      );
      assert.deepEqual(tally(replies), { 200: at });
      assert.equal(new Set(replies.map(({ data }) => data.orderNo)).size, 1);
      const body = { ...tourBooking(departure, buyer), remark: 'another' };
      const changed = await ask('POST', `${env.origin}/api/v1/orders/tour`, { buyer, key, body });
      assert.deepEqual([changed.status, changed.code], [422, 'A0520']);
    }
    const { rows } = await env.database.pool.query<{ count: number }>(
      'select count(*) from orders where user_id = any($1)',
      [buyers.map(({ userId }) => userId)],
    );
    assert.equal(rows[0]?.count, rounds);
    return { rounds, 'requests a key': at, orders: rounds, 'changed bodies refused': rounds };
  },
};
