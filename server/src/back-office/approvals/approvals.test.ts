import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { type Buyer, newKey, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { paidOrder, payOrder, setFulfilment } from '#src/sales/refunds/testing/paid-order.ts';

type Page = CallData<'GET /api/v1/approvals'>;

const perms = ['trade:refund:approve', 'trade:order:fulfil'];

/** A portal where a member of staff may refund 500 yuan a day alone; an order is 1,000 yuan. */
const openInbox = async (t: TestContext) => {
  const checkout = await openCheckout(t, { seats: 30, env: { REFUND_LIMIT: '500' } });
  const clerk = await checkout.signIn('FINANCE', { perms });
  const colleague = await checkout.signIn('FINANCE', { perms: [] });
  const read = async (who: Buyer, query = '') => {
    const { status, body } = await checkout.call<Page>(who, 'GET', `/api/v1/approvals${query}`);
    assert.equal(status, 200, body.msg);
    return body.data;
  };
  const rowsOf = async (who: Buyer, query = '') =>
    (await read(who, query)).list.map(({ kind, subject, bar }) => [kind, subject, bar]);
  const give = async (orderNo: string, amount: number) => {
    const url = `/api/v1/staff/orders/${orderNo}/refund-part`;
    const payload = { reason: '台风停航', amount };
    return (await checkout.call<{ refundNo: string }>(clerk, 'POST', url, { payload, key: newKey() })).body
      .data.refundNo;
  };
  const post = (who: Buyer, url: string, payload: object = {}) =>
    checkout.call(who, 'POST', `/api/v1/refunds/${url}`, { payload });
  return { checkout, clerk, colleague, read, rowsOf, give, post };
};

/** A refund that its buyer requested after the group was confirmed. */
const request = async (order: Awaited<ReturnType<typeof paidOrder>>) =>
  (await order.ask(100_000)).body.data.refundNo;

test('the inbox has refunds beyond the limit and proposed rejections, oldest first, until they are decided', async (t) => {
  const { checkout, clerk, colleague, read, rowsOf, give, post } = await openInbox(t);
  const [first, second, third] = [
    await paidOrder(checkout),
    await paidOrder(checkout),
    await paidOrder(checkout),
  ];
  const above = await give(first.orderNo, 60_000);
  await give(second.orderNo, 40_000);
  checkout.clock.advance(60);
  await setFulfilment(checkout, third.orderNo, 'CONFIRMED');
  const granted = await request(third);
  assert.deepEqual(await rowsOf(colleague), [
    ['refund', above, null],
    ['refund', granted, null],
  ]);
  await post(clerk, `${granted}/reject`, { reason: '房间已留' });
  assert.deepEqual(await rowsOf(colleague), [
    ['refund', above, null],
    ['rejection', granted, null],
  ]);
  assert.deepEqual(await rowsOf(clerk), [
    ['refund', above, 'proposed'],
    ['rejection', granted, 'proposed'],
  ]);
  const { list, total } = await read(colleague);
  assert.deepEqual(
    [total, list[0]?.amount, list[0]?.reason, list[1]?.reason],
    [2, 60_000, '台风停航', '房间已留'],
  );
  type Todos = CallData<'GET /api/v1/stats/todos'>;
  const todos = await checkout.call<Todos>(colleague, 'GET', '/api/v1/stats/todos');
  assert.equal(todos.body.data.find(({ name }) => name === 'approvals')?.count, 2);
  await post(colleague, `${above}/approve`);
  await post(colleague, `${granted}/rejection/confirm`);
  assert.deepEqual((await read(colleague)).total, 0);
});

test('the inbox is searched by number and proposer, filtered by kind and paged', async (t) => {
  const { checkout, colleague, rowsOf, give, read } = await openInbox(t);
  const [first, second] = [await paidOrder(checkout), await paidOrder(checkout)];
  const above = await give(first.orderNo, 60_000);
  checkout.clock.advance(60);
  const other = await give(second.orderNo, 60_000);
  assert.deepEqual(await rowsOf(colleague, `?keywords=${above.toLowerCase()}`), [['refund', above, null]]);
  assert.deepEqual(await rowsOf(colleague, `?keywords=${second.orderNo}`), [['refund', other, null]]);
  const { proposedBy } = (await read(colleague)).list[0] ?? {};
  assert.equal((await read(colleague, `?keywords=${proposedBy}`)).total, 2);
  assert.deepEqual(await rowsOf(colleague, '?kind=rejection'), []);
  assert.deepEqual(await rowsOf(colleague, '?pageNum=2&pageSize=1'), [['refund', other, null]]);
  assert.equal((await checkout.call(colleague, 'GET', '/api/v1/approvals?kind=moon')).body.field, 'kind');
});

test('a buyer among staff reads that the refund of their order waits for a colleague', async (t) => {
  const { checkout, colleague, read } = await openInbox(t);
  const order = await payOrder(checkout, colleague, await checkout.order(colleague));
  await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
  await request(order);
  const { list } = await read(colleague);
  assert.deepEqual(
    list.map(({ bar, proposedBy, amount }) => [bar, proposedBy, amount]),
    [['bought', null, 100_000]],
  );
});

test('the inbox needs the permission, and has rows of the data scope only', async (t) => {
  const { checkout, give, read } = await openInbox(t);
  const { orderNo, buyer } = await paidOrder(checkout);
  await give(orderNo, 60_000);
  assert.equal((await checkout.call(buyer, 'GET', '/api/v1/approvals')).status, 403);
  const narrow = await checkout.signIn('SHOP', { perms: ['trade:refund:approve'], dataScope: 3 });
  assert.equal((await read(narrow)).total, 0);
});
