import assert from 'node:assert/strict';
import { ask, newKey, type Reply, tally, until } from '../../consistency/ask.ts';
import { type Buyer, makeBuyers } from '../../consistency/buyers.ts';
import { payAt, startPaying } from '../../consistency/cashier.ts';
import { countStates } from '../../consistency/order-status.ts';
import { askRefund } from '../../consistency/refunds.ts';
import { openDeparture, type Placed, tourBooking } from '../../consistency/tours.ts';
import type { Figures, Proof } from '../../proof.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Shop } from '../shop.ts';

const price = 150_000;
const races = { full: 20, short: 4 };

type Refund = { readonly refundNo: string; readonly state: string };

/** A paid order of 1,500 yuan, for another traveller each: one person is on one tour at a time. */
const buy = async (shop: Shop, buyer: Buyer): Promise<string> => {
  const [traveller] = await makeBuyers(shop, 1);
  assert.ok(traveller);
  const { data, status, code, field } = await ask<Placed>('POST', `${shop.origin}/api/v1/orders/tour`, {
    buyer,
    key: newKey(),
    body: tourBooking(await openDeparture(shop, 5, price), traveller),
  });
  assert.equal(status, 200, `the order is taken: ${code} ${field}`);
  await payAt(shop, await startPaying(shop, buyer, data.orderNo));
  await until(async () => (await countStates(shop, [data.orderNo])).PAID === 1, 'the payment');
  return data.orderNo;
};

const give = (shop: Shop, staff: Buyer, orderNo: string, amount: number): Promise<Reply<Refund>> =>
  ask('POST', `${shop.origin}/api/v1/staff/orders/${orderNo}/refund-part`, {
    buyer: staff,
    key: newKey(),
    body: { reason: '补偿', amount },
  });

const giveAll = (shop: Shop, staff: Buyer, orderNo: string): Promise<Reply> =>
  ask('POST', `${shop.origin}/api/v1/staff/orders/${orderNo}/refund`, {
    buyer: staff,
    key: newKey(),
    body: { reason: '补偿', expectedRefund: price },
  });

const act = (shop: Shop, staff: Buyer, refundNo: string, deed: string, body: object = {}): Promise<Reply> =>
  ask('POST', `${shop.origin}/api/v1/refunds/${refundNo}/${deed}`, { buyer: staff, body });

const transfer = { reference: 'ICBC-20261122-0007', amount: price };

const assertBarred = (replies: readonly Reply[]): void =>
  assert.deepEqual(tally(replies), { '403 A0233': replies.length });

const failRefund = async ({ database }: Shop, refundNo: string): Promise<void> => {
  await database.pool.query(
    "update refunds set state = 'FAILED', failure_code = 'REFUND_CLOSED', next_try_at = null where refund_no = $1",
    [refundNo],
  );
};

/** Staff buy, and try every way to give themselves the money back, also at once. */
const refundOwn = async (shop: Shop, times: number): Promise<Figures> => {
  const [clerk, colleague] = await makeBuyers(shop, 2, 'FINANCE');
  assert.ok(clerk && colleague);
  const orderNo = await buy(shop, clerk);
  const given = await Promise.all(
    Array.from({ length: times }, (_, place) =>
      place % 2 ? giveAll(shop, clerk, orderNo) : give(shop, clerk, orderNo, place + 1),
    ),
  );
  assertBarred(given);
  await shop.database.pool.query("update orders set fulfilment = 'CONFIRMED' where order_no = $1", [orderNo]);
  const asked = (await askRefund(shop, clerk, orderNo)) as Reply<Refund>;
  assert.equal(asked.status, 200, `the buyer may ask: ${asked.code}`);
  const { refundNo } = asked.data;
  const approvals = await Promise.all(
    Array.from({ length: times }, () => act(shop, clerk, refundNo, 'approve')),
  );
  assertBarred(approvals);
  await failRefund(shop, refundNo);
  const rest = await Promise.all(
    Array.from({ length: times }, (_, place) =>
      place % 2 ? act(shop, clerk, refundNo, 'retry') : act(shop, clerk, refundNo, 'transfer', transfer),
    ),
  );
  assertBarred(rest);
  return { 'refund, refund-part, approve, retry, transfer of the own order, at once': `${3 * times} × 403` };
};

/** Of two accounts together one buys, and the other gives the money back: up to the limit of the day, and no further. */
const collude = async (shop: Shop): Promise<Figures> => {
  const [buyer, clerk] = await makeBuyers(shop, 2, 'FINANCE');
  assert.ok(buyer && clerk);
  const orders: string[] = [];
  for (let bought = 0; bought < 4; bought += 1) orders.push(await buy(shop, buyer));
  const replies = await Promise.all(orders.map((orderNo) => give(shop, clerk, orderNo, price)));
  const states = replies.map(({ data }) => data?.state).sort();
  assert.deepEqual(states, ['APPROVED', 'APPROVED', 'APPROVED', 'REQUESTED'], JSON.stringify(tally(replies)));
  const waiting = replies.find(({ data }) => data.state === 'REQUESTED')?.data.refundNo ?? '';
  assertBarred(
    await Promise.all([act(shop, buyer, waiting, 'approve'), act(shop, clerk, waiting, 'approve')]),
  );
  return { 'two colluding accounts: yuan a day without a third': (3 * price) / 100, 'limit, yuan': 5000 };
};

export const fourEyes: Proof<AttackEnvironment> = {
  number: 8,
  claim:
    'Staff give back no money on an order they bought: 403 on refund, refund-part, approve, retry and transfer, also raced; above an amount a second person decides, which bounds two colluding accounts to the limit of a day',
  run: async ({ shop }, size) => ({ ...(await refundOwn(shop, races[size])), ...(await collude(shop)) }),
};
