import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof } from '../../proof.ts';
import { inLanes, quantile, until } from '../ask.ts';
import { type Buyer, makeBuyers } from '../buyers.ts';
import { atTheCashier, payAt, type Unpaid } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { askRefund } from '../refunds.ts';
import { type Standing, standings } from '../states.ts';
import { bookTour, type Departure, openDeparture } from '../tours.ts';

const kills = { full: 50, short: 2 };
const lanes = 10;
const perKill = 10;

interface Crash {
  /** Requests that were acknowledged before the kill. */
  readonly acknowledged: readonly string[];
  readonly restart: number;
}

/** Runs the work, kills the server right after a number of acknowledgements, and restarts it. */
const killDuring = async <T>(
  world: ProofEnvironment,
  all: readonly T[],
  work: (one: T) => Promise<string | undefined>,
): Promise<Crash> => {
  const acknowledged: string[] = [];
  const enough = 1 + Math.floor(Math.random() * (all.length / 2));
  const working = inLanes(all, lanes, async (one) => {
    const orderNo = await work(one);
    if (orderNo !== undefined) acknowledged.push(orderNo);
  });
  while (acknowledged.length < enough) await wait(1);
  await world.replica.kill();
  await working;
  return { acknowledged, restart: await world.replica.start() };
};

const book = async (
  world: ProofEnvironment,
  departure: Departure,
  buyer: Buyer,
): Promise<string | undefined> => {
  const { status, data } = await bookTour(world, departure, buyer);
  return status === 200 ? data.orderNo : undefined;
};

const missing = async (world: ProofEnvironment, orderNos: readonly string[]): Promise<string[]> => {
  const found = await standings(world, orderNos);
  return orderNos.filter((orderNo) => !found.has(orderNo));
};

const duringCheckout = async (world: ProofEnvironment, times: number): Promise<Crash[]> => {
  const crashes: Crash[] = [];
  for (let kill = 0; kill < times; kill += 1) {
    const departure = await openDeparture(world, 200);
    const buyers = await makeBuyers(world, 60);
    const crash = await killDuring(world, buyers, (buyer) => book(world, departure, buyer));
    assert.deepEqual(await missing(world, crash.acknowledged), [], 'every acknowledged order is there');
    crashes.push(crash);
  }
  return crashes;
};

/** Waits until all of these orders have the expected state. */
const untilAll = async (
  world: ProofEnvironment,
  orders: readonly Unpaid[],
  holds: (standing: Standing) => boolean,
  what: string,
): Promise<void> => {
  const numbers = orders.map(({ orderNo }) => orderNo);
  await until(async () => [...(await standings(world, numbers)).values()].every(holds), what, 180_000);
};

const isPaid = ({ state, paid, amount, payings }: Standing): boolean =>
  state === 'PAID' && paid === amount && payings === 1;

const duringNotify = async (
  world: ProofEnvironment,
  times: number,
): Promise<{ crashes: Crash[]; orders: Unpaid[] }> => {
  const orders = await atTheCashier(world, times * perKill);
  const crashes: Crash[] = [];
  for (let kill = 0; kill < times; kill += 1) {
    const mine = orders.slice(kill * perKill, (kill + 1) * perKill);
    const crash = await killDuring(world, mine, async ({ paymentNo, orderNo }) =>
      (await payAt(world, paymentNo)) ? orderNo : undefined,
    );
    assert.equal(crash.acknowledged.length, mine.length, 'the provider took all the money');
    crashes.push(crash);
  }
  await untilAll(world, orders, isPaid, 'what was paid to be known');
  return { crashes, orders };
};

const duringRefund = async (
  world: ProofEnvironment,
  paid: readonly Unpaid[],
  times: number,
): Promise<Crash[]> => {
  const crashes: Crash[] = [];
  const asked = new Set<string>();
  for (let kill = 0; kill < times; kill += 1) {
    const mine = paid.slice(kill * perKill, (kill + 1) * perKill);
    const crash = await killDuring(world, mine, async ({ buyer, orderNo }) =>
      (await askRefund(world, buyer, orderNo)).status === 200 ? orderNo : undefined,
    );
    for (const orderNo of crash.acknowledged) asked.add(orderNo);
    crashes.push(crash);
  }
  const mine = paid.filter(({ orderNo }) => asked.has(orderNo));
  await untilAll(world, mine, ({ state }) => state === 'REFUNDED', 'what was asked back to be given back');
  return crashes;
};

const acknowledgedIn = (crashes: readonly Crash[]): number =>
  crashes.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

export const killedServer: Proof<ProofEnvironment> = {
  number: 7,
  claim:
    'kill -9 during checkout, notification and refund loses no acknowledged order and leaves no half one',
  run: async (world, size) => {
    const times = kills[size];
    const checkout = await duringCheckout(world, times);
    const { crashes: notifying, orders } = await duringNotify(world, times);
    const refunding = await duringRefund(world, orders, times);
    const restarts = [...checkout, ...notifying, ...refunding].map(({ restart }) => restart);
    return {
      kills: restarts.length,
      'orders acknowledged and present': acknowledgedIn(checkout),
      'payments taken and known': acknowledgedIn(notifying),
      'refunds acknowledged and done': acknowledgedIn(refunding),
      'restart ms, median': quantile(restarts, 0.5),
      'restart ms, longest': Math.max(...restarts),
    };
  },
};
