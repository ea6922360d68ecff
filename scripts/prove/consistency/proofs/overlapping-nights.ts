import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { quantile, tally } from '../ask.ts';
import { makeBuyers } from '../buyers.ts';
import type { ProofEnvironment } from '../environment.ts';
import { bookRoom, openRooms, type Rooms, type Stay } from '../hotels.ts';

const sizes = { full: { rounds: 10, buyers: 200, rooms: 10 }, short: { rounds: 1, buyers: 40, rooms: 3 } };
const nights = 8;

const anyStay = (): Stay => {
  const length = 1 + Math.floor(Math.random() * 5);
  return { nights: length, checkIn: Math.floor(Math.random() * (nights - length + 1)) };
};

const fullest = async ({ database }: ProofEnvironment, { skuId }: Rooms): Promise<number> => {
  const { rows } = await database.pool.query<{ most: number }>(
    'select max(held + sold) as most from inventory where sku_id = $1',
    [skuId],
  );
  return rows[0]?.most ?? 0;
};

/** The largest number of accepted stays that share a night. */
const wantedAtMost = (stays: readonly Stay[]): number =>
  Math.max(
    ...Array.from(
      { length: nights },
      (_, night) =>
        stays.filter((stay) => stay.checkIn <= night && night < stay.checkIn + stay.nights).length,
    ),
  );

export const overlappingNights: Proof<ProofEnvironment> = {
  number: 2,
  claim: 'Overlapping stays never book more rooms than a night has, and no guest sees a deadlock',
  run: async (env, size) => {
    const { rounds, buyers, rooms } = sizes[size];
    const times: number[] = [];
    let taken = 0;
    for (let round = 0; round < rounds; round += 1) {
      const offer = await openRooms(env, rooms, nights);
      const members = (await makeBuyers(env, buyers)).map((buyer) => ({ buyer, stay: anyStay() }));
      const replies = await Promise.all(members.map(({ buyer, stay }) => bookRoom(env, offer, stay, buyer)));
      const counts = tally(replies);
      assert.deepEqual(Object.keys(counts).sort(), ['200', '409 A0510'], JSON.stringify(counts));
      const stays = members.filter((_, place) => replies[place]?.status === 200).map(({ stay }) => stay);
      const most = await fullest(env, offer);
      assert.equal(most, wantedAtMost(stays), 'what is held is what was answered');
      assert.ok(most <= rooms, `${most} of ${rooms} rooms`);
      taken += stays.length;
      times.push(...replies.map(({ took }) => took));
    }
    return { rounds, buyers, rooms, 'stays taken': taken, 'p95 ms': quantile(times, 0.95) };
  },
};
