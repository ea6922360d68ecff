import assert from 'node:assert/strict';
import { inLanes, newKey } from '../../prove/consistency/ask.ts';
import { type Buyer, makeBuyers } from '../../prove/consistency/buyers.ts';
import { startPaying } from '../../prove/consistency/cashier.ts';
import type { ProofEnvironment } from '../../prove/consistency/environment.ts';
import { paidNotice, signed } from '../../prove/consistency/notices.ts';
import { type Departure, type Placed, tourBooking } from '../../prove/consistency/tours.ts';
import { type Call, postAll } from './caller.ts';
import { buyers, type Rate, rateOf, seconds } from './rate.ts';

const ordersInRound = 500;

const bookingOf = (departure: Departure, buyer: Buyer): Call => ({
  path: '/api/v1/orders/tour',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${buyer.token}`,
    'idempotency-key': newKey(),
  },
  body: JSON.stringify(tourBooking(departure, buyer)),
});

const noticeOf = async (world: ProofEnvironment, paymentNo: string, amount: number): Promise<Call> => ({
  path: '/api/pay/alipay/notify',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(
    await signed(world, paidNotice(paymentNo, { tradeNo: newKey(), amount })),
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
const doRound = async (world: ProofEnvironment, departure: Departure, orders: number): Promise<Round> => {
  const crowd = await makeBuyers(world, orders);
  const booked = await inPhase(
    world,
    crowd.map((buyer) => bookingOf(departure, buyer)),
  );
  const placed = booked.answers.map((text) => (JSON.parse(text) as { data: Placed }).data);
  const notices = await inLanes(placed, 20, async ({ orderNo, amount }, place) =>
    noticeOf(world, await startPaying(world, crowd[place] as Buyer, orderNo), amount),
  );
  const told = await inPhase(world, notices);
  for (const answer of told.answers) assert.equal(answer, 'success');
  return {
    times: booked.times.map((took, place) => took + (told.times[place] ?? 0)),
    elapsed: booked.elapsed + told.elapsed,
  };
};

/**
 * Books one departure `buyers` at a time, then sends a signed webhook for each order. Only these two phases
 * are timed: starting the payments, which waits for the provider, and signing lie between them. A latency is
 * booking plus webhook of one order.
 */
export const measureOrders = async (world: ProofEnvironment, departure: Departure): Promise<Rate> => {
  await doRound(world, departure, buyers * 4);
  const times: number[] = [];
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    const round = await doRound(world, departure, ordersInRound);
    times.push(...round.times);
    elapsed += round.elapsed;
  }
  return rateOf(times, elapsed);
};
