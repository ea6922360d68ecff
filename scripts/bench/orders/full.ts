import assert from 'node:assert/strict';
import { mapWithConcurrency, newKey } from '../../prove/consistency/ask.ts';
import { type Buyer, makeBuyers } from '../../prove/consistency/buyers.ts';
import { startPaying } from '../../prove/consistency/cashier.ts';
import type { ProofEnvironment } from '../../prove/consistency/environment.ts';
import { type Departure, type Placed, tourBooking } from '../../prove/consistency/tours.ts';
import { paidWebhook, signed } from '../../prove/consistency/webhooks.ts';
import { type Call, postAll } from './caller.ts';
import { buyers, type Rate, rateOf, seconds } from './rate.ts';

const ordersInRound = 500;

/** A booking of one adult, as a prepared request. */
export const bookingOf = (departure: Departure, buyer: Buyer): Call => ({
  path: '/api/v1/orders/tour',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${buyer.token}`,
    'idempotency-key': newKey(),
  },
  body: JSON.stringify(tourBooking(departure, buyer)),
});

const webhookOf = async (env: ProofEnvironment, paymentNo: string, amount: number): Promise<Call> => ({
  path: '/api/pay/alipay/notify',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(
    await signed(env, paidWebhook(paymentNo, { tradeNo: newKey(), amount })),
  ).toString(),
});

interface Phase {
  readonly answers: readonly string[];
  readonly times: readonly number[];
  readonly elapsed: number;
}

/** Runs all calls, `buyers` at a time; throws unless all succeed. */
const inPhase = async ({ origin }: ProofEnvironment, calls: readonly Call[]): Promise<Phase> => {
  const { answers, elapsed } = await postAll(origin, calls, buyers);
  assert.equal(answers.length, calls.length, 'every call has its answer');
  for (const { status, text } of answers) assert.equal(status, 200, text);
  return { answers: answers.map(({ text }) => text), times: answers.map(({ took }) => took), elapsed };
};

interface Round {
  /** Latency of each order: booking plus webhook, in ms. */
  readonly times: readonly number[];
  /** Duration of both phases in ms. */
  readonly elapsed: number;
}

/** Other buyers each time, because unpaid orders per member are limited. */
const doRound = async (env: ProofEnvironment, departure: Departure, orders: number): Promise<Round> => {
  const members = await makeBuyers(env, orders);
  const booked = await inPhase(
    env,
    members.map((buyer) => bookingOf(departure, buyer)),
  );
  const placed = booked.answers.map((text) => (JSON.parse(text) as { data: Placed }).data);
  const webhooks = await mapWithConcurrency(placed, 20, async ({ orderNo, amount }, place) =>
    webhookOf(env, await startPaying(env, members[place] as Buyer, orderNo), amount),
  );
  const webhookPhase = await inPhase(env, webhooks);
  for (const answer of webhookPhase.answers) assert.equal(answer, 'success');
  return {
    times: booked.times.map((took, place) => took + (webhookPhase.times[place] ?? 0)),
    elapsed: booked.elapsed + webhookPhase.elapsed,
  };
};

/**
 * Books one departure `buyers` at a time, then sends a signed webhook for each order. Only these two phases
 * are timed: starting the payments, which waits for the provider, and signing lie between them. A latency is
 * booking plus webhook of one order.
 */
export const measureOrders = async (env: ProofEnvironment, departure: Departure): Promise<Rate> => {
  await doRound(env, departure, buyers * 4);
  const times: number[] = [];
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    const round = await doRound(env, departure, ordersInRound);
    times.push(...round.times);
    elapsed += round.elapsed;
  }
  return rateOf(times, elapsed);
};
