import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { quantile, tally } from '../ask.ts';
import { makeBuyers } from '../buyers.ts';
import type { ProofEnvironment } from '../environment.ts';
import { bookTour, type Departure, offerExtra, openDeparture } from '../tours.ts';

const sizes = {
  full: { rounds: 20, buyers: 500, seats: 100 },
  short: { rounds: 1, buyers: 100, seats: 20 },
};

const bookConcurrently = async (env: ProofEnvironment, departure: Departure, buyers: number) => {
  const members = await makeBuyers(env, buyers);
  return Promise.all(members.map((buyer) => bookTour(env, departure, buyer)));
};

/** Control: the same buyers with read-then-write and no guard, on its own row. Returns the number sold. */
const sellWithoutLock = async ({ database: { pool } }: ProofEnvironment, buyers: number, seats: number) => {
  await pool.query('create table naive as select $1::integer as total, 0 as sold', [seats]);
  const buy = async (): Promise<boolean> => {
    const { rows } = await pool.query<{ left: number }>('select total - sold as left from naive');
    if ((rows[0]?.left ?? 0) < 1) return false;
    await pool.query('select pg_sleep(0.01)');
    await pool.query('update naive set sold = sold + 1');
    return true;
  };
  const sold = (await Promise.all(Array.from({ length: buyers }, buy))).filter(Boolean).length;
  await pool.query('drop table naive');
  return sold;
};

export const soldOut: Proof<ProofEnvironment> = {
  number: 1,
  claim:
    'Concurrent buyers get exactly the available seats, and extras, and the others a "sold out"; without the conditional update it oversells',
  run: async (env, size) => {
    const { rounds, buyers, seats } = sizes[size];
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const replies = await bookConcurrently(env, await openDeparture(env, seats), buyers);
      assert.deepEqual(tally(replies), { 200: seats, '409 A0510': buyers - seats });
      times.push(...replies.map(({ took }) => took));
    }
    const departure = await openDeparture(env, seats);
    const limited = await offerExtra(env, departure, { stock: Math.ceil(seats / 2), price: 5000 });
    const extras = await bookConcurrently(env, limited, buyers);
    assert.deepEqual(tally(extras), {
      200: Math.ceil(seats / 2),
      '409 A0510': buyers - Math.ceil(seats / 2),
    });
    const naive = await sellWithoutLock(env, buyers, seats);
    assert.ok(naive > seats, `the control without a guard oversells: ${naive} of ${seats}`);
    return {
      rounds,
      buyers,
      seats,
      'sold each round': seats,
      'extras sold': Math.ceil(seats / 2),
      'p95 ms': quantile(times, 0.95),
      'sold without the guard': naive,
    };
  },
};
