import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { DepartureForm, OrderDetail } from '@portal/shared/contract';
import { addDays, startOfDay } from '@portal/shared/rules';
import { and, asc, eq } from 'drizzle-orm';
import { notifications, orders } from '#src/platform/database/index.ts';
import { adult, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { findOrderByNumber } from '#src/sales/orders/index.ts';
import { payOrder } from '#src/sales/refunds/testing/paid-order.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { readDeparture } from './departure-info.ts';
import { runDatedSteps } from './fulfilment-jobs.ts';

const info = {
  leaderName: '林领队',
  leaderMobile: '13800138000',
  meetingPoint: { zh: '人民大道南 1 号', en: '1 Renmin Avenue South' },
  meetingTime: '08:30',
};

/** A paid tour of two, and staff who may enter the meeting point of its departure. */
const openTrip = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const travellers = [adult(1), adult(2)];
  const contact = { name: '陈海', mobile: '13800000000', email: 'lan@example.cn' };
  const orderNo = await checkout.order(buyer, { adults: 2, travellers, contact, expectedAmount: 200_000 });
  await payOrder(checkout, buyer, orderNo);
  await runDatedSteps(checkout.payment);
  const staff = await checkout.signIn('STAFF', { perms: ['biz:order:query', 'trade:order:fulfil'] });
  const url = `/api/v1/staff/orders/${orderNo}/departure`;
  return {
    ...{ checkout, orderNo, buyer, staff, url },
    form: async () => (await checkout.call<DepartureForm>(staff, 'GET', url)).body.data,
    save: (body: object) => checkout.call<null>(staff, 'PUT', url, { payload: body }),
    seen: async () =>
      (await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`)).body.data.departure,
  };
};

test('a paid order shows leader and meeting point from seven days before', async (t) => {
  const { checkout, save, orderNo } = await openTrip(t);
  assert.equal((await save(info)).status, 200);
  const order = await findOrderByNumber(checkout.deps.db, orderNo);
  assert.ok(order);
  const shownAt = startOfDay(addDays(checkout.day, -7));
  assert.equal(await readDeparture(checkout.deps.db, order, new Date(shownAt.getTime() - 1)), null);
  assert.deepEqual(await readDeparture(checkout.deps.db, order, shownAt), info);
  const unpaid = { ...order, state: 'PENDING_PAYMENT' as const };
  assert.equal(await readDeparture(checkout.deps.db, unpaid, shownAt), null);
});

test('staff enter leader and meeting point; another change meanwhile is not overwritten', async (t) => {
  const { checkout, form, save, seen } = await openTrip(t);
  const none = { leaderName: null, leaderMobile: null, meetingPoint: null, meetingTime: null };
  assert.deepEqual(await form(), none);
  assert.equal((await save(info)).status, 200);
  const { version, ...stored } = await form();
  assert.deepEqual(stored, info);
  assert.equal((await save({ ...info, meetingTime: '09:00', version })).status, 200);
  const late = await save({ ...info, version });
  assert.deepEqual([late.status, late.body.code], [409, 'A0514']);
  const [first, second] = await auditOf(checkout.deps, 'departure');
  assert.deepEqual([first?.before, second?.after], [none, { ...info, meetingTime: '09:00' }]);
  assert.equal(await seen(), null, 'weeks before');
});

test('an unknown order or a wrong value is refused', async (t) => {
  const { checkout, save, staff, orderNo } = await openTrip(t);
  assert.equal((await save(info)).status, 200);
  for (const [field, value] of [
    ['meetingTime', '25:00'],
    ['leaderMobile', '123'],
    ['leaderName', ''],
  ]) {
    const { status, body } = await save({ ...info, [field as string]: value });
    assert.deepEqual([status, body.field], [400, field]);
  }
  const unknown = await checkout.call(staff, 'GET', `/api/v1/staff/orders/${orderNo}9/departure`);
  assert.equal(unknown.status, 404);
});

test('travellers of a confirmed tour are reminded once, two days before, by mail and text message', async (t) => {
  const { checkout, save, orderNo } = await openTrip(t);
  await save(info);
  const { db } = checkout.deps;
  const sent = () =>
    db
      .select()
      .from(notifications)
      .where(eq(notifications.event, 'remindTrip'))
      .orderBy(asc(notifications.channel));
  const dueAt = startOfDay(addDays(checkout.day, -2)).getTime() + 9 * 3_600_000;
  checkout.clock.set(new Date(dueAt - 1));
  await runDatedSteps(checkout.payment);
  assert.deepEqual(await sent(), []);
  checkout.clock.set(new Date(dueAt));
  await Promise.all([runDatedSteps(checkout.payment), runDatedSteps(checkout.payment)]);
  await runDatedSteps(checkout.payment);
  const notices = await sent();
  assert.deepEqual(
    notices.map(({ channel, recipient }) => [channel, recipient]),
    [
      ['mail', 'lan@example.cn'],
      ['sms', '13800000000'],
    ],
  );
  const { orderNo: about, meeting, leader } = notices[0]?.facts ?? {};
  assert.deepEqual([about, meeting, leader], [orderNo, '08:30 人民大道南 1 号', '林领队 13800138000']);
});

test('a tour whose date was changed after its reminder is reminded before the new date', async (t) => {
  const { checkout, orderNo } = await openTrip(t);
  const { db } = checkout.deps;
  const later = addDays(checkout.day, 7);
  for (const travelDay of [checkout.day, later]) {
    await db.update(orders).set({ travelDay }).where(eq(orders.orderNo, orderNo));
    checkout.clock.set(startOfDay(addDays(travelDay, -1)));
    await runDatedSteps(checkout.payment);
  }
  const sent = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.event, 'remindTrip'), eq(notifications.channel, 'mail')))
    .orderBy(asc(notifications.id));
  assert.deepEqual(
    sent.map(({ facts }) => facts.day),
    [checkout.day, later],
  );
});

test('a refunded or unconfirmed tour is not reminded', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  await payOrder(checkout, buyer, orderNo);
  checkout.clock.set(startOfDay(addDays(checkout.day, -1)));
  await runDatedSteps(checkout.payment);
  const told = await checkout.deps.db.$count(notifications, eq(notifications.event, 'remindTrip'));
  assert.equal(told, 0, 'one of two people has joined');
});
