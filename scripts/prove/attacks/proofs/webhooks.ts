import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { until } from '../../consistency/ask.ts';
import { payAt, startPaying, startPayments, type Unpaid } from '../../consistency/cashier.ts';
import { countStates, readOrderStatus } from '../../consistency/order-status.ts';
import {
  notify,
  notifyByStripe,
  notifyByWechatpay,
  paidWebhook,
  signed,
} from '../../consistency/webhooks.ts';
import type { Figures, Proof } from '../../proof.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Shop } from '../shop.ts';

const atOnce = { full: 500, short: 200 };
const replays = { full: 200, short: 20 };
const mostRows = 120;

const countForged = async ({ database }: Shop, since: Date): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*) from payment_events where outcome = 'forged' and created_at >= $1",
    [since],
  );
  return rows[0]?.count ?? 0;
};

/** Many forged webhooks at once; returns the number of rows that they leave. */
const flood = async (shop: Shop, { paymentNo }: Unpaid, count: number): Promise<Figures> => {
  const since = new Date();
  const answers = await Promise.all(
    Array.from({ length: count }, async () =>
      notify(shop, await signed(shop, paidWebhook(paymentNo, { tradeNo: 'forged', amount: 100 }), true)),
    ),
  );
  assert.deepEqual([...new Set(answers)], ['400 failure']);
  const rows = await countForged(shop, since);
  assert.ok(rows <= mostRows, `${rows} rows`);
  return { 'forged at once': count, 'rows, at most 120': rows };
};

const isPaid = async (shop: Shop, { orderNo }: Unpaid): Promise<boolean> =>
  (await countStates(shop, [orderNo])).PAID === 1;

/** Genuine webhooks that are old pay nothing; the same ones, signed now, pay. */
const sendOld = async (
  shop: Shop,
  [byAlipay, byWechatpay, byStripe]: readonly [Unpaid, Unpaid, Unpaid],
): Promise<Figures> => {
  const orders = [byAlipay.orderNo, byWechatpay.orderNo, byStripe.orderNo];
  const amounts = await readOrderStatus(shop, orders);
  const tradeOf = ({ orderNo }: Unpaid) => ({
    tradeNo: randomBytes(8).toString('hex'),
    amount: amounts.get(orderNo)?.amount ?? 0,
  });
  const webhook = paidWebhook(byAlipay.paymentNo, tradeOf(byAlipay));
  const paymentNo = await startPaying(shop, byWechatpay.buyer, byWechatpay.orderNo, 'wechatpay');
  const trade = tradeOf(byWechatpay);
  const cardNo = await startPaying(shop, byStripe.buyer, byStripe.orderNo, 'stripe');
  const cardTrade = tradeOf(byStripe);
  const send = async (now?: Date) => [
    await notify(shop, await signed(shop, webhook, false, now)),
    await notifyByWechatpay(shop, paymentNo, trade, now),
    await notifyByStripe(shop, cardNo, cardTrade, { now }),
  ];
  const old = await send(new Date('2020-01-01T00:00:00Z'));
  assert.ok(!old.some((answer) => answer.startsWith('2')), String(old));
  assert.deepEqual(await countStates(shop, orders), { PENDING_PAYMENT: 3 });
  const fresh = await send();
  assert.deepEqual(await countStates(shop, orders), { PAID: 3 }, String(fresh));
  return { 'signed in 2020, Alipay, WeChat Pay and Stripe': old.join(', ') };
};

const replay = async (shop: Shop, order: Unpaid, count: number): Promise<Figures> => {
  const paid = await payAt(shop, order.paymentNo);
  assert.ok(paid);
  const notice = await signed(shop, paidWebhook(order.paymentNo, paid));
  for (let sent = 0; sent < count; sent += 1) await notify(shop, notice);
  await until(() => isPaid(shop, order), 'the payment');
  const status = (await readOrderStatus(shop, [order.orderNo])).get(order.orderNo);
  assert.deepEqual([status?.paid, status?.payings], [status?.amount, 1], 'paid once');
  return { 'replays of a genuine one': count, 'times paid': 1 };
};

export const webhooks: Proof<AttackEnvironment> = {
  number: 9,
  claim:
    '500 forged notices at once leave at most 120 rows; a replayed webhook pays once, and an old one pays nothing',
  run: async ({ shop }, size) => {
    const [first, second, third, fourth, fifth] = await startPayments(shop, 5);
    assert.ok(first && second && third && fourth && fifth);
    return {
      ...(await flood(shop, first, atOnce[size])),
      ...(await sendOld(shop, [second, third, fifth])),
      ...(await replay(shop, fourth, replays[size])),
    };
  },
};
