import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { AdminRefundDetail, CallData } from '@portal/shared/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { approvals, auditLog, messages, refunds, users } from '#src/platform/database/index.ts';
import { type Buyer, newKey, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { paidOrder, payOrder, setFulfilment, signInFinance } from '../testing/paid-order.ts';

const reason = '酒店已保留房间';

/** A refund that its buyer requested at the quote, and three members of finance. */
const openRequest = async (t: TestContext, boughtBy?: 'first') => {
  const checkout = await openCheckout(t);
  const first = await signInFinance(checkout);
  const second = await checkout.signIn('FINANCE', { perms: [] });
  const third = await checkout.signIn('FINANCE', { perms: [] });
  const order = boughtBy
    ? await payOrder(checkout, second, await checkout.order(second))
    : await paidOrder(checkout);
  await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
  const { refundNo } = (await order.ask(100_000)).body.data;
  const url = `/api/v1/refunds/${refundNo}`;
  const act = async (who: Buyer, deed: string, payload: object = {}) => {
    const { status, body } = await checkout.call<{ outcome?: string }>(who, 'POST', `${url}/${deed}`, {
      payload,
    });
    return [status, status === 200 ? (body.data?.outcome ?? null) : body.code];
  };
  const propose = (who: Buyer, why = reason) => act(who, 'reject', { reason: why });
  const read = async (who: Buyer) => (await checkout.call<AdminRefundDetail>(who, 'GET', url)).body.data;
  const { db } = checkout.deps;
  const nameOf = async ({ userId }: Buyer) =>
    (await db.select().from(users).where(eq(users.id, userId)))[0]?.username;
  return {
    ...{ checkout, db, order, refundNo, nameOf },
    first,
    second,
    third,
    act,
    propose,
    read,
  };
};

test('a refund that its terms grant is rejected once a second person confirms', async (t) => {
  const { order, refundNo, db, nameOf, first, second, act, propose, read } = await openRequest(t);
  assert.equal((await read(first)).rejectionNeedsSecond, true);
  assert.deepEqual(await propose(first), [200, 'PROPOSED']);
  assert.deepEqual(await propose(first), [200, 'PROPOSED'], 'again');
  assert.deepEqual(
    [(await order.refunds())[0]?.state, (await order.detail()).state],
    [...['REQUESTED', 'REFUND_REQUESTED']],
  );
  assert.deepEqual(await act(first, 'rejection/confirm'), [403, 'A0233']);
  const { rejection } = await read(second);
  assert.deepEqual(
    [rejection?.proposedBy, rejection?.reason, rejection?.bar],
    [await nameOf(first), reason, null],
  );
  assert.equal((await read(first)).rejection?.bar, 'proposed');
  assert.deepEqual(await act(second, 'rejection/confirm'), [200, null]);
  assert.deepEqual(await act(second, 'rejection/confirm'), [409, 'A0513']);
  const [refund] = await order.refunds();
  assert.deepEqual([refund?.state, refund?.decision], ['REJECTED', reason]);
  assert.equal((await order.detail()).state, 'PAID');
  const { deeds, decidedBy } = await read(first);
  assert.deepEqual(deeds.map(({ action, actor }) => [action, actor]).slice(-2), [
    ['proposeRejection', await nameOf(first)],
    ['rejectRefund', await nameOf(second)],
  ]);
  assert.equal(decidedBy, await nameOf(second));
  const [logged] = await db.select().from(auditLog).where(eq(auditLog.action, 'proposeRejection'));
  assert.deepEqual([logged?.subjectId, logged?.after], [refundNo, { amount: 100_000, reason }]);
});

test('those who may confirm are notified, then the proposer of the decision; buyers and proposers are not', async (t) => {
  const { db, refundNo, first, second, third, act, propose } = await openRequest(t);
  await propose(first);
  const notified = async () =>
    (await db.select().from(messages).where(eq(messages.category, 'notice')).orderBy(asc(messages.id))).map(
      ({ userId, title, path }) => [userId, title.zh.slice(0, 3), path],
    );
  const path = `/business/refunds?no=${refundNo}`;
  assert.deepEqual(await notified(), [
    [second.userId, '待确认', path],
    [third.userId, '待确认', path],
  ]);
  await act(second, 'rejection/decline', { reason: '条款应退' });
  assert.deepEqual((await notified()).at(-1), [first.userId, '您提议', path]);
});

test('a declined or withdrawn proposal leaves the refund as it was, and another can follow', async (t) => {
  const { checkout, order, first, second, act, propose, read } = await openRequest(t);
  await propose(first);
  assert.deepEqual(await propose(second), [409, 'A0513'], 'one is open');
  assert.deepEqual(await act(second, 'rejection/decline', { reason: '条款应退' }), [200, null]);
  assert.equal((await read(first)).rejection, null);
  await propose(first);
  assert.deepEqual(await act(first, 'rejection/decline'), [200, null]);
  assert.deepEqual(await act(second, 'rejection/confirm'), [409, 'A0513']);
  assert.equal((await order.refunds())[0]?.state, 'REQUESTED');
  const ended = await checkout.deps.db.select().from(approvals).orderBy(asc(approvals.id));
  assert.deepEqual(
    ended.map(({ state, decidedBy, decision }) => [state, decidedBy, decision]),
    [
      ['DECLINED', second.userId, '条款应退'],
      ['WITHDRAWN', first.userId, null],
    ],
  );
});

test('an approval declines the proposed rejection', async (t) => {
  const { checkout, order, first, second, act, propose } = await openRequest(t);
  await propose(first);
  assert.deepEqual(await act(second, 'approve'), [200, null]);
  assert.deepEqual(await act(second, 'rejection/confirm'), [409, 'A0513']);
  assert.equal((await order.refunds())[0]?.state, 'APPROVED');
  const [ended] = await checkout.deps.db.select().from(approvals);
  assert.deepEqual([ended?.state, ended?.decidedBy], ['DECLINED', second.userId]);
});

test('a buyer among staff neither proposes nor decides the rejection', async (t) => {
  const { first, second, act, propose, read } = await openRequest(t, 'first');
  assert.deepEqual(await propose(second), [403, 'A0233']);
  await propose(first);
  assert.equal((await read(second)).rejection?.bar, 'bought');
  for (const deed of ['confirm', 'decline'])
    assert.deepEqual(await act(second, `rejection/${deed}`), [403, 'A0233'], deed);
});

test('of concurrent decisions on a rejection one takes effect, the others are refused', async (t) => {
  const { order, first, second, third, act, propose } = await openRequest(t);
  await propose(first);
  const answers = await Promise.all([
    act(second, 'rejection/confirm'),
    act(third, 'rejection/decline'),
    act(third, 'rejection/confirm'),
    act(second, 'approve'),
    act(first, 'rejection/decline'),
  ]);
  assert.equal(answers.filter(([status]) => status === 200).length, 1, JSON.stringify(answers));
  assert.ok(answers.every(([status, code]) => status === 200 || code === 'A0513'));
  const { state } = (await order.refunds())[0] ?? {};
  const taken = answers.findIndex(([status]) => status === 200);
  assert.equal(state, { 0: 'REJECTED', 2: 'REJECTED', 3: 'APPROVED' }[taken] ?? 'REQUESTED');
});

test('of concurrent proposals one is open', async (t) => {
  const { db, first, second, third, propose } = await openRequest(t);
  const answers = await Promise.all([first, second, third].map((who) => propose(who)));
  assert.equal(answers.filter(([status]) => status === 200).length, 1);
  assert.equal(await db.$count(approvals, eq(approvals.state, 'OPEN')), 1);
});

test('a part that staff propose outside the terms is rejected by one person', async (t) => {
  const checkout = await openCheckout(t, { env: { REFUND_LIMIT: '100' } });
  const perms = ['trade:refund:approve', 'trade:order:fulfil'];
  const clerk = await checkout.signIn('FINANCE', { perms });
  const colleague = await checkout.signIn('FINANCE', { perms: [] });
  const { orderNo } = await paidOrder(checkout);
  const part = await checkout.call<{ refundNo: string }>(
    ...([clerk, 'POST', `/api/v1/staff/orders/${orderNo}/refund-part`] as const),
    { payload: { reason: '补偿', amount: 50_000 }, key: newKey() },
  );
  const url = `/api/v1/refunds/${part.body.data.refundNo}/reject`;
  type Outcome = CallData<'POST /api/v1/refunds/:refundNo/reject'>;
  const { body } = await checkout.call<Outcome>(colleague, 'POST', url, { payload: { reason } });
  assert.deepEqual(body.data, { outcome: 'REJECTED' });
});

test('the database refuses a decision by the proposer of a rejection, and a second open one', async (t) => {
  const { db, first, propose } = await openRequest(t);
  await propose(first);
  const refuses = (change: Promise<unknown>, constraint: RegExp) =>
    assert.rejects(change, (error: Error) => constraint.test(String(error.cause)));
  const own = { state: 'APPROVED', decidedBy: first.userId } as const;
  await refuses(db.update(approvals).set(own), /approvals_second_person/);
  const copy = db.execute(sql`insert into approvals (kind, order_id, amount, reason, proposed_by)
    select kind, order_id, amount, reason, proposed_by from approvals`);
  await refuses(copy, /approvals_one_open_order/);
  assert.equal(await db.$count(refunds, eq(refunds.state, 'REQUESTED')), 1);
});
