import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayOf, maxPassedOver, maxWaitlistEntries, maxWaitlistLength } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { inventory, notifications, products, waitlistEntries } from '#src/platform/database/index.ts';
import type { Buyer } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { expireOrders } from '#src/sales/my-orders/expire-orders.ts';
import { sendDueRefunds } from '#src/sales/payments/index.ts';
import { payOrder } from '#src/sales/refunds/testing/paid-order.ts';
import { deleteOldEntries } from './entry-repository.ts';
import { openWaitlist } from './testing/waitlist-fixture.ts';

const hour = 3600;

test('members join a sold-out departure once, see their position, and leave', async (t) => {
  const { checkout, wait, join, own, leave } = await openWaitlist(t);
  const [lan, hai] = [await checkout.buyer(), await checkout.buyer()];
  const entry = await wait(lan, 2);
  assert.deepEqual(
    [entry.state, entry.position, entry.adults, entry.offerUntil, entry.orderNo, entry.title.zh],
    ['WAITING', 1, 2, null, null, '硇洲岛两日'],
  );
  assert.equal((await wait(hai)).position, 2);
  const again = await join(lan);
  assert.deepEqual([again.status, again.body.code], [409, 'A0513']);
  assert.equal((await leave(lan, entry.id)).status, 200);
  assert.equal((await leave(lan, entry.id)).status, 200, 'leaving again does nothing');
  assert.deepEqual(
    (await own(lan)).map(({ state, position }) => [state, position]),
    [['LEFT', null]],
  );
  assert.equal((await own(hai))[0]?.position, 1);
  assert.equal((await wait(lan)).position, 2, 'joining again is the end of the line');
});

test('joining is refused while seats are left, for unknown or closed departures, and for too many people', async (t) => {
  const { checkout, first, orderNo, cancel, join } = await openWaitlist(t);
  const lan = await checkout.buyer();
  const refusal = async (change: Parameters<typeof join>[1]) => {
    const { status, body } = await join(lan, change);
    return [status, body.code, body.field];
  };
  assert.deepEqual(await refusal({ adults: 2, children: 1 }), [400, 'A0400', 'adults']);
  assert.deepEqual(await refusal({ day: addDays(checkout.day, 1) }), [400, 'A0400', 'day']);
  assert.deepEqual(await refusal({ tourId: checkout.tourId + 1 }), [400, 'A0400', 'day']);
  await checkout.deps.db.update(inventory).set({ closesAt: checkout.clock.now() });
  assert.deepEqual(await refusal({}), [400, 'A0400', 'day']);
  await checkout.deps.db.update(inventory).set({ closesAt: null });
  await checkout.deps.db.update(products).set({ status: 'down' });
  assert.deepEqual(await refusal({}), [400, 'A0400', 'day']);
  await checkout.deps.db.update(products).set({ status: 'live' });
  await cancel(first, orderNo);
  assert.deepEqual(await refusal({ adults: 2 }), [409, 'A0513', undefined]);
});

test('entries are limited per departure, per member and per day', async (t) => {
  const { checkout, join, leave } = await openWaitlist(t);
  const { db } = checkout.deps;
  const [lan, hai] = [await checkout.buyer(), await checkout.buyer()];
  const { skuId, day } = checkout;
  const rows = (userId: number, count: number, dayAt: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => ({
      ...{ userId, skuId, day: dayAt(n), adults: 1, children: 0, language: 'zh' as const },
    }));
  await db.insert(waitlistEntries).values(rows(lan.userId, maxWaitlistEntries, (n) => addDays(day, n + 1)));
  assert.match((await join(lan)).body.msg, /最多同时候补/);
  const others = await Promise.all(Array.from({ length: maxWaitlistLength }, () => checkout.buyer()));
  await db.insert(waitlistEntries).values(others.flatMap(({ userId }) => rows(userId, 1, () => day)));
  assert.match((await join(hai)).body.msg, /候补人数已满/);
  await db.delete(waitlistEntries);
  for (let times = 0; times < 20; times += 1) {
    const { status, body } = await join(hai);
    assert.equal(status, 200, JSON.stringify(body));
    await leave(hai, body.data.id);
  }
  const last = await join(hai);
  assert.deepEqual([last.status, last.body.code], [429, 'B0210']);
});

test('released seats are offered to the first in line, notified, and booked by them alone', async (t) => {
  const { checkout, first, orderNo, wait, own, cancel, serve, book, reach, stock } = await openWaitlist(t);
  const [lan, hai] = [await checkout.buyer(), await checkout.buyer()];
  await reach(lan);
  await wait(lan, 2);
  await wait(hai);
  await cancel(first, orderNo);
  assert.deepEqual(
    await stock(),
    { free: 0, held: 2, sold: 0, setAside: 2 },
    'released seats are not on sale',
  );
  assert.equal((await book(hai, 1, 200)).body.code, 'A0510', 'nor for those in line without an offer');
  assert.equal(await serve(), 1);
  assert.deepEqual(await stock(), { free: 0, held: 2, sold: 0, setAside: 0 });
  const [offer] = await own(lan);
  const until = new Date(checkout.clock.now().getTime() + 4 * hour * 1000).toISOString();
  assert.deepEqual([offer?.state, offer?.offerUntil, offer?.position], ['OFFERED', until, null]);
  assert.equal((await own(hai))[0]?.position, 1);
  const told = await checkout.deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.event, 'offerSeats'));
  assert.deepEqual(told.map(({ channel, recipient }) => [channel, recipient]).sort(), [
    ['mail', 'lan@example.cn'],
    ['sms', '13811112222'],
  ]);
  assert.equal((await book(await checkout.buyer(), 1, 300)).body.code, 'A0510', 'held seats are not sold');
  const booked = await book(lan, 2, 200);
  assert.equal(booked.status, 200, JSON.stringify(booked.body));
  const [used] = await own(lan);
  assert.deepEqual([used?.state, used?.orderNo], ['USED', booked.body.data.orderNo]);
  await payOrder(checkout, lan, booked.body.data.orderNo);
  assert.deepEqual(await stock(), { free: 0, held: 0, sold: 2, setAside: 0 });
});

test('an offer ends after four hours, and the next in line gets the seats', async (t) => {
  const { checkout, first, orderNo, wait, own, cancel, serve, book } = await openWaitlist(t);
  const [lan, hai] = [await checkout.buyer(), await checkout.buyer()];
  await wait(lan, 2);
  await wait(hai, 2);
  await cancel(first, orderNo);
  await serve();
  checkout.clock.advance(4 * hour);
  assert.equal((await book(lan, 2, 200)).body.code, 'A0510', 'the offer has ended before the job runs');
  assert.equal(await serve(), 1);
  assert.equal((await own(lan))[0]?.state, 'EXPIRED');
  assert.equal((await own(hai))[0]?.state, 'OFFERED');
  assert.equal((await book(hai, 2, 200)).status, 200);
});

test('an offer ends with the sales of its departure, and so do all entries', async (t) => {
  const { checkout, first, orderNo, wait, own, cancel, serve, stock } = await openWaitlist(t);
  const [lan, hai] = [await checkout.buyer(), await checkout.buyer()];
  const salesEnd = new Date(checkout.clock.now().getTime() + hour * 1000);
  await wait(lan, 2);
  await wait(hai);
  await checkout.deps.db.update(inventory).set({ closesAt: salesEnd });
  await cancel(first, orderNo);
  await serve();
  assert.equal((await own(lan))[0]?.offerUntil, salesEnd.toISOString());
  checkout.clock.set(salesEnd);
  assert.equal(await serve(), 0);
  assert.deepEqual([(await own(lan))[0]?.state, (await own(hai))[0]?.state], ['ENDED', 'ENDED']);
  assert.deepEqual(await stock(), { free: 2, held: 0, sold: 0, setAside: 0 });
});

test('entries end when their departure is removed', async (t) => {
  const { checkout, wait, own, serve } = await openWaitlist(t);
  const lan = await checkout.buyer();
  const { id } = await wait(lan);
  const { db } = checkout.deps;
  const gone = addDays(dayOf(checkout.clock.now()), 200);
  await db.update(waitlistEntries).set({ day: gone }).where(eq(waitlistEntries.id, id));
  await serve();
  assert.equal((await own(lan))[0]?.state, 'ENDED');
});

test('seats from expired orders, refunds and a raised total are offered, too', async (t) => {
  const { checkout, first, orderNo, wait, own, serve, book, people } = await openWaitlist(t, { seats: 1 });
  const [lan, hai, shan] = [await checkout.buyer(), await checkout.buyer(), await checkout.buyer()];
  for (const buyer of [lan, hai, shan]) await wait(buyer);
  checkout.clock.advance(31 * 60);
  await expireOrders(checkout.payment);
  assert.equal(await serve(), 1, `${orderNo} of ${first.userId} expired`);
  const { body } = await book(lan, 1, 200);
  const paid = await payOrder(checkout, lan, body.data.orderNo);
  const { refund } = await paid.quote();
  assert.equal((await paid.ask(refund)).status, 200);
  await sendDueRefunds(checkout.payment);
  assert.equal(await serve(), 1);
  assert.equal((await own(hai))[0]?.state, 'OFFERED');
  const staff = await checkout.signIn('STAFF', { perms: ['biz:calendar:edit'] });
  const raised = await checkout.call(staff, 'PUT', `/api/v1/product-calendars/${checkout.tourId}`, {
    payload: {
      ...{ skuIds: [checkout.skuId], days: [checkout.day] },
      edit: { action: 'change', total: { way: 'set', amount: 3 } },
    },
  });
  assert.equal(raised.status, 200, JSON.stringify(raised.body));
  assert.equal(await serve(), 1);
  assert.equal((await own(shan))[0]?.state, 'OFFERED');
  const stranger = await checkout.buyer();
  const free = await checkout.book(stranger, { travellers: people(1, 400) });
  assert.equal(free.status, 200, 'a seat that no entry waits for goes on sale');
});

test('leaving an offer passes its seats on', async (t) => {
  const { checkout, first, orderNo, wait, own, cancel, serve, leave } = await openWaitlist(t);
  const [lan, hai] = [await checkout.buyer(), await checkout.buyer()];
  const { id } = await wait(lan, 2);
  await wait(hai, 2);
  await cancel(first, orderNo);
  await serve();
  assert.equal((await leave(lan, id)).status, 200);
  assert.equal(await serve(), 1);
  assert.equal((await own(hai))[0]?.state, 'OFFERED');
});

test('fewer people than offered release the rest to the line, more take free seats', async (t) => {
  const { checkout, first, orderNo, wait, own, cancel, serve, book, stock } = await openWaitlist(t, {
    seats: 3,
  });
  const [lan, hai] = [await checkout.buyer(), await checkout.buyer()];
  await wait(lan, 2);
  await wait(hai, 2);
  await cancel(first, orderNo);
  await serve();
  assert.deepEqual(await stock(), { free: 1, held: 2, sold: 0, setAside: 0 }, 'one seat fits no group');
  assert.equal((await book(lan, 3, 200)).status, 200);
  assert.deepEqual(await stock(), { free: 0, held: 3, sold: 0, setAside: 0 });
  await cancel(lan, (await own(lan))[0]?.orderNo ?? '');
  assert.equal(await serve(), 1);
  assert.equal((await book(hai, 1, 300)).status, 200);
  assert.deepEqual(await stock(), { free: 2, held: 1, sold: 0, setAside: 0 }, 'the line is empty');
});

test('smaller groups are served before a larger one, which counts it', async (t) => {
  const { checkout, first, orderNo, wait, own, cancel, serve, book } = await openWaitlist(t);
  await cancel(first, orderNo);
  const [one, other] = [await checkout.buyer(), await checkout.buyer()];
  const { body } = await book(one, 1, 200);
  await book(other, 1, 201);
  const [lan, hai] = [await checkout.buyer(), await checkout.buyer()];
  const { id } = await wait(lan, 2);
  await wait(hai);
  await cancel(one, body.data.orderNo);
  assert.equal(await serve(), 1);
  assert.equal((await own(hai))[0]?.state, 'OFFERED');
  const { db } = checkout.deps;
  const [entry] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id));
  assert.deepEqual([entry?.state, entry?.passedOver], ['WAITING', 1]);
});

test('ended entries are deleted after 90 days, and orders keep their seats', async (t) => {
  const { checkout, first, orderNo, wait, cancel, serve, book, leave, stock } = await openWaitlist(t);
  const [lan, hai, shan] = [await checkout.buyer(), await checkout.buyer(), await checkout.buyer()];
  await wait(lan, 2);
  await wait(hai);
  const { id } = await wait(shan);
  await leave(shan, id);
  await cancel(first, orderNo);
  await serve();
  assert.equal((await book(lan, 2, 200)).status, 200);
  const { db } = checkout.deps;
  const later = new Date(checkout.clock.now().getTime() + 90 * 86_400_000);
  assert.equal(await deleteOldEntries(db, new Date(later.getTime() - 1)), 0);
  assert.equal(await deleteOldEntries(db, later), 2);
  assert.equal(await db.$count(waitlistEntries), 1, 'open entries stay');
  assert.equal((await stock()).held, 2);
});

test('a group that was passed over gathers seats until it fits', async (t) => {
  const { checkout, first, orderNo, wait, own, cancel, serve, book, stock } = await openWaitlist(t, {
    seats: 4,
  });
  const lan = await checkout.buyer();
  const booked: [Buyer, string][] = [];
  await cancel(first, orderNo);
  for (let place = 0; place < 4; place += 1) {
    const buyer = await checkout.buyer();
    booked.push([buyer, (await book(buyer, 1, 200 + place)).body.data.orderNo]);
  }
  const { id } = await wait(lan, 4);
  const { db } = checkout.deps;
  await db.update(waitlistEntries).set({ passedOver: maxPassedOver }).where(eq(waitlistEntries.id, id));
  const single = await checkout.buyer();
  await wait(single);
  for (const [place, [buyer, number]] of booked.entries()) {
    await cancel(buyer, number);
    assert.equal(await serve(), place === 3 ? 1 : 0);
    assert.deepEqual(await stock(), { free: 0, held: 4, sold: 0, setAside: 0 });
  }
  assert.equal((await own(lan))[0]?.state, 'OFFERED');
  assert.equal((await own(single))[0]?.state, 'WAITING');
});

test('a late payment gets no seats that are set aside or held for others', async (t) => {
  const { checkout, first, orderNo, wait, cancel, serve } = await openWaitlist(t);
  const lan = await checkout.buyer();
  const paymentNo = await checkout.startPaying(first, orderNo);
  await wait(lan, 2);
  await cancel(first, orderNo);
  await serve();
  await checkout.notify(checkout.provider.pay(paymentNo));
  const { body } = await checkout.call<{ state: string; closedReason: string }>(
    first,
    'GET',
    `/api/v1/orders/${orderNo}`,
  );
  assert.deepEqual([body.data.state, body.data.closedReason], ['CLOSED', 'refunded']);
});

test('staff see the lists of departures in order, filtered, within their data scope', async (t) => {
  const { checkout, wait } = await openWaitlist(t);
  const [lan, hai] = [await checkout.signIn(), await checkout.signIn()];
  await wait(lan, 2);
  await wait(hai);
  const staff = await checkout.signIn('STAFF', { perms: ['biz:order:query'] });
  const page = async (query: string, as = staff) =>
    (
      await checkout.call<{ list: { member: string; position: number; held: number }[]; total: number }>(
        as,
        'GET',
        `/api/v1/staff/waitlist?${query}`,
      )
    ).body.data;
  const { list, total } = await page('state=WAITING&keywords=硇洲');
  assert.deepEqual(
    [total, list.map(({ member, position, held }) => [member, position, held])],
    [
      2,
      [
        [lan.username, 1, 0],
        [hai.username, 2, 0],
      ],
    ],
  );
  assert.equal((await page(`keywords=${hai.username}`)).total, 1);
  assert.equal((await page(`from=${addDays(checkout.day, 1)}`)).total, 0);
  const own = await checkout.signIn('CLERK', { perms: ['biz:order:query'], dataScope: 3 });
  assert.equal((await page('', own)).total, 0);
});
