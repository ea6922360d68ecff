import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { mapWithConcurrency } from '../ask.ts';
import { type PaidTrade, startPayments, type Unpaid } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { countStates, readOrderStatus } from '../order-status.ts';
import { notify, notifyByStripe, notifyByWechatpay, paidWebhook, signed, type Webhook } from '../webhooks.ts';

const sizes = { full: 200, short: 14 };

/** Sends a forged webhook; returns the answer. */
type Forgery = (env: ProofEnvironment, paymentNo: string, trade: PaidTrade) => Promise<string>;

const changed =
  (fields: Webhook): Forgery =>
  async (env, paymentNo, trade) =>
    notify(env, await signed(env, { ...paidWebhook(paymentNo, trade), ...fields }));

/** Forgeries by kind, for a payment of Alipay; all but the first carry a genuine signature of a provider. */
const forAlipay: readonly Forgery[] = [
  async (env, paymentNo, trade) => notify(env, await signed(env, paidWebhook(paymentNo, trade), true)),
  changed({ total_amount: '0.01' }),
  changed({ app_id: '2021000000000001' }),
  changed({ seller_id: '2088000000000001' }),
  changed({ out_trade_no: 'P000000000000000' }),
  notifyByWechatpay,
  notifyByStripe,
];

/** The same for a payment of Stripe. */
const forStripe: readonly Forgery[] = [
  (env, paymentNo, trade) => notifyByStripe(env, paymentNo, trade, { forged: true }),
  (env, paymentNo, trade) => notifyByStripe(env, paymentNo, { ...trade, amount: 1 }),
  (env, paymentNo, trade) => notifyByStripe(env, paymentNo, trade, { portal: 'other.example' }),
  (env, paymentNo, trade) => notifyByStripe(env, paymentNo, trade, { now: new Date('2020-01-01T00:00:00Z') }),
  async (env, paymentNo, trade) => notify(env, await signed(env, paidWebhook(paymentNo, trade))),
];

const forgeries = { alipay: forAlipay, wechatpay: forAlipay, stripe: forStripe };

const sendForgery = async (
  env: ProofEnvironment,
  { orderNo, paymentNo, provider }: Unpaid,
  place: number,
) => {
  const amount = (await readOrderStatus(env, [orderNo])).get(orderNo)?.amount ?? 0;
  const some = forgeries[provider];
  const forgery = some[Math.floor(place / 2) % some.length] as Forgery;
  return forgery(env, paymentNo, { tradeNo: `forged-${paymentNo}`, amount });
};

const keptSince = async ({ database }: ProofEnvironment, since: Date): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*) from payment_events where created_at >= $1 and outcome in ('forged', 'anomaly', 'unknown')",
    [since],
  );
  return rows[0]?.count ?? 0;
};

const alertsIn = (log: readonly string[], from: number): number =>
  log.slice(from).filter((line) => line.includes('"level":50')).length;

export const forgedWebhooks: Proof<ProofEnvironment> = {
  number: 4,
  claim:
    'A webhook with a false signature, amount, app, seller, order or provider pays nothing, is stored and raises an alert',
  run: async (env, size) => {
    const count = sizes[size];
    const unpaid = await startPayments(env, count, { by: ['alipay', 'stripe'] });
    const [since, line] = [new Date(), env.log.length];
    const answers = await mapWithConcurrency(unpaid, 20, (order, place) => sendForgery(env, order, place));
    assert.ok(
      answers.every((answer) => !answer.startsWith('2')),
      `none is accepted: ${answers}`,
    );
    const numbers = unpaid.map(({ orderNo }) => orderNo);
    assert.deepEqual(await countStates(env, numbers), { PENDING_PAYMENT: count });
    const paid = [...(await readOrderStatus(env, numbers)).values()].filter((order) => order.paid > 0);
    const [kept, alarms] = [await keptSince(env, since), alertsIn(env.log, line)];
    assert.deepEqual([paid.length, kept], [0, count]);
    assert.ok(alarms >= count, `each raises an alarm: ${alarms} of ${count}`);
    return { forged: count, paid: 0, kept, alarms };
  },
};
