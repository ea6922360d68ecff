import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { FulfilmentStep } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { inventory, notifications } from '#src/platform/database/index.ts';
import { type Buyer, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf } from '#src/sales/checkout/testing/started-payment.ts';
import { transitionFulfilment } from '#src/sales/orders/index.ts';
import { sendDueRefunds } from '#src/sales/payments/index.ts';
import { orderNow, payAny, placeAny } from './testing/paid-order.ts';

const day = addDays(dayOf(new Date()), 40);
const parcel = { carrier: '顺丰速运', trackingNo: 'SF1234567890' };

const openDesk = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const staff = await checkout.signIn('STAFF', { perms: ['trade:order:fulfil'] });
  const step = (orderNo: string, payload: FulfilmentStep, by: Buyer = staff) =>
    checkout.call<{ fulfilment: string }>(by, 'POST', `/api/v1/orders/${orderNo}/fulfilment`, { payload });
  const receive = (orderNo: string, by = buyer) =>
    checkout.call<{ fulfilment: string }>(by, 'POST', `/api/v1/orders/${orderNo}/receive`);
  return { checkout, buyer, staff, step, receive };
};

test('goods are shipped with their parcel, received by their buyer, and notified', async (t) => {
  const { checkout, buyer, step, receive } = await openDesk(t);
  const { id, orderNo } = await payAny(checkout, buyer, { kind: 'goods', day });
  assert.equal((await receive(orderNo)).body.code, 'A0513', 'nothing was sent yet');
  assert.equal((await step(orderNo, { event: 'ship', parcel })).body.data.fulfilment, 'SHIPPED');
  assert.deepEqual((await detailOf(checkout, buyer, orderNo)).parcel, parcel);
  assert.equal((await receive(orderNo)).body.data.fulfilment, 'RECEIVED');
  assert.equal((await receive(orderNo)).body.data.fulfilment, 'RECEIVED', 'said again it changes nothing');
  const detail = await detailOf(checkout, buyer, orderNo);
  assert.deepEqual(
    detail.timeline.map(({ event, actor }) => `${event} ${actor}`),
    ['create system', 'pay system', 'ship system', 'receive member'],
  );
  assert.deepEqual([detail.state, detail.parcel], ['PAID', parcel], 'it may still be returned');
  const told = await checkout.deps.db.select().from(notifications).where(eq(notifications.orderId, id));
  const sent = told.find(({ event, channel }) => event === 'ship' && channel === 'mail');
  assert.deepEqual([sent?.facts.carrier, sent?.facts.trackingNo], [parcel.carrier, parcel.trackingNo]);
});

test('a refused room is refunded in full with a reason, and its nights are released', async (t) => {
  const { checkout, buyer, step } = await openDesk(t);
  const order = await payAny(checkout, buyer, { kind: 'hotel', day });
  const payload = { event: 'rejectRoom', reason: '台风，酒店停业' };
  assert.equal((await step(order.orderNo, payload)).body.data.fulfilment, 'REJECTED');
  assert.equal((await orderNow(checkout, order)).state, 'REFUNDING');
  await sendDueRefunds(checkout.payment);
  const detail = await detailOf(checkout, buyer, order.orderNo);
  assert.deepEqual(
    [detail.state, detail.fulfilment, detail.refundedAmount],
    ['REFUNDED', 'REJECTED', 10_000],
  );
  assert.equal(detail.fulfilmentReason, payload.reason);
  const [night] = await checkout.deps.db.select().from(inventory).where(eq(inventory.day, day));
  assert.equal(night?.sold, 0);
});

test('a visa is processed step by step; both rejections of documents notify the buyer', async (t) => {
  const { checkout, buyer, step } = await openDesk(t);
  const order = await payAny(checkout, buyer, { kind: 'visa', day });
  const submit = async () => {
    checkout.clock.advance(60);
    const now = checkout.clock.now();
    const actor = { userId: buyer.userId, username: 'buyer' };
    await checkout.deps.db.transaction(async (tx) =>
      transitionFulfilment(tx, await orderNow(checkout, order), {
        event: 'submitDocs',
        by: 'member',
        actor,
        now,
      }),
    );
  };
  for (const reason of ['护照照片反光', '缺少在职证明']) {
    await submit();
    assert.equal(
      (await step(order.orderNo, { event: 'rejectDocs', reason })).body.data.fulfilment,
      'DOCS_REJECTED',
    );
    assert.equal((await detailOf(checkout, buyer, order.orderNo)).fulfilmentReason, reason);
  }
  await submit();
  for (const event of ['sendToConsulate', 'approveVisa', 'deliver'])
    assert.equal((await step(order.orderNo, { event })).status, 200, event);
  const { state, fulfilment } = await orderNow(checkout, order);
  assert.deepEqual([state, fulfilment], ['COMPLETED', 'DELIVERED']);
  const { db } = checkout.deps.database;
  assert.equal(
    await db.$count(notifications, eq(notifications.event, 'rejectDocs')),
    4,
    'by mail and short message',
  );
});

test('two concurrent confirmations: one succeeds, the other gets a state conflict', async (t) => {
  const { checkout, buyer, step } = await openDesk(t);
  const { orderNo } = await payAny(checkout, buyer, { kind: 'hotel', day });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => step(orderNo, { event: 'confirmRoom' })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const { timeline } = await detailOf(checkout, buyer, orderNo);
  assert.equal(timeline.filter(({ event }) => event === 'confirmRoom').length, 1);
});

test('a missing field is refused by name, a wrong state by conflict, and nothing changes', async (t) => {
  const { checkout, buyer, step } = await openDesk(t);
  const goods = await payAny(checkout, buyer, { kind: 'goods', day });
  const hotel = await payAny(checkout, buyer, { kind: 'hotel', day });
  const unpaid = await placeAny(checkout, buyer, { kind: 'hotel', day });
  const tries: [string, FulfilmentStep, number, string | undefined][] = [
    [goods.orderNo, { event: 'ship' }, 400, 'parcel'],
    [goods.orderNo, { event: 'ship', parcel: { carrier: '', trackingNo: 'SF12345' } }, 400, 'parcel/carrier'],
    [
      goods.orderNo,
      { event: 'ship', parcel: { carrier: 'x', trackingNo: '<b>12' } },
      400,
      'parcel/trackingNo',
    ],
    [goods.orderNo, { event: 'toString' }, 400, 'event'],
    [goods.orderNo, { event: 'receive' }, 409, undefined],
    [goods.orderNo, { event: 'confirmRoom' }, 409, undefined],
    [goods.orderNo, { event: 'acceptReturn' }, 409, undefined],
    [hotel.orderNo, { event: 'rejectRoom' }, 400, 'reason'],
    [hotel.orderNo, { event: 'rejectRoom', reason: ' ' }, 400, 'reason'],
    [hotel.orderNo, { event: 'confirmRoom', parcel }, 400, 'parcel'],
    [hotel.orderNo, { event: 'checkIn' }, 409, undefined],
    [unpaid.orderNo, { event: 'confirmRoom' }, 409, undefined],
    ['H261120AAAAAAAAAA', { event: 'confirmRoom' }, 404, undefined],
  ];
  for (const [orderNo, payload, status, field] of tries) {
    const reply = await step(orderNo, payload);
    assert.deepEqual([reply.status, reply.body.field], [status, field], JSON.stringify(payload));
  }
  assert.equal((await orderNow(checkout, goods)).fulfilment, 'TO_SHIP');
  assert.equal((await orderNow(checkout, hotel)).fulfilment, 'CONFIRMING');
});

test('fulfilment steps need their permission; only the buyer can confirm receipt', async (t) => {
  const { checkout, buyer, step, receive } = await openDesk(t);
  const { orderNo } = await payAny(checkout, buyer, { kind: 'goods', day });
  assert.equal((await step(orderNo, { event: 'ship', parcel }, buyer)).status, 403);
  await step(orderNo, { event: 'ship', parcel });
  assert.equal((await receive(orderNo, await checkout.buyer())).status, 404);
});
