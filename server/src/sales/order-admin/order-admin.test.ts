import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminOrderDetail, CallData, MemberRefundQuote, RefundRow } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { auditLog, orders } from '#src/platform/database/index.ts';
import {
  adult,
  type Buyer,
  type CheckoutFixture,
  cardOf,
  newKey,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { payAny } from '#src/sales/fulfilment/testing/paid-order.ts';
import { paidOrder, sendRefunds, setFulfilment } from '#src/sales/refunds/testing/paid-order.ts';

type Page = CallData<'GET /api/v1/staff/orders'>;

const perms = ['biz:order:query', 'biz:order:edit', 'trade:refund:approve'];
const clerk = (checkout: CheckoutFixture, held = perms): Promise<Buyer> =>
  checkout.signIn('CLERK', { perms: held });
const url = (orderNo: string, deed = '') => `/api/v1/staff/orders/${orderNo}${deed && `/${deed}`}`;

const found = async (checkout: CheckoutFixture, staff: Buyer, query: string): Promise<Page> => {
  const { status, body } = await checkout.call<Page>(staff, 'GET', `/api/v1/staff/orders?${query}`);
  assert.equal(status, 200, body.msg);
  return body.data;
};

const whole = async (checkout: CheckoutFixture, staff: Buyer, orderNo: string): Promise<AdminOrderDetail> =>
  (await checkout.call<AdminOrderDetail>(staff, 'GET', url(orderNo))).body.data;

test('staff find orders by every search field, with masked names and numbers', async (t) => {
  const checkout = await openCheckout(t);
  const staff = await clerk(checkout);
  const buyer = await checkout.signIn('MEMBER', { username: 'haiyan' });
  const mine = await checkout.order(buyer, { contact: { name: '林海燕', mobile: '13912345678' } });
  await checkout.order(await checkout.buyer());
  for (const words of [
    mine,
    mine.toLowerCase(),
    'haiyan',
    '林海燕',
    '13912345678',
    '+86 139 1234 5678',
    '5678',
  ]) {
    const { list, total } = await found(checkout, staff, `keywords=${encodeURIComponent(words)}`);
    assert.deepEqual([total, list[0]?.orderNo], [1, mine], words);
    assert.deepEqual([list[0]?.contactName, list[0]?.contactMobile], ['林**', '139****5678']);
    assert.equal(JSON.stringify(list).includes('13912345678'), false);
  }
  assert.equal((await found(checkout, staff, `keywords=${encodeURIComponent('硇洲')}`)).total, 2);
  assert.equal((await found(checkout, staff, 'keywords=%25')).total, 0);
});

test('orders are filtered and sorted, and states are counted within the filters', async (t) => {
  const checkout = await openCheckout(t);
  const staff = await clerk(checkout);
  const { orderNo: paid } = await paidOrder(checkout);
  const unpaid = await checkout.order(await checkout.buyer());
  const numbers = async (query: string) =>
    (await found(checkout, staff, query)).list.map(({ orderNo }) => orderNo);
  assert.deepEqual(await numbers(''), [unpaid, paid]);
  assert.deepEqual(await numbers('sort=oldest'), [paid, unpaid]);
  assert.deepEqual(await numbers('sort=amount&pageSize=1&pageNum=2'), [paid]);
  assert.deepEqual(await numbers('state=PAID'), [paid]);
  assert.deepEqual(await numbers('kind=tour&fulfilment=GROUP_PENDING'), [paid]);
  assert.deepEqual(await numbers('kind=goods'), []);
  assert.deepEqual(await numbers(`travelFrom=${checkout.day}&travelTo=${checkout.day}`), [unpaid, paid]);
  assert.deepEqual(await numbers(`travelFrom=${addDays(checkout.day, 1)}`), []);
  assert.deepEqual(await numbers('minAmount=100000&maxAmount=100000'), [unpaid, paid]);
  assert.deepEqual(await numbers('minAmount=100001'), []);
  const counts = await checkout.call<object>(staff, 'GET', '/api/v1/staff/orders/counts?kind=tour');
  assert.deepEqual(counts.body.data, { PENDING_PAYMENT: 1, PAID: 1 });
  for (const [query, field] of [
    ['from=2026-02-02&to=2026-02-01', 'to'],
    ['travelFrom=2026-02-02&travelTo=2026-02-01', 'travelTo'],
    ['minAmount=2&maxAmount=1', 'maxAmount'],
    ['state=LOST', 'state'],
    ['from=2026-02-30', 'from'],
  ] as const) {
    const { status, body } = await checkout.call(staff, 'GET', `/api/v1/staff/orders?${query}`);
    assert.deepEqual([status, body.field], [400, field], query);
  }
});

test('orders to confirm are the active hotel orders without a confirmed room', async (t) => {
  const checkout = await openCheckout(t);
  const staff = await clerk(checkout);
  const paid = async (
    changes: Partial<typeof orders.$inferInsert> = {},
    kind: 'hotel' | 'ticket' = 'hotel',
  ) => {
    const { orderNo } = await payAny(checkout, await checkout.buyer(), { kind, day: checkout.day });
    await checkout.deps.db
      .update(orders)
      .set({ state: 'PAID', ...changes })
      .where(eq(orders.orderNo, orderNo));
    return orderNo;
  };
  const open = [await paid(), await paid({ state: 'PARTIALLY_REFUNDED' })];
  await paid({ state: 'PARTIALLY_REFUNDED', closedReason: 'refunded' });
  await paid({ state: 'REFUNDED' });
  await paid({ fulfilment: 'CONFIRMED' });
  await paid({}, 'ticket');
  const { list } = await found(checkout, staff, 'state=TO_CONFIRM&sort=oldest');
  assert.deepEqual(
    list.map(({ orderNo }) => orderNo),
    open,
  );
  const counts = await checkout.call<Record<string, number>>(staff, 'GET', '/api/v1/staff/orders/counts');
  assert.equal(counts.body.data.TO_CONFIRM, 2);
  await checkout.deps.db.update(orders).set({ state: 'PAID', closedReason: null });
});

test('the export has the filtered rows, no formulas, and an audit entry', async (t) => {
  const checkout = await openCheckout(t);
  const staff = await clerk(checkout);
  const contact = { name: '=1+1', mobile: '13912345678' };
  const orderNo = await checkout.order(await checkout.buyer(), { contact });
  const reply = await checkout.app.inject({
    url: '/api/v1/staff/orders/export?kind=tour',
    headers: staff.headers,
  });
  const [heading, row, end] = reply.body.split('\r\n');
  assert.match(heading ?? '', /^\uFEFF"订单号","种类"/);
  assert.deepEqual([row?.includes(`"${orderNo}","线路"`), row?.includes(`"'=**"`), end], [true, true, '']);
  assert.equal(reply.body.includes('13912345678'), false);
  const log = await checkout.deps.db.select().from(auditLog).where(eq(auditLog.subject, 'order-list'));
  assert.deepEqual(
    log.map(({ actorId, after }) => [actorId, after]),
    [[staff.userId, { kind: 'tour' }]],
  );
});

test('notes are internal; revealing a document needs permission and is audited', async (t) => {
  const checkout = await openCheckout(t);
  const [staff, looker] = [
    await clerk(checkout),
    await checkout.signIn('LOOKER', { perms: ['biz:order:query'] }),
  ];
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer, { travellers: [adult(7)] });
  const note = (who: Buyer, text: string) =>
    checkout.call(who, 'POST', url(orderNo, 'notes'), { payload: { text } });
  assert.equal((await note(staff, ' 已电话确认上车点 ')).status, 200);
  assert.equal((await note(staff, '   ')).body.field, 'text');
  assert.equal((await note(staff, 'x'.repeat(2001))).body.field, 'text');
  const { notes, travellers } = await whole(checkout, staff, orderNo);
  assert.deepEqual(
    notes.map(({ text }) => text),
    ['已电话确认上车点'],
  );
  assert.match(travellers[0]?.documentMask ?? '', /^440\*+/);
  const own = await checkout.call(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  assert.equal(JSON.stringify(own.body).includes('上车点'), false);
  const reveal = (who: Buyer, traveller = 0) =>
    checkout.call<{ documentNo: string }>(who, 'POST', url(orderNo, 'document'), { payload: { traveller } });
  assert.equal((await reveal(staff)).body.data.documentNo, cardOf(7));
  assert.equal((await reveal(staff, 1)).status, 404);
  assert.deepEqual([(await reveal(looker)).status, (await note(looker, 'x')).status], [403, 403]);
  const log = await checkout.deps.db.select().from(auditLog).where(eq(auditLog.subject, 'order-traveller'));
  assert.deepEqual(
    log.map(({ actorId }) => actorId),
    [staff.userId],
  );
  assert.equal(JSON.stringify(log).includes(cardOf(7)), false);
});

test('a document is that of the order in the path, whatever number the body has', async (t) => {
  const checkout = await openCheckout(t);
  const staff = await clerk(checkout);
  const [mine, other] = [
    await checkout.order(await checkout.buyer(), { travellers: [adult(7)] }),
    await checkout.order(await checkout.buyer(), { travellers: [adult(8)] }),
  ];
  const payload = { traveller: 0, orderNo: other };
  const { body } = await checkout.call(staff, 'POST', url(mine, 'document'), { payload });
  assert.deepEqual(body.data, { documentNo: cardOf(7) });
});

test('staff cancel an unpaid order and release its stock; a paid one is refused', async (t) => {
  const checkout = await openCheckout(t);
  const staff = await clerk(checkout);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const cancel = (number: string) => checkout.call(staff, 'POST', url(number, 'cancel'));
  assert.deepEqual([(await cancel(orderNo)).status, (await cancel(orderNo)).status], [200, 200]);
  const { state, closedReason, timeline } = await whole(checkout, staff, orderNo);
  assert.deepEqual([state, closedReason], ['CLOSED', 'staff']);
  assert.match(timeline.at(-1)?.actor ?? '', /^clerk_/);
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 0, total: 10 });
  const paid = await checkout.order(buyer);
  await pay(checkout, buyer, paid);
  assert.equal((await cancel(paid)).body.code, 'A0513');
  assert.equal((await cancel('T0000000000')).status, 404);
});

test('finance refunds an order at the quote it was shown, once', async (t) => {
  const checkout = await openCheckout(t);
  const staff = await clerk(checkout);
  const order = await paidOrder(checkout);
  await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
  const quote = await checkout.call<MemberRefundQuote>(staff, 'GET', url(order.orderNo, 'refund-quote'));
  assert.deepEqual([quote.body.data.possible, quote.body.data.refund], [true, 100_000]);
  const key = newKey();
  const ask = (expectedRefund: number, under = key) =>
    checkout.call<RefundRow>(staff, 'POST', url(order.orderNo, 'refund'), {
      payload: { reason: '客人来电', expectedRefund },
      key: under,
    });
  assert.equal((await ask(99_999, newKey())).body.code, 'A0511');
  const replies = await Promise.all([ask(100_000), ask(100_000), ask(100_000)]);
  assert.equal(new Set(replies.map(({ body }) => body.data.refundNo)).size, 1);
  assert.equal((await ask(100_000, newKey())).body.code, 'A0513');
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
});

test('a partial refund is idempotent, keeps the order active and never exceeds the rest', async (t) => {
  const checkout = await openCheckout(t);
  const staff = await clerk(checkout);
  const order = await paidOrder(checkout);
  const give = (amount: number, key = newKey()) =>
    checkout.call<RefundRow>(staff, 'POST', url(order.orderNo, 'refund-part'), {
      payload: { reason: '补偿空调故障', amount },
      key,
    });
  const key = newKey();
  const [first, again] = [await give(30_000, key), await give(30_000, key)];
  assert.deepEqual([first.status, again.body.data.refundNo], [200, first.body.data.refundNo]);
  assert.equal((await give(20_000, key)).body.code, 'A0520');
  await sendRefunds(checkout);
  const { state, refundedAmount, refunds } = await whole(checkout, staff, order.orderNo);
  assert.deepEqual([state, refundedAmount, refunds.length], ['PARTIALLY_REFUNDED', 30_000, 1]);
  assert.equal(refunds[0]?.scope, 'part');
  assert.equal((await give(70_001)).body.code, 'A0513');
  for (const amount of [0, -1, 1.5]) assert.equal((await give(amount)).body.field, 'amount');
  assert.equal((await give(70_000)).status, 200);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
  assert.equal((await give(1)).body.code, 'A0513');
});

test('a passenger list has the active paid orders', async (t) => {
  const checkout = await openCheckout(t);
  const staff = await clerk(checkout);
  const [first, second] = [await paidOrder(checkout), await paidOrder(checkout)];
  await checkout.order(await checkout.buyer());
  type List = CallData<'GET /api/v1/staff/orders/:orderNo/passengers'>;
  const list = (await checkout.call<List>(staff, 'GET', url(first.orderNo, 'passengers'))).body.data;
  assert.deepEqual(
    [list.people, list.day, list.orders.map(({ orderNo }) => orderNo)],
    [2, checkout.day, [first.orderNo, second.orderNo]],
  );
});

test('every route requires its permission', async (t) => {
  const checkout = await openCheckout(t);
  const stranger = await clerk(checkout, ['biz:product:query']);
  const orderNo = await checkout.order(await checkout.buyer());
  for (const path of ['?kind=tour', '/counts', '/export', `/${orderNo}`, `/${orderNo}/passengers`])
    assert.equal((await checkout.call(stranger, 'GET', `/api/v1/staff/orders${path}`)).status, 403, path);
});
