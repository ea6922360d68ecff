import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CheckInTicket, ETicket } from '@portal/shared/contract';
import { addDays, dayOf, startOfDay } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf } from '#src/sales/checkout/testing/started-payment.ts';
import { orderNow, payAny, placeAny } from '#src/sales/fulfilment/testing/paid-order.ts';
import { voidTickets } from './issue-tickets.ts';
import { newTicketCode } from './ticket-code.ts';

const day = dayOf(new Date());
/** The last second in which a ticket of that day is valid. */
const late = new Date(startOfDay(addDays(day, 1)).getTime() - 1000);
const visitors = ['李海', '周月', '吴山'];

const open = async (t: TestContext): Promise<CheckoutFixture> => {
  const checkout = await openCheckout(t);
  checkout.clock.set(late);
  return checkout;
};

const openGate = async (checkout: CheckoutFixture): Promise<Buyer> =>
  checkout.signIn('GATE', { perms: ['trade:ticket:redeem'] });

const redeem = (checkout: CheckoutFixture, gate: Buyer, code: string | null) =>
  checkout.call<CheckInTicket>(gate, 'POST', '/api/v1/e-tickets/redeem', { payload: { code } });

const ticketsOf = async (checkout: CheckoutFixture, buyer: Buyer, orderNo: string): Promise<ETicket[]> =>
  (await checkout.call<ETicket[]>(buyer, 'GET', `/api/v1/orders/${orderNo}/e-tickets`)).body.data;

const buyTickets = async (checkout: CheckoutFixture, people = 3, on = day) => {
  const buyer = await checkout.buyer();
  const order = await payAny(checkout, buyer, {
    kind: 'ticket',
    day: on,
    people,
    visitors: visitors.slice(0, people),
  });
  return { buyer, order, tickets: await ticketsOf(checkout, buyer, order.orderNo) };
};

test('a paid order has one e-ticket per visitor, each with its own code', async (t) => {
  const checkout = await open(t);
  const { buyer, order, tickets } = await buyTickets(checkout);
  assert.equal(order.fulfilment, 'ISSUED');
  assert.deepEqual(
    tickets.map(({ visitor, state, day: on, type }) => [visitor, state, on, type.zh]),
    visitors.map((name) => [name, 'ISSUED', day, '成人票']),
  );
  assert.equal(new Set(tickets.map(({ code }) => code)).size, 3);
  assert.deepEqual(await ticketsOf(checkout, buyer, order.orderNo), tickets, 'shown again as they were');
  const { rows } = await checkout.deps.db.execute(sql`select to_jsonb(t)::text as row from e_tickets t
    union all select to_jsonb(a)::text from audit_log a`);
  const dump = JSON.stringify(rows);
  for (const { code } of tickets) assert.equal(dump.includes(code ?? '?'), false, 'a dump tells no code');
});

test('tickets are visible only to their buyer, and exist only after payment', async (t) => {
  const checkout = await open(t);
  const { order } = await buyTickets(checkout);
  const stranger = await checkout.buyer();
  const url = `/api/v1/orders/${order.orderNo}/e-tickets`;
  assert.equal((await checkout.call(stranger, 'GET', url)).status, 404);
  const unpaid = await placeAny(checkout, stranger, { kind: 'ticket', day });
  assert.deepEqual(await ticketsOf(checkout, stranger, unpaid.orderNo), []);
});

test('of twenty concurrent check-ins of one code, one succeeds', async (t) => {
  const checkout = await open(t);
  const { tickets } = await buyTickets(checkout, 1);
  const gate = await openGate(checkout);
  const code = tickets[0]?.code ?? '';
  const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(checkout, gate, code)));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [
    200,
    ...Array.from({ length: 19 }, () => 409),
  ]);
  const refused = replies.find(({ status }) => status === 409);
  assert.deepEqual([refused?.body.code, refused?.body.msg], ['A0513', '该门票已使用']);
});

test('tickets are used one by one, and the last completes the order', async (t) => {
  const checkout = await open(t);
  const { buyer, order, tickets } = await buyTickets(checkout);
  const gate = await openGate(checkout);
  const stands = async () => {
    const { state, fulfilment } = await orderNow(checkout, order);
    return `${state} ${fulfilment}`;
  };
  const seen = [await stands()];
  for (const { code } of tickets) {
    const { status, body } = await redeem(checkout, gate, code);
    assert.deepEqual([status, body.data.verdict, body.data.orderNo], [200, 'used', order.orderNo]);
    assert.equal('code' in body.data, false);
    seen.push(await stands());
  }
  assert.deepEqual(seen, ['PAID ISSUED', 'PAID PARTLY_USED', 'PAID PARTLY_USED', 'COMPLETED USED']);
  const { timeline } = await detailOf(checkout, buyer, order.orderNo);
  assert.deepEqual(
    timeline.map(({ event }) => event),
    ['create', 'pay', 'redeemSome', 'redeemSome', 'redeemLast', 'complete'],
  );
  assert.ok((await ticketsOf(checkout, buyer, order.orderNo)).every(({ code, usedAt }) => !code && usedAt));
});

test('a ticket of another day, a void one and one being refunded are not admitted', async (t) => {
  const checkout = await open(t);
  const { db } = checkout.deps.database;
  const { buyer, order, tickets } = await buyTickets(checkout, 2);
  const gate = await openGate(checkout);
  const [first, second] = tickets;
  const why = async (code?: string | null) => {
    const { status, body } = await redeem(checkout, gate, code ?? '');
    return [status, body.code, body.msg];
  };
  for (const other of [addDays(day, 1), addDays(day, -1)]) {
    const [ticket] = (await buyTickets(checkout, 1, other)).tickets;
    assert.deepEqual(await why(ticket?.code), [409, 'A0513', `该门票的使用日期是 ${other}`]);
  }
  assert.equal(
    (await redeem(checkout, gate, first?.code ?? '')).status,
    200,
    'until the last second of its day',
  );
  assert.equal(await db.transaction((tx) => voidTickets(tx, order.id)), 1, 'the used one stays used');
  assert.deepEqual(await why(second?.code), [409, 'A0513', '该门票已作废']);
  assert.deepEqual(
    (await ticketsOf(checkout, buyer, order.orderNo)).map(({ state, code }) => [state, code]),
    [
      ['USED', null],
      ['VOID', null],
    ],
  );
});

test('check-in requires its permission; a misread code is 400, an unknown one 404', async (t) => {
  const checkout = await open(t);
  const { buyer, tickets } = await buyTickets(checkout, 1);
  const code = tickets[0]?.code ?? '';
  assert.equal((await redeem(checkout, buyer, code)).status, 403);
  const gate = await openGate(checkout);
  const misread = await redeem(checkout, gate, code.slice(0, -1) + (code.endsWith('7') ? '8' : '7'));
  assert.deepEqual([misread.status, misread.body.field], [400, 'code']);
  assert.equal((await redeem(checkout, gate, newTicketCode())).status, 404);
  assert.equal((await redeem(checkout, gate, "' or 1=1 --")).status, 400);
});

test('a check-in shows when and by whom a ticket was used, a masked name and the shift’s list', async (t) => {
  const checkout = await open(t);
  const { tickets } = await buyTickets(checkout, 2);
  const [gate, other] = [await openGate(checkout), await openGate(checkout)];
  const code = tickets[0]?.code ?? '';
  const check = async () =>
    (await checkout.call<CheckInTicket>(other, 'POST', '/api/v1/e-tickets/check', { payload: { code } })).body
      .data;
  const shiftOf = async (who: Buyer) =>
    (await checkout.call<CheckInTicket[]>(who, 'GET', '/api/v1/e-tickets/redeemed')).body.data;
  const before = await check();
  assert.deepEqual([before.verdict, before.visitor, before.usedBy], ['valid', '李**', null]);
  assert.equal((await redeem(checkout, gate, code)).body.data.visitor, '李**');
  const after = await check();
  assert.deepEqual([after.verdict, after.usedAt], ['used', checkout.clock.now().toISOString()]);
  assert.match(after.usedBy ?? '', /^gate_/);
  assert.deepEqual(
    [(await shiftOf(gate)).map(({ ticketNo }) => ticketNo), await shiftOf(other)],
    [[after.ticketNo], []],
  );
});
