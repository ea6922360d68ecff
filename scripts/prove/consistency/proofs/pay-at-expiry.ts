import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { expireOrders } from '../../../../server/src/sales/my-orders/expire-orders.ts';
import { offerExpiry } from '../../../../server/src/sales/payments/payment-schedule.ts';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency, until } from '../ask.ts';
import { makeBuyers } from '../buyers.ts';
import { payAt, providers, startPayments, type Unpaid } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { type OrderStatus, readOrderStatus } from '../order-status.ts';
import { bookTour, type Departure, openDeparture } from '../tours.ts';

const sizes = {
  full: { batch: 25, near: 20, late: 4 },
  short: { batch: 12, near: 1, late: 1 },
};
/** Buyers pay within these ms before and after the hold expires; late ones when others may have the seat. */
const around = 50;
const nearby = [-around, around] as const;
const later = [2 * around, 12 * around] as const;
type Window = typeof nearby | typeof later;

/** An order, and whether the provider accepted its payment. */
interface Race {
  readonly order: string;
  readonly taken: boolean;
}

const endAt = async ({ database }: ProofEnvironment, unpaid: readonly Unpaid[], at: Date): Promise<void> => {
  const numbers = unpaid.map(({ orderNo }) => orderNo);
  const { pool } = database;
  await pool.query(
    'update holds set expires_at = $1 where order_id in (select id from orders where order_no = any($2))',
    [at, numbers],
  );
  await pool.query(
    'update payments set expires_at = $1 where order_id in (select id from orders where order_no = any($2))',
    [offerExpiry(at), numbers],
  );
  await pool.query('update orders set expires_at = $1 where order_no = any($2)', [at, numbers]);
};

const payIn = async (
  env: ProofEnvironment,
  { paymentNo, provider }: Unpaid,
  at: Date,
  [from, to]: Window,
) => {
  await wait(at.getTime() - Date.now() + from + Math.random() * (to - from));
  return (await payAt(env, paymentNo, provider)) !== undefined;
};

/** Expires orders in a loop around the moment, like several replicas. */
const expireAround = async (env: ProofEnvironment, at: Date): Promise<void> => {
  const deps = await env.deps();
  await wait(at.getTime() - Date.now() - around);
  while (Date.now() < at.getTime() + 12 * around) await expireOrders(deps);
  await deps.database.close();
};

const kept = ({ state, sold, paid, refunded, amount }: OrderStatus): boolean =>
  state === 'PAID' && sold === 1 && paid === amount && refunded === 0;

const givenBack = ({ state, sold, paid, refunded }: OrderStatus): boolean =>
  state === 'CLOSED' && sold === 0 && paid > 0 && refunded === paid;

const neverPaid = ({ state, sold, paid }: OrderStatus): boolean =>
  state === 'CLOSED' && sold === 0 && paid === 0;

/** Other buyers book the seats that become free. Returns the number of seats they got. */
const waitForSeats = async (env: ProofEnvironment, departure: Departure, count: number, at: Date) => {
  const others = await makeBuyers(env, count);
  await wait(at.getTime() - Date.now());
  let got = 0;
  while (Date.now() < at.getTime() + 6 * around) {
    const replies = await Promise.all(others.slice(got).map((buyer) => bookTour(env, departure, buyer)));
    got += replies.filter(({ status }) => status === 200).length;
  }
  return got;
};

const race = async (env: ProofEnvironment, count: number, window: Window): Promise<Race[]> => {
  const departure = await openDeparture(env, count);
  const unpaid = await startPayments(env, count, { departure, by: providers });
  const at = new Date(Date.now() + 1000);
  await endAt(env, unpaid, at);
  const expiring = expireAround(env, at);
  const waiting = waitForSeats(env, departure, Math.ceil(count / 2), at);
  const taken = await Promise.all(unpaid.map((order) => payIn(env, order, at, window)));
  await Promise.all([expiring, waiting]);
  return unpaid.map(({ orderNo }, place) => ({ order: orderNo, taken: taken[place] === true }));
};

const settled = (status: OrderStatus | undefined, taken: boolean): boolean =>
  status !== undefined && (taken ? kept(status) || givenBack(status) : neverPaid(status));

export const payAtExpiry: Proof<ProofEnvironment> = {
  number: 5,
  claim:
    'A payment within 50 ms of the end of the hold either buys the seat or is refunded, never both and never neither',
  run: async (env, size) => {
    const { batch, near, late } = sizes[size];
    const windows: Window[] = [...Array(near).fill(nearby), ...Array(late).fill(later)];
    const races = (await mapWithConcurrency(windows, 1, (window) => race(env, batch, window))).flat();
    const read = () =>
      readOrderStatus(
        env,
        races.map(({ order }) => order),
      );
    await until(
      async () => {
        const all = await read();
        return races.every(({ order, taken }) => settled(all.get(order), taken));
      },
      'every race to be settled',
      120_000,
    );
    const all = [...(await read()).values()];
    const figures = {
      'within 50 ms': near * batch,
      later: late * batch,
      'paid with stock': all.filter(kept).length,
      refunded: all.filter(givenBack).length,
      'not taken by the provider': all.filter(neverPaid).length,
    };
    const sum = figures['paid with stock'] + figures.refunded + figures['not taken by the provider'];
    assert.equal(sum, races.length);
    return figures;
  },
};
