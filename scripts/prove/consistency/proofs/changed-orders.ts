import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Proof } from '../../proof.ts';
import { ask, mapWithConcurrency, newKey, type Reply, tally, until } from '../ask.ts';
import { makeBuyers } from '../buyers.ts';
import { payAt, startPayments, type Unpaid } from '../cashier.ts';
import { addDepartures, askDateChange, askTravellerChange, withdrawChange } from '../changes.ts';
import type { ProofEnvironment } from '../environment.ts';
import { countStates } from '../order-status.ts';
import { askRefund, askTravellerRefund } from '../refunds.ts';
import { type Departure, offerExtra, openDeparture } from '../tours.ts';

const partySize = 3;

const sizes = { full: { orders: 60, steps: 12 }, short: { orders: 12, steps: 6 } };

const changes = ['near', 'far', 'dear', 'dear', 'pay', 'pay', 'pay', 'withdraw', 'traveller'] as const;
const steps = [...changes, 'refund', 'leave', 'leaveTwo', 'leaveAtOnce'] as const;
type Step = (typeof steps)[number];

interface Places extends Readonly<Record<'near' | 'far' | 'dear', Departure>> {
  readonly others: Awaited<ReturnType<typeof makeBuyers>>;
}

/** Pays what the cashier asks for, if anything. */
const payDifference = async (env: ProofEnvironment, { buyer, orderNo }: Unpaid): Promise<Reply> => {
  const body = { orderNo, way: 'qr' };
  const started = await ask<{ paymentNo: string }>('POST', `${env.origin}/api/v1/payments/alipay`, {
    ...{ buyer, key: newKey(), body },
  });
  if (started.status === 200) await payAt(env, started.data.paymentNo);
  return started;
};

/** Travellers leave, and the next step waits for their refund: until then it would be refused. */
const leave = async (env: ProofEnvironment, order: Unpaid, places: readonly number[]): Promise<Reply> => {
  const reply = await askTravellerRefund(env, order, places);
  const isOver = async () => !(await countStates(env, [order.orderNo])).REFUNDING;
  await until(isOver, `the refund of ${order.orderNo}`, 60_000);
  return reply;
};

/** Two requests at once, of which one at most is accepted. */
const leaveAtOnce = async (env: ProofEnvironment, order: Unpaid): Promise<Reply> => {
  const [first, second] = await Promise.all([0, 1].map((place) => askTravellerRefund(env, order, [place])));
  assert.ok(first && second);
  assert.ok(first.status !== 200 || second.status !== 200, 'both requests of one order were accepted');
  return first.status === 200 ? first : second;
};

const take = (
  env: ProofEnvironment,
  order: Unpaid,
  step: Step,
  places: Places,
  at: number,
): Promise<Reply> => {
  if (step === 'pay') return payDifference(env, order);
  if (step === 'withdraw') return withdrawChange(env, order);
  if (step === 'refund') return askRefund(env, order.buyer, order.orderNo);
  if (step === 'leave') return leave(env, order, [0]);
  if (step === 'leaveTwo') return leave(env, order, [1, 2]);
  if (step === 'leaveAtOnce') return leaveAtOnce(env, order);
  const other = places.others[at];
  if (step === 'traveller' && other) return askTravellerChange(env, order, other);
  return askDateChange(env, order, places[step === 'traveller' ? 'near' : step]);
};

const openPlaces = async (env: ProofEnvironment, orders: number) => {
  const first = await openDeparture(env, orders * partySize);
  const seats = Math.ceil(orders / 3) * partySize;
  const [near, far, dear] = await addDepartures(env, first, [
    { seats, price: first.price },
    { seats, price: Math.max(1, first.price - 10_000) },
    { seats, price: first.price + 12_345 },
  ]);
  assert.ok(near && far && dear);
  return { first, near, far, dear };
};

const openRefunds = async ({ database }: ProofEnvironment): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*)::integer as count from refunds where state in ('APPROVED', 'PROCESSING')",
  );
  return rows[0]?.count ?? 0;
};

/** How often travellers left, and of that with extras. */
const countRemovals = async ({
  database,
}: ProofEnvironment): Promise<{ removals: number; extras: number }> => {
  const { rows } = await database.pool.query<{ removals: number; extras: number }>(
    `select count(*)::integer as removals, count(o.snapshot #> '{details,extras}')::integer as extras
    from order_changes c join orders o on o.id = c.order_id where c.kind = 'removal' and c.state = 'DONE'`,
  );
  return rows[0] ?? { removals: 0, extras: 0 };
};

/** Random changes, payments, and refunds of whole orders and of travellers at once; the seed repeats the sequences. */
export const changedOrders: Proof<ProofEnvironment> = {
  number: 16,
  claim:
    'Random changes, differences, withdrawals and refunds of orders, half of them with extras, and of travellers at once keep money and stock',
  run: async (env, size) => {
    const { orders, steps: length } = sizes[size];
    const seed = Number(process.env.PROOF_SEED ?? Date.now() % 2 ** 31);
    const { first, ...departures } = await openPlaces(env, orders);
    const withExtra = await offerExtra(env, first, { stock: Math.ceil(orders / 2) * partySize, price: 5000 });
    const half = Math.floor(orders / 2);
    const companions = partySize - 1;
    const unpaid = [
      ...(await startPayments(env, half, { departure: withExtra, companions })),
      ...(await startPayments(env, orders - half, { departure: first, companions })),
    ];
    await mapWithConcurrency(unpaid, 10, ({ paymentNo }) => payAt(env, paymentNo));
    const numbers = unpaid.map(({ orderNo }) => orderNo);
    await until(async () => (await countStates(env, numbers)).PAID === orders, 'the payments');
    const others = await makeBuyers(env, orders * length);
    const places = { ...departures, others };
    const sequences = fc.sample(
      fc.array(fc.constantFrom(...steps), { minLength: length, maxLength: length }),
      { seed, numRuns: orders },
    );
    const replies = await mapWithConcurrency(unpaid, 20, async (order, place) => {
      const taken: Reply[] = [];
      for (const [turn, step] of (sequences[place] ?? []).entries())
        taken.push(await take(env, order, step, places, place * length + turn));
      return taken;
    });
    const answers = tally(replies.flat());
    const broken = Object.keys(answers).filter((name) => !/^(200|4\d\d)/.test(name));
    assert.deepEqual(broken, [], `seed ${seed}: ${JSON.stringify(answers)}`);
    await until(async () => (await openRefunds(env)) === 0, 'the refunds', 120_000);
    const { removals, extras } = await countRemovals(env);
    const left = { 'travellers left': removals, 'with extras': extras };
    return { orders, 'steps each': length, seed, ...left, answers: JSON.stringify(answers) };
  },
};
