import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency, quantile, until } from '../ask.ts';
import { type Buyer, makeBuyers } from '../buyers.ts';
import { payAt, providers, startPayments, type Unpaid } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { type OrderStatus, readOrderStatus } from '../order-status.ts';
import { askRefund } from '../refunds.ts';
import { bookTour, type Departure, openDeparture } from '../tours.ts';

const kills = { full: 50, short: 2 };
const workers = 10;
const perKill = 10;

interface Crash {
  /** Requests that were acknowledged before the kill. */
  readonly acknowledged: readonly string[];
  readonly restart: number;
}

/** Runs the work, kills the server right after a number of acknowledgements, and restarts it. */
const killDuring = async <T>(
  env: ProofEnvironment,
  all: readonly T[],
  work: (one: T) => Promise<string | undefined>,
): Promise<Crash> => {
  const acknowledged: string[] = [];
  const enough = 1 + Math.floor(Math.random() * (all.length / 2));
  const working = mapWithConcurrency(all, workers, async (one) => {
    const orderNo = await work(one);
    if (orderNo !== undefined) acknowledged.push(orderNo);
  });
  while (acknowledged.length < enough) await wait(1);
  await env.replica.kill();
  await working;
  return { acknowledged, restart: await env.replica.start() };
};

const book = async (env: ProofEnvironment, departure: Departure, buyer: Buyer) => {
  const { status, data } = await bookTour(env, departure, buyer);
  return status === 200 ? data.orderNo : undefined;
};

const missing = async (env: ProofEnvironment, orderNos: readonly string[]): Promise<string[]> => {
  const found = await readOrderStatus(env, orderNos);
  return orderNos.filter((orderNo) => !found.has(orderNo));
};

const duringCheckout = async (env: ProofEnvironment, times: number): Promise<Crash[]> => {
  const crashes: Crash[] = [];
  for (let kill = 0; kill < times; kill += 1) {
    const departure = await openDeparture(env, 200);
    const buyers = await makeBuyers(env, 60);
    const crash = await killDuring(env, buyers, (buyer) => book(env, departure, buyer));
    assert.deepEqual(await missing(env, crash.acknowledged), [], 'every acknowledged order is there');
    crashes.push(crash);
  }
  return crashes;
};

/** Waits until all of these orders have the expected state. */
const untilAll = async (
  env: ProofEnvironment,
  orders: readonly Unpaid[],
  holds: (status: OrderStatus) => boolean,
  what: string,
): Promise<void> => {
  const numbers = orders.map(({ orderNo }) => orderNo);
  await until(async () => [...(await readOrderStatus(env, numbers)).values()].every(holds), what, 180_000);
};

const isPaid = ({ state, paid, amount, payings }: OrderStatus): boolean =>
  state === 'PAID' && paid === amount && payings === 1;

const duringNotify = async (env: ProofEnvironment, times: number) => {
  const orders = await startPayments(env, times * perKill, { by: providers });
  const crashes: Crash[] = [];
  for (let kill = 0; kill < times; kill += 1) {
    const mine = orders.slice(kill * perKill, (kill + 1) * perKill);
    const crash = await killDuring(env, mine, async ({ paymentNo, orderNo, provider }) =>
      (await payAt(env, paymentNo, provider)) ? orderNo : undefined,
    );
    assert.equal(crash.acknowledged.length, mine.length, 'the provider took all the money');
    crashes.push(crash);
  }
  await untilAll(env, orders, isPaid, 'what was paid to be known');
  return { crashes, orders };
};

const duringRefund = async (env: ProofEnvironment, paid: readonly Unpaid[], times: number) => {
  const crashes: Crash[] = [];
  const asked = new Set<string>();
  for (let kill = 0; kill < times; kill += 1) {
    const mine = paid.slice(kill * perKill, (kill + 1) * perKill);
    const crash = await killDuring(env, mine, async ({ buyer, orderNo }) =>
      (await askRefund(env, buyer, orderNo)).status === 200 ? orderNo : undefined,
    );
    for (const orderNo of crash.acknowledged) asked.add(orderNo);
    crashes.push(crash);
  }
  const mine = paid.filter(({ orderNo }) => asked.has(orderNo));
  await untilAll(env, mine, ({ state }) => state === 'REFUNDED', 'what was asked back to be given back');
  return crashes;
};

const acknowledgedIn = (crashes: readonly Crash[]): number =>
  crashes.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

export const killedServer: Proof<ProofEnvironment> = {
  number: 7,
  claim:
    'kill -9 during checkout, webhook and refund loses no acknowledged order and leaves no incomplete one',
  run: async (env, size) => {
    const times = kills[size];
    const checkout = await duringCheckout(env, times);
    const { crashes: notifying, orders } = await duringNotify(env, times);
    const refunding = await duringRefund(env, orders, times);
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
