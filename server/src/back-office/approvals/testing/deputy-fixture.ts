import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Approval, CallData } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { openCalendar } from '#src/catalog/stock-calendar/testing/calendar-fixture.ts';
import { businessSettings } from '#src/platform/database/index.ts';
import { type Buyer, type CheckoutFixture, newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { paidOrder, setFulfilment } from '#src/sales/refunds/testing/paid-order.ts';

export const deciding = ['trade:refund:approve', 'biz:approval:product'];

const callsOf = (checkout: CheckoutFixture) => {
  const act = async (who: Buyer, url: string, payload: object = {}) => {
    const { status, body } = await checkout.call(who, 'POST', `/api/v1/${url}`, { payload });
    return status === 200 ? 200 : [status, body.code];
  };
  const nameDeputy = async (who: Buyer, deputy: Buyer, change: object = {}) => {
    const today = dayOf(checkout.clock.now());
    const payload = { deputyId: deputy.userId, firstDay: today, lastDay: today, ...change };
    const { status, body } = await checkout.call<{ id: number }>(who, 'POST', '/api/v1/approvals/deputies', {
      payload,
    });
    assert.equal(status, 200, body.msg);
    return body.data.id;
  };
  const inbox = async (who: Buyer): Promise<Approval[]> => {
    type Page = CallData<'GET /api/v1/approvals'>;
    const { status, body } = await checkout.call<Page>(who, 'GET', '/api/v1/approvals');
    assert.equal(status, 200, body.msg);
    assert.equal(body.data.total, body.data.list.length);
    return body.data.list;
  };
  const todos = async (who: Buyer) => {
    type Todos = CallData<'GET /api/v1/stats/todos'>;
    const { body } = await checkout.call<Todos>(who, 'GET', '/api/v1/stats/todos');
    return body.data.find(({ name }) => name === 'approvals')?.count;
  };
  return { act, nameDeputy, inbox, todos };
};

/**
 * A portal where staff refund 500 yuan a day alone and price moves above 20 % wait, with a clerk who proposes, a principal
 * who decides, and a guide without either permission who is to be a deputy.
 */
export const openDeputies = async (t: TestContext, env: Readonly<Record<string, string>> = {}) => {
  const calendar = await openCalendar(t, { seats: 30, env });
  const { checkout, db } = calendar;
  for (const [name, value] of [
    ['refundLimit', 50_000],
    ['priceChangePercent', 20],
  ] as const)
    await db.update(businessSettings).set({ value }).where(eq(businessSettings.name, name));
  const clerk = await checkout.signIn('CLERK', { perms: ['trade:refund:approve', 'trade:order:fulfil'] });
  const principal = await checkout.signIn('CHIEF', { perms: deciding, username: 'lan' });
  const deputy = await checkout.signIn('GUIDE', { perms: ['biz:order:query'], username: 'mei' });
  /** A refund of 600 yuan that needs a second person. */
  const give = async (order?: Awaited<ReturnType<typeof paidOrder>>, amount = 60_000, who: Buyer = clerk) => {
    const { orderNo } = order ?? (await paidOrder(checkout));
    const url = `/api/v1/staff/orders/${orderNo}/refund-part`;
    const payload = { reason: '台风停航', amount };
    const { status, body } = await checkout.call<{ refundNo: string }>(who, 'POST', url, {
      ...{ payload, key: newKey() },
    });
    assert.equal(status, 200, body.msg);
    return body.data.refundNo;
  };
  /** A refund of 1,000 yuan that its buyer requests at the quote, so that its terms grant it. */
  const request = async () => {
    const order = await paidOrder(checkout);
    await setFulfilment(checkout, order.orderNo, 'CONFIRMED');
    return { order, refundNo: (await order.ask(100_000)).body.data.refundNo };
  };
  const raisePrices = (amount = 50) =>
    calendar.change({ action: 'change', price: { way: 'percent', amount } }, { reason: '旺季' });
  return { ...calendar, ...callsOf(checkout), clerk, principal, deputy, give, request, raisePrices };
};
