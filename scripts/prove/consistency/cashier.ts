import assert from 'node:assert/strict';
import { ask, mapWithConcurrency, newKey } from './ask.ts';
import { type Buyer, makeBuyers } from './buyers.ts';
import type { BookingEnvironment } from './environment.ts';
import { bookTour, type Departure, openDeparture } from './tours.ts';

export type Provider = 'alipay' | 'wechatpay' | 'stripe';

export const providers: readonly Provider[] = ['alipay', 'wechatpay', 'stripe'];

/** An unpaid order with a started payment. */
export interface Unpaid {
  readonly buyer: Buyer;
  readonly orderNo: string;
  readonly paymentNo: string;
  readonly provider: Provider;
}

/** Starts a payment by code, at Stripe on its page; returns its number. */
export const startPaying = async (
  { origin }: BookingEnvironment,
  buyer: Buyer,
  orderNo: string,
  provider: Provider = 'alipay',
): Promise<string> => {
  const body = { orderNo, way: provider === 'stripe' ? 'page' : 'qr' };
  const reply = await ask<{ paymentNo: string }>('POST', `${origin}/api/v1/payments/${provider}`, {
    buyer,
    key: newKey(),
    body,
  });
  assert.equal(reply.status, 200, `payment of ${orderNo} starts: ${reply.status} ${reply.code}`);
  return reply.data.paymentNo;
};

const orderOf = async (
  env: BookingEnvironment,
  departure: Departure,
  [buyer, ...companions]: readonly [Buyer, ...Buyer[]],
): Promise<string> => {
  const reply = await bookTour(env, departure, buyer, { companions });
  assert.equal(reply.status, 200, `a booking is taken: ${reply.status} ${reply.code} ${reply.field ?? ''}`);
  return reply.data.orderNo;
};

interface StartOptions {
  readonly departure?: Departure;
  /** They take turns; Alipay by default. */
  readonly by?: readonly Provider[];
  /** Adults who travel with each buyer; none by default. */
  readonly companions?: number;
}

/** Places orders by as many new members on one departure, and starts their payments. */
export const startPayments = async (
  env: BookingEnvironment,
  count: number,
  { by = ['alipay'], companions = 0, ...given }: StartOptions = {},
): Promise<Unpaid[]> => {
  const departure = given.departure ?? (await openDeparture(env, count * (1 + companions)));
  const buyers = await makeBuyers(env, count);
  const others = await makeBuyers(env, count * companions);
  return mapWithConcurrency(buyers, 20, async (buyer, place) => {
    const party = others.slice(place * companions, (place + 1) * companions);
    const orderNo = await orderOf(env, departure, [buyer, ...party]);
    const provider = by[place % by.length] ?? 'alipay';
    return { buyer, orderNo, provider, paymentNo: await startPaying(env, buyer, orderNo, provider) };
  });
};

const control = async (env: BookingEnvironment, path: string, body: unknown): Promise<Response> =>
  fetch(`${env.sandboxOrigin}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });

/** The amount paid at the provider. */
export interface PaidTrade {
  readonly tradeNo: string;
  readonly amount: number;
}

/** Pays at the provider; undefined if the provider refuses. */
export const payAt = async (
  env: BookingEnvironment,
  paymentNo: string,
  provider: Provider = 'alipay',
): Promise<PaidTrade | undefined> => {
  const answer = await control(env, `${provider}/pay/${paymentNo}`, {});
  return answer.ok ? ((await answer.json()) as PaidTrade) : undefined;
};

/** Sets how the provider's webhooks and answers fail from now on. */
export const setFaults = async (
  env: BookingEnvironment,
  faults: Record<string, unknown>,
  provider: Provider = 'alipay',
): Promise<void> => {
  const answer = await control(env, provider, faults);
  assert.ok(answer.ok, `the sandbox takes ${JSON.stringify(faults)}: ${answer.status}`);
};
