import assert from 'node:assert/strict';
import { serveWaitlists } from '../../../../server/src/sales/waitlist/index.ts';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency, tally, until } from '../ask.ts';
import { makeBuyers } from '../buyers.ts';
import type { ProofEnvironment } from '../environment.ts';
import { bookTour, openDeparture } from '../tours.ts';
import { cancelOrder, countEntries, joinWaitlist, readStock } from '../waitlists.ts';

const sizes = {
  full: { rounds: 10, buyers: 500, waiting: 80, seats: 20 },
  short: { rounds: 1, buyers: 100, waiting: 20, seats: 5 },
};

type Numbers = (typeof sizes)['full'];

/** One departure sells out, members wait, and its seats are released one by one while all buyers book. */
const release = async (env: ProofEnvironment, { buyers, waiting, seats }: Numbers): Promise<number> => {
  const departure = await openDeparture(env, seats);
  const holders = await makeBuyers(env, seats);
  const sold = await mapWithConcurrency(holders, 10, (buyer) => bookTour(env, departure, buyer));
  assert.deepEqual(tally(sold), { 200: seats });
  const all = await makeBuyers(env, buyers);
  const members = all.slice(0, waiting);
  for (const member of members) assert.equal((await joinWaitlist(env, departure, member)).status, 200);
  const deps = await env.deps();
  const numbers = sold.map(({ data }) => data.orderNo);
  const cancelling = mapWithConcurrency(holders, 5, (buyer, place) =>
    cancelOrder(env, buyer, numbers[place] ?? ''),
  );
  const early = await Promise.all(all.map((buyer) => bookTour(env, departure, buyer)));
  assert.deepEqual(tally(await cancelling), { 200: seats });
  await until(async () => {
    await serveWaitlists(deps);
    const { OFFERED = 0, USED = 0 } = await countEntries(env, departure);
    return OFFERED + USED === seats;
  }, 'an offer for each seat');
  const late = await Promise.all(all.map((buyer) => bookTour(env, departure, buyer)));
  await deps.database.close();
  const booked = new Set(
    [...early, ...late].filter(({ status }) => status === 200).map(({ data }) => data.orderNo),
  );
  assert.equal(booked.size, seats, 'each seat is sold once');
  assert.deepEqual(await countEntries(env, departure), { USED: seats, WAITING: waiting - seats });
  const stock = await readStock(env, departure);
  assert.deepEqual(stock, { total: seats, held: seats, sold: 0, setAside: 0 });
  return booked.size;
};

export const waitingList: Proof<ProofEnvironment> = {
  number: 14,
  claim:
    'Seats released on a sold-out departure go to the first in line only, each once, while all buyers compete for them',
  run: async (env, size) => {
    const numbers = sizes[size];
    let sold = 0;
    for (let round = 0; round < numbers.rounds; round += 1) sold += await release(env, numbers);
    return { ...numbers, 'sold to members with an offer': sold };
  },
};
