import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency, type Reply, tally, until } from '../ask.ts';
import { makeBuyers } from '../buyers.ts';
import { addDepartures, askDateChange } from '../changes.ts';
import { countMissed, missBalances, offerDeposit, payPart } from '../deposits.ts';
import type { ProofEnvironment } from '../environment.ts';
import { readOrderStatus } from '../order-status.ts';
import { askRefund } from '../refunds.ts';
import { bookTour, type Departure, openDeparture } from '../tours.ts';

const sizes = { full: { orders: 80, steps: 12, kills: 20 }, short: { orders: 12, steps: 6, kills: 1 } };

const steps = ['deposit', 'deposit', 'whole', 'balance', 'twice', 'near', 'dear', 'cheap', 'refund'] as const;
type Step = (typeof steps)[number];
type Places = Readonly<Record<'near' | 'dear' | 'cheap', Departure>>;
type Own = Parameters<typeof payPart>[1];

const take = async (env: ProofEnvironment, own: Own, step: Step, places: Places): Promise<Reply[]> => {
  if (step === 'whole') return [await payPart(env, own)];
  if (step === 'deposit' || step === 'balance') return [await payPart(env, own, step)];
  if (step === 'twice') return Promise.all([payPart(env, own, 'balance'), payPart(env, own, 'balance')]);
  if (step === 'refund') return [await askRefund(env, own.buyer, own.orderNo)];
  return [await askDateChange(env, own, places[step])];
};

const openPlaces = async (env: ProofEnvironment, seats: number) => {
  const first = await openDeparture(env, seats);
  await offerDeposit(env, first);
  const [near, dear, cheap] = await addDepartures(env, first, [
    { seats, price: first.price },
    { seats, price: first.price + 12_345 },
    { seats, price: Math.max(100, Math.floor(first.price / 5)) },
  ]);
  assert.ok(near && dear && cheap);
  return { first, near, dear, cheap };
};

const placeOrders = async (env: ProofEnvironment, departure: Departure, count: number): Promise<Own[]> => {
  const buyers = await makeBuyers(env, count);
  return mapWithConcurrency(buyers, 20, async (buyer) => {
    const { status, code, data } = await bookTour(env, departure, buyer);
    assert.equal(status, 200, `a booking is taken: ${status} ${code}`);
    return { buyer, orderNo: data.orderNo };
  });
};

/** Runs the job in a process of its own, and kills it at a random moment. */
const killJob = async (databaseUrl: string): Promise<void> => {
  const main = new URL('../cancel-balances-main.ts', import.meta.url).pathname;
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const job = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const ended = once(job, 'exit');
  await Promise.race([ended, wait(200 + Math.random() * 1_500)]);
  job.kill('SIGKILL');
  await ended;
};

const runJob = async (databaseUrl: string): Promise<void> => {
  const main = new URL('../cancel-balances-main.ts', import.meta.url).pathname;
  const job = spawn(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  assert.deepEqual(await once(job, 'exit'), [0, null]);
};

/** Deposits, balances, changes and refunds at random, while other deadlines are missed and the job is killed. */
export const depositedOrders: Proof<ProofEnvironment> = {
  number: 17,
  claim:
    'Random deposits, balances, changes and refunds, and a job of missed balances under kill -9, keep money and stock',
  run: async (env, size) => {
    const { orders, steps: length, kills } = sizes[size];
    const seed = Number(process.env.PROOF_SEED ?? Date.now() % 2 ** 31);
    const { first, ...places } = await openPlaces(env, orders * 2);
    const mine = await placeOrders(env, first, orders);
    const sequence = fc.array(fc.constantFrom(...steps), { minLength: length, maxLength: length });
    const sequences = fc.sample(sequence, { seed, numRuns: orders });
    const playing = mapWithConcurrency(mine, 10, async (own, place) => {
      const replies: Reply[] = [];
      for (const step of sequences[place] ?? []) replies.push(...(await take(env, own, step, places)));
      return replies;
    });

    const missing = await placeOrders(env, first, Math.ceil(orders / 2));
    await mapWithConcurrency(missing, 10, (own) => payPart(env, own, 'deposit'));
    const numbers = missing.map(({ orderNo }) => orderNo);
    const statuses = async () => [...(await readOrderStatus(env, numbers)).values()];
    await until(async () => (await statuses()).every(({ state }) => state === 'PAID'), 'the deposits');
    await missBalances(env, numbers);
    const {
      database,
      env: { databaseUrl = '' },
    } = await env.deps();
    await database.close();
    for (let kill = 0; kill < kills; kill += 1) await killJob(databaseUrl);
    await runJob(databaseUrl);

    const answers = tally((await playing).flat());
    const broken = Object.keys(answers).filter((name) => !/^(200|4\d\d)/.test(name));
    assert.deepEqual(broken, [], `seed ${seed}: ${JSON.stringify(answers)}`);
    assert.equal(await countMissed(env), 0, 'every missed balance cancelled its order');
    const isCancelled = ({ state, paid, refunded, amount }: Awaited<ReturnType<typeof statuses>>[number]) =>
      state === 'PARTIALLY_REFUNDED' && refunded === paid - Math.floor(amount / 5);
    await until(async () => (await statuses()).every(isCancelled), 'the refunds of deposits', 120_000);
    return {
      orders,
      'steps each': length,
      missed: missing.length,
      kills,
      seed,
      answers: JSON.stringify(answers),
    };
  },
};
