import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Quote, Traveller } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { auditLog, holds, inventory, orders, products, skus, visits } from '#src/platform/database/index.ts';
import { formatDay } from '#src/platform/text/index.ts';
import { adult } from './testing/checkout-fixture.ts';
import { detailOf, pay } from './testing/started-payment.ts';
import { openTicketCheckout, type TicketFixture } from './testing/ticket-fixture.ts';

test('named tickets are booked for a slot, stored as a snapshot, paid and counted as sold', async (t) => {
  const checkout = await openTicketCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const placedAt = checkout.clock.now().getTime();
  const { body } = await checkout.bookTickets(buyer, { count: 2, visitors: [adult(1), adult(2)] });
  assert.equal(body.code, '200', JSON.stringify(body));
  assert.match(body.data.orderNo, /^K/);
  assert.equal(Date.parse(body.data.expiresAt) - placedAt, 15 * 60_000, 'a time-slot is held 15 minutes');
  assert.deepEqual((await checkout.slotStock())[0], [2, 0]);
  await db.update(products).set({ title: { zh: '别的' } });
  await db.update(skus).set({ name: { zh: '别的' }, attributes: null });
  await db.update(inventory).set({ price: 1 });
  await pay(checkout, buyer, body.data.orderNo);
  const order = await detailOf(checkout, buyer, body.data.orderNo);
  assert.deepEqual(
    [order.state, order.fulfilment, order.title, order.titleEn, order.people, order.travelDay],
    ['PAID', 'ISSUED', '湖光岩', 'Huguangyan', 2, checkout.visitDay],
  );
  assert.deepEqual(order.lines, [
    { code: 'ticket', name: '成人票 09:00-12:00', unitPrice: 4_500, quantity: 2, amount: 9_000 },
  ]);
  const time = { day: checkout.visitDay, from: '09:00', to: '12:00' };
  assert.deepEqual(order.details, {
    ...{ kind: 'ticket', type: { zh: '成人票' }, ...time, count: 2, refund: 'anytime' },
  });
  assert.deepEqual(
    order.travellers.map(({ name }) => name),
    ['旅客1', '旅客2'],
  );
  assert.deepEqual(
    order.terms.map(({ zh }) => zh),
    ['未使用可随时全额退款', '已使用的门票不可退款'],
  );
  assert.deepEqual((await checkout.slotStock())[0], [0, 2]);
});

test('a quote shows the price, the tickets left and the refund policy', async (t) => {
  const checkout = await openTicketCheckout(t);
  const { db } = checkout.deps.database;
  const [, , nameless] = checkout.slots;
  const quote = async (change = {}) => {
    const payload = checkout.visit(change);
    return (await checkout.call<Quote>(undefined, 'POST', '/api/v1/orders/ticket/quote', { payload })).body
      .data;
  };
  const { amount, left } = await quote({ skuId: nameless, count: 10 });
  assert.deepEqual([amount, left], [45_000, 10]);
  const [sku] = await db.select().from(skus).where(eq(skus.id, nameless));
  assert.ok(sku?.attributes);
  await db.update(skus).set({ attributes: { ...sku.attributes, refund: 'dayBefore' } });
  const eve = formatDay(addDays(checkout.visitDay, -1));
  assert.equal((await quote()).terms[0]?.zh, `${eve.zh}（含）前未使用可全额退款，之后不可退款`);
  await db.update(skus).set({ attributes: { ...sku.attributes, refund: 'never' } });
  assert.deepEqual((await quote()).terms, [{ zh: '售出后不可退款', en: 'Not refundable' }]);
});

const child = { name: '小海', documentType: 'passport', documentNo: 'E12345678', birthDate: '2019-01-01' };
const spoilt = { ...adult(), documentNo: '440804199003070016' };
const refusals: [string, (checkout: TicketFixture) => object, string][] = [
  ['yesterday', () => ({ day: addDays(dayOf(new Date()), -1) }), 'day'],
  ['a day that is none', () => ({ day: '2026-02-30' }), 'day'],
  ['91 days ahead', () => ({ day: addDays(dayOf(new Date()), 91) }), 'day'],
  ['a day without tickets', ({ visitDay }) => ({ day: addDays(visitDay, 2) }), 'day'],
  ['no ticket', () => ({ count: 0 }), 'count'],
  ['minus one ticket', () => ({ count: -1 }), 'count'],
  ['half a ticket', () => ({ count: 0.5 }), 'count'],
  ['more than the type allows', () => ({ count: 6, visitors: [1, 2, 3, 4, 5, 6].map(adult) }), 'count'],
  ['eleven of a generous type', ({ slots }) => ({ skuId: slots[2], count: 11, visitors: [] }), 'count'],
  ['fewer visitors than tickets', () => ({ count: 2 }), 'visitors'],
  ['more visitors than tickets', () => ({ visitors: [adult(1), adult(2)] }), 'visitors'],
  ['no names', () => ({ visitors: [] }), 'visitors'],
  ['a name where none is asked for', ({ slots }) => ({ skuId: slots[2] }), 'visitors'],
  ['one person twice', () => ({ count: 2, visitors: [adult(1), adult(1)] }), 'visitors/1'],
  ['a wrong ID card', () => ({ visitors: [spoilt] }), 'visitors/0/documentNo'],
  [
    'a passport without birth date',
    () => ({ visitors: [{ ...child, birthDate: undefined }] }),
    'visitors/0/birthDate',
  ],
  ['a visitor named with spaces', () => ({ visitors: [{ ...adult(), name: ' ' }] }), 'visitors/0/name'],
  ['an unknown traveller', () => ({ visitors: [{ travellerId: 999 }] }), 'visitors/0/travellerId'],
  ['a landline', () => ({ contact: { name: '陈海', mobile: '0759123456' } }), 'contact/mobile'],
  ['a contact named with spaces', () => ({ contact: { name: ' ', mobile: '13800000000' } }), 'contact/name'],
  ['a negative amount', () => ({ expectedAmount: -1 }), 'expectedAmount'],
  ['an unknown sight', () => ({ ticketId: 999 }), 'ticketId'],
  ['an unknown ticket', () => ({ skuId: 999 }), 'skuId'],
  ["a tour's departure plan", ({ skuId }) => ({ skuId }), 'skuId'],
];

test('every invalid value is a 400 that names its field, and nothing is written', async (t) => {
  const checkout = await openTicketCheckout(t);
  const buyer = await checkout.buyer();
  for (const [what, change, field] of refusals) {
    const { status, body } = await checkout.bookTickets(buyer, change(checkout));
    assert.deepEqual([status, body.field], [400, field], `${what}: ${JSON.stringify(body)}`);
  }
  const { db } = checkout.deps.database;
  const written = [orders, holds, visits, auditLog].map((table) => db.$count(table));
  assert.deepEqual(await Promise.all(written), [0, 0, 0, 0]);
  assert.deepEqual((await checkout.slotStock())[0], [0, 0]);
});

test('too many tickets or an outdated price are refused and hold nothing', async (t) => {
  const checkout = await openTicketCheckout(t, { tickets: 1 });
  const buyer = await checkout.buyer();
  const short = await checkout.bookTickets(buyer, { count: 2, visitors: [adult(1), adult(2)] });
  assert.deepEqual([short.status, short.body.code, short.body.field], [409, 'A0510', 'count']);
  const cheap = await checkout.bookTickets(buyer, { expectedAmount: 1 });
  assert.deepEqual([cheap.status, cheap.body.code], [409, 'A0511']);
  const { db } = checkout.deps.database;
  assert.deepEqual([await db.$count(orders), await db.$count(visits)], [0, 0]);
});

test('saved travellers are booked by id; those of another member are not found', async (t) => {
  const checkout = await openTicketCheckout(t);
  const [owner, stranger] = [await checkout.buyer(), await checkout.buyer()];
  const saved = await checkout.call<Traveller>(owner, 'POST', '/api/v1/travellers', { payload: adult(7) });
  const visitors = [{ travellerId: saved.body.data.id }];
  const theft = await checkout.bookTickets(stranger, { visitors });
  assert.deepEqual([theft.status, theft.body.field], [400, 'visitors/0/travellerId']);
  const own = await checkout.bookTickets(owner, { visitors });
  assert.equal((await detailOf(checkout, owner, own.body.data.orderNo)).travellers[0]?.name, '旅客7');
});

test('booking the same unpaid tickets again resumes the order with the latest input', async (t) => {
  const checkout = await openTicketCheckout(t, { tickets: 2 });
  const buyer = await checkout.buyer();
  const two = { count: 2, visitors: [adult(1), adult(2)] };
  const first = await checkout.bookTickets(buyer, two);
  const turned = { ...two, visitors: [adult(2), { ...adult(1), name: '旅客一' }], remark: '轮椅' };
  const again = await checkout.bookTickets(buyer, turned);
  assert.equal(again.body.data?.orderNo, first.body.data.orderNo, JSON.stringify(again.body));
  const order = await detailOf(checkout, buyer, first.body.data.orderNo);
  assert.deepEqual([order.remark, order.travellers[1]?.name], ['轮椅', '旅客一']);
  const { db } = checkout.deps.database;
  assert.deepEqual([await db.$count(holds), await db.$count(visits)], [1, 2]);
});

test('a slot is on sale until its cut-off, or until it begins without one', async (t) => {
  const checkout = await openTicketCheckout(t);
  const { db } = checkout.deps.database;
  const [, afternoon] = checkout.slots;
  const at = (time: string) => new Date(`${checkout.visitDay}T${time}+08:00`);
  const tries = async (number: number) => {
    const buyer = await checkout.buyer();
    const morning = await checkout.bookTickets(buyer, { visitors: [adult(number)] });
    const later = await checkout.bookTickets(buyer, { skuId: afternoon, visitors: [adult(number + 1)] });
    return [morning, later].map(({ status, body }) => (status === 200 ? 'sold' : body.field));
  };
  checkout.clock.set(at('08:59:59'));
  assert.deepEqual(await tries(1), ['sold', 'sold']);
  checkout.clock.set(at('09:00:00'));
  assert.deepEqual(await tries(3), ['day', 'sold']);
  await db.update(inventory).set({ closesAt: at('11:00:00') });
  assert.deepEqual(await tries(5), ['sold', 'sold']);
  checkout.clock.set(at('11:00:00'));
  assert.deepEqual(await tries(7), ['day', 'day']);
});
