import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminOrderDetail, CallData, MemberRefundQuote, RefundRow } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { auditLog } from '#src/platform/database/index.ts';
import { pay } from '#src/sales/checkout/testing/cashier.ts';
import { adult, type Buyer, cardOf, newKey, openShop, type Shop } from '#src/sales/checkout/testing/shop.ts';
import { paidOrder, sendRefunds, setFulfilment } from '#src/sales/refunds/testing/paid-order.ts';

type Page = CallData<'GET /api/v1/staff/orders'>;

const perms = ['biz:order:query', 'biz:order:edit', 'trade:refund:approve'];
const clerk = (shop: Shop, held = perms): Promise<Buyer> => shop.signIn('CLERK', { perms: held });
const url = (orderNo: string, deed = '') => `/api/v1/staff/orders/${orderNo}${deed && `/${deed}`}`;

const found = async (shop: Shop, staff: Buyer, query: string): Promise<Page> => {
  const { status, body } = await shop.call<Page>(staff, 'GET', `/api/v1/staff/orders?${query}`);
  assert.equal(status, 200, body.msg);
  return body.data;
};

const whole = async (shop: Shop, staff: Buyer, orderNo: string): Promise<AdminOrderDetail> =>
  (await shop.call<AdminOrderDetail>(staff, 'GET', url(orderNo))).body.data;

test('staff find orders by every search field, with masked names and numbers', async (t) => {
  const shop = await openShop(t);
  const staff = await clerk(shop);
  const buyer = await shop.signIn('MEMBER', { username: 'haiyan' });
  const mine = await shop.order(buyer, { contact: { name: '林海燕', mobile: '13912345678' } });
  await shop.order(await shop.buyer());
  for (const words of [mine, mine.toLowerCase(), 'haiyan', '林海燕', '13912345678', '5678']) {
    const { list, total } = await found(shop, staff, `keywords=${encodeURIComponent(words)}`);
    assert.deepEqual([total, list[0]?.orderNo], [1, mine], words);
    assert.deepEqual([list[0]?.contactName, list[0]?.contactMobile], ['林**', '139****5678']);
    assert.equal(JSON.stringify(list).includes('13912345678'), false);
  }
  assert.equal((await found(shop, staff, `keywords=${encodeURIComponent('硇洲')}`)).total, 2);
  assert.equal((await found(shop, staff, 'keywords=%25')).total, 0);
});

test('orders are filtered and sorted, and states are counted within the filters', async (t) => {
  const shop = await openShop(t);
  const staff = await clerk(shop);
  const { orderNo: paid } = await paidOrder(shop);
  const unpaid = await shop.order(await shop.buyer());
  const numbers = async (query: string) =>
    (await found(shop, staff, query)).list.map(({ orderNo }) => orderNo);
  assert.deepEqual(await numbers(''), [unpaid, paid]);
  assert.deepEqual(await numbers('sort=oldest'), [paid, unpaid]);
  assert.deepEqual(await numbers('sort=amount&pageSize=1&pageNum=2'), [paid]);
  assert.deepEqual(await numbers('state=PAID'), [paid]);
  assert.deepEqual(await numbers('kind=tour&fulfilment=GROUP_PENDING'), [paid]);
  assert.deepEqual(await numbers('kind=goods'), []);
  assert.deepEqual(await numbers(`travelFrom=${shop.day}&travelTo=${shop.day}`), [unpaid, paid]);
  assert.deepEqual(await numbers(`travelFrom=${addDays(shop.day, 1)}`), []);
  assert.deepEqual(await numbers('minAmount=100000&maxAmount=100000'), [unpaid, paid]);
  assert.deepEqual(await numbers('minAmount=100001'), []);
  const counts = await shop.call<object>(staff, 'GET', '/api/v1/staff/orders/counts?kind=tour');
  assert.deepEqual(counts.body.data, { PENDING_PAYMENT: 1, PAID: 1 });
  for (const [query, field] of [
    ['from=2026-02-02&to=2026-02-01', 'to'],
    ['travelFrom=2026-02-02&travelTo=2026-02-01', 'travelTo'],
    ['minAmount=2&maxAmount=1', 'maxAmount'],
    ['state=LOST', 'state'],
    ['from=2026-02-30', 'from'],
  ] as const) {
    const { status, body } = await shop.call(staff, 'GET', `/api/v1/staff/orders?${query}`);
    assert.deepEqual([status, body.field], [400, field], query);
  }
});

test('the export has the filtered rows, no formulas, and an audit entry', async (t) => {
  const shop = await openShop(t);
  const staff = await clerk(shop);
  const contact = { name: '=1+1', mobile: '13912345678' };
  const orderNo = await shop.order(await shop.buyer(), { contact });
  const reply = await shop.app.inject({
    url: '/api/v1/staff/orders/export?kind=tour',
    headers: staff.headers,
  });
  const [heading, row, end] = reply.body.split('\r\n');
  assert.match(heading ?? '', /^\uFEFF"订单号","种类"/);
  assert.deepEqual([row?.includes(`"${orderNo}","线路"`), row?.includes(`"'=**"`), end], [true, true, '']);
  assert.equal(reply.body.includes('13912345678'), false);
  const log = await shop.deps.database.db.select().from(auditLog).where(eq(auditLog.subject, 'order-list'));
  assert.deepEqual(
    log.map(({ actorId, after }) => [actorId, after]),
    [[staff.userId, { kind: 'tour' }]],
  );
});

test('notes are internal; revealing a document needs permission and is audited', async (t) => {
  const shop = await openShop(t);
  const [staff, looker] = [await clerk(shop), await shop.signIn('LOOKER', { perms: ['biz:order:query'] })];
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer, { travellers: [adult(7)] });
  const note = (who: Buyer, text: string) =>
    shop.call(who, 'POST', url(orderNo, 'notes'), { payload: { text } });
  assert.equal((await note(staff, ' 已电话确认上车点 ')).status, 200);
  assert.equal((await note(staff, '   ')).body.field, 'text');
  assert.equal((await note(staff, 'x'.repeat(2001))).body.field, 'text');
  const { notes, travellers } = await whole(shop, staff, orderNo);
  assert.deepEqual(
    notes.map(({ text }) => text),
    ['已电话确认上车点'],
  );
  assert.match(travellers[0]?.documentMask ?? '', /^440\*+/);
  const own = await shop.call(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  assert.equal(JSON.stringify(own.body).includes('上车点'), false);
  const reveal = (who: Buyer, traveller = 0) =>
    shop.call<{ documentNo: string }>(who, 'POST', url(orderNo, 'document'), { payload: { traveller } });
  assert.equal((await reveal(staff)).body.data.documentNo, cardOf(7));
  assert.equal((await reveal(staff, 1)).status, 404);
  assert.deepEqual([(await reveal(looker)).status, (await note(looker, 'x')).status], [403, 403]);
  const log = await shop.deps.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, 'order-traveller'));
  assert.deepEqual(
    log.map(({ actorId }) => actorId),
    [staff.userId],
  );
  assert.equal(JSON.stringify(log).includes(cardOf(7)), false);
});

test('staff cancel an unpaid order and release its stock; a paid one is refused', async (t) => {
  const shop = await openShop(t);
  const staff = await clerk(shop);
  const buyer = await shop.buyer();
  const orderNo = await shop.order(buyer);
  const cancel = (number: string) => shop.call(staff, 'POST', url(number, 'cancel'));
  assert.deepEqual([(await cancel(orderNo)).status, (await cancel(orderNo)).status], [200, 200]);
  const { state, closedReason, timeline } = await whole(shop, staff, orderNo);
  assert.deepEqual([state, closedReason], ['CLOSED', 'staff']);
  assert.match(timeline.at(-1)?.actor ?? '', /^clerk_/);
  assert.deepEqual(await shop.stock(), { held: 0, sold: 0, total: 10 });
  const paid = await shop.order(buyer);
  await pay(shop, buyer, paid);
  assert.equal((await cancel(paid)).body.code, 'A0513');
  assert.equal((await cancel('T0000000000')).status, 404);
});

test('finance refunds an order at the quote it was shown, once', async (t) => {
  const shop = await openShop(t);
  const staff = await clerk(shop);
  const order = await paidOrder(shop);
  await setFulfilment(shop, order.orderNo, 'CONFIRMED');
  const quote = await shop.call<MemberRefundQuote>(staff, 'GET', url(order.orderNo, 'refund-quote'));
  assert.deepEqual([quote.body.data.possible, quote.body.data.refund], [true, 100_000]);
  const key = newKey();
  const ask = (expectedRefund: number, under = key) =>
    shop.call<RefundRow>(staff, 'POST', url(order.orderNo, 'refund'), {
      payload: { reason: '客人来电', expectedRefund },
      key: under,
    });
  assert.equal((await ask(99_999, newKey())).body.code, 'A0511');
  const replies = await Promise.all([ask(100_000), ask(100_000), ask(100_000)]);
  assert.equal(new Set(replies.map(({ body }) => body.data.refundNo)).size, 1);
  assert.equal((await ask(100_000, newKey())).body.code, 'A0513');
  await sendRefunds(shop);
  assert.equal((await order.detail()).state, 'REFUNDED');
});

test('a partial refund is idempotent, keeps the order active and never exceeds the rest', async (t) => {
  const shop = await openShop(t);
  const staff = await clerk(shop);
  const order = await paidOrder(shop);
  const give = (amount: number, key = newKey()) =>
    shop.call<RefundRow>(staff, 'POST', url(order.orderNo, 'refund-part'), {
      payload: { reason: '补偿空调故障', amount },
      key,
    });
  const key = newKey();
  const [first, again] = [await give(30_000, key), await give(30_000, key)];
  assert.deepEqual([first.status, again.body.data.refundNo], [200, first.body.data.refundNo]);
  assert.equal((await give(20_000, key)).body.code, 'A0520');
  await sendRefunds(shop);
  const { state, refundedAmount, refunds } = await whole(shop, staff, order.orderNo);
  assert.deepEqual([state, refundedAmount, refunds.length], ['PARTIALLY_REFUNDED', 30_000, 1]);
  assert.equal(refunds[0]?.scope, 'part');
  assert.equal((await give(70_001)).body.code, 'A0513');
  for (const amount of [0, -1, 1.5]) assert.equal((await give(amount)).body.field, 'amount');
  assert.equal((await give(70_000)).status, 200);
  await sendRefunds(shop);
  assert.equal((await order.detail()).state, 'REFUNDED');
  assert.equal((await give(1)).body.code, 'A0513');
});

test('a passenger list has the active paid orders', async (t) => {
  const shop = await openShop(t);
  const staff = await clerk(shop);
  const [first, second] = [await paidOrder(shop), await paidOrder(shop)];
  await shop.order(await shop.buyer());
  type List = CallData<'GET /api/v1/staff/orders/:orderNo/passengers'>;
  const list = (await shop.call<List>(staff, 'GET', url(first.orderNo, 'passengers'))).body.data;
  assert.deepEqual(
    [list.people, list.day, list.orders.map(({ orderNo }) => orderNo)],
    [2, shop.day, [first.orderNo, second.orderNo]],
  );
});

test('every route requires its permission', async (t) => {
  const shop = await openShop(t);
  const stranger = await clerk(shop, ['biz:product:query']);
  const orderNo = await shop.order(await shop.buyer());
  for (const path of ['?kind=tour', '/counts', '/export', `/${orderNo}`, `/${orderNo}/passengers`])
    assert.equal((await shop.call(stranger, 'GET', `/api/v1/staff/orders${path}`)).status, 403, path);
});
