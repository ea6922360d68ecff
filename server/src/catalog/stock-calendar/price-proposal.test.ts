import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CalendarEdit, CalendarPreview, CallData } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { approvals, businessSettings, inventory, products } from '#src/platform/database/index.ts';
import type { Buyer } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { openCalendar } from './testing/calendar-fixture.ts';

const reason = '春节旺季，地接成本上涨';
const raise = (amount: number) => ({ action: 'change', price: { way: 'percent', amount } }) as const;

/** A calendar where price moves above 20 % need a second person, with two approvers. */
const openProposals = async (t: TestContext) => {
  const calendar = await openCalendar(t);
  const { checkout, db, path, list } = calendar;
  await db.update(businessSettings).set({ value: 20 }).where(eq(businessSettings.name, 'priceChangePercent'));
  const perms = ['biz:approval:product', 'biz:product:query'];
  const approver = await checkout.signIn('ADMIN', { perms, username: 'lan' });
  const other = await checkout.signIn('ADMIN', { perms: [], username: 'wu' });
  const decide = async (who: Buyer, deed: 'approve' | 'decline', payload: object = {}) => {
    const { status, body } = await checkout.call(who, 'POST', `${path}/proposal/${deed}`, { payload });
    return status === 200 ? 200 : [status, body.code];
  };
  const change = async (edit: CalendarEdit['edit'], more: Partial<CalendarEdit> = {}) =>
    (await calendar.change(edit, { reason, ...more })) as unknown as {
      status: number;
      body: { code: string; field?: string; data: { outcome: string } };
    };
  const prices = async () => [...new Set((await list()).map(({ price }) => price))];
  return { ...calendar, approver, other, decide, change, prices };
};

test('a price move beyond the setting waits for a second person, who applies it', async (t) => {
  const { checkout, staff, approver, change, decide, prices, product, preview } = await openProposals(t);
  assert.equal((await change(raise(20))).body.data.outcome, 'APPLIED');
  assert.deepEqual(await prices(), [120_000]);
  const seen: CalendarPreview = (await preview(raise(25))).body.data;
  assert.equal(seen.approvalPercent, 25);
  assert.equal((await change(raise(25), { reason: ' ' })).body.field, 'reason');
  assert.equal((await change(raise(25))).body.data.outcome, 'PROPOSED');
  assert.deepEqual(await prices(), [120_000]);
  const { proposal } = await product();
  const { createdAt: _, ...shown } = proposal ?? {};
  assert.deepEqual(shown, { proposedBy: 'chen', reason, percent: 25, isOwn: true });
  assert.deepEqual(await decide(staff, 'approve'), [403, 'A0231'], 'without the permission');
  assert.deepEqual(await decide(approver, 'approve'), 200);
  assert.deepEqual(await prices(), [150_000]);
  assert.deepEqual(await decide(approver, 'approve'), [409, 'A0513']);
  assert.equal((await product()).proposal, null);
  const log = await auditOf(checkout.deps, 'product');
  assert.deepEqual(
    log.map(({ actor, action }) => [actor, action]),
    [
      ['chen', 'proposePrices'],
      ['lan', 'approvePrices'],
    ],
  );
});

test('lower prices and child prices count, also when they are copied', async (t) => {
  const { change, db, days, skuId } = await openProposals(t);
  const outcome = async (edit: CalendarEdit['edit'], more?: Partial<CalendarEdit>) => {
    const { body } = await change(edit, more);
    await db.delete(approvals);
    return body.data.outcome;
  };
  assert.equal(await outcome(raise(-21), { days: days.slice(0, 1) }), 'PROPOSED');
  const child = { action: 'change', childPrice: { way: 'set', amount: 90_000 } } as const;
  assert.equal(await outcome(child, { days: days.slice(0, 1) }), 'PROPOSED');
  await db
    .update(inventory)
    .set({ price: 50_000 })
    .where(eq(inventory.day, days[0] ?? ''));
  assert.equal(await outcome({ action: 'copy', skuId, weeks: 1 }, { days: days.slice(7, 8) }), 'PROPOSED');
  assert.equal(await outcome({ action: 'close' }), 'APPLIED');
});

test('the proposer cannot approve with the permission, and withdraws', async (t) => {
  const { checkout, path, bodyOf, approver, decide, prices, change } = await openProposals(t);
  const perms = ['biz:calendar:edit', 'biz:approval:product'];
  const chief = await checkout.signIn('CHIEF', { perms });
  const payload = bodyOf(raise(50), { reason });
  const put = await checkout.call<{ outcome: string }>(chief, 'PUT', path, { payload });
  assert.equal(put.body.data.outcome, 'PROPOSED');
  assert.deepEqual(await decide(chief, 'approve'), [403, 'A0233']);
  const second = await change(raise(60));
  assert.deepEqual([second.status, second.body.code], [409, 'A0513'], 'one is open');
  assert.deepEqual(await decide(chief, 'decline'), 200);
  assert.deepEqual(await decide(approver, 'approve'), [409, 'A0513']);
  assert.deepEqual(await prices(), [100_000]);
});

test('prices that changed since are not applied, with a message', async (t) => {
  const { approver, change, decide, prices, list, days, db } = await openProposals(t);
  await change(raise(50));
  await change(raise(10), { days: days.slice(2, 3) });
  assert.deepEqual(await decide(approver, 'approve'), [409, 'A0514']);
  assert.equal(await db.$count(approvals, eq(approvals.state, 'OPEN')), 1);
  assert.equal((await list())[2]?.price, 110_000);
  assert.deepEqual(await decide(approver, 'decline', { reason: '已过期' }), 200);
  assert.deepEqual(await prices(), [100_000, 110_000]);
});

test('bookings since the proposal do not stop it, and days that have sold more than its total do', async (t) => {
  const { checkout, approver, change, decide, prices } = await openProposals(t);
  await change({ ...raise(50), total: { way: 'set', amount: 0 } });
  await checkout.order(await checkout.buyer());
  assert.deepEqual(await decide(approver, 'approve'), [400, 'A0400']);
  assert.deepEqual(await prices(), [100_000]);
  await decide(approver, 'decline');
  await change(raise(50));
  await checkout.order(await checkout.buyer());
  assert.deepEqual(await decide(approver, 'approve'), 200);
});

test('of concurrent decisions one takes effect', async (t) => {
  const { staff, approver, other, change, decide, prices } = await openProposals(t);
  await change(raise(50));
  const answers = await Promise.all([
    decide(approver, 'approve'),
    decide(other, 'approve'),
    decide(other, 'decline'),
    decide(staff, 'decline'),
  ]);
  assert.equal(answers.filter((answer) => answer === 200).length, 1, JSON.stringify(answers));
  assert.ok(answers.every((answer) => answer === 200 || (Array.isArray(answer) && answer[1] === 'A0513')));
  const isApplied = answers.slice(0, 2).includes(200);
  assert.deepEqual(await prices(), [isApplied ? 150_000 : 100_000]);
});

test('drafts and portals without the setting need no approval', async (t) => {
  const { change, db, prices } = await openProposals(t);
  await db.update(products).set({ status: 'draft' });
  assert.equal((await change(raise(50))).body.data.outcome, 'APPLIED');
  await db.update(products).set({ status: 'down' });
  assert.equal((await change(raise(50))).body.data.outcome, 'PROPOSED');
  await db.delete(approvals);
  await db.update(businessSettings).set({ value: 0 }).where(eq(businessSettings.name, 'priceChangePercent'));
  assert.equal((await change(raise(100))).body.data.outcome, 'APPLIED');
  assert.deepEqual(await prices(), [300_000]);
});

test('the inbox has proposed prices for those who approve products, others do not see them', async (t) => {
  const { checkout, approver, change, decide, tourId } = await openProposals(t);
  await change(raise(50));
  type Page = CallData<'GET /api/v1/approvals'>;
  const read = async (who: Buyer) =>
    (await checkout.call<Page>(who, 'GET', '/api/v1/approvals')).body.data.list;
  const [row] = await read(approver);
  assert.deepEqual(
    [row?.kind, row?.subject, row?.percent, row?.amount, row?.proposedBy, row?.reason, row?.bar],
    ['prices', String(tourId), 50, null, 'chen', reason, null],
  );
  const finance = await checkout.signIn('FINANCE', { perms: ['trade:refund:approve'] });
  assert.deepEqual(await read(finance), []);
  await decide(approver, 'approve');
  assert.deepEqual(await read(approver), []);
});
