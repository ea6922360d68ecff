import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Quote } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { and, eq } from 'drizzle-orm';
import { auditLog, holds, inventory, orders, products, skus } from '#src/platform/database/index.ts';
import { formatDay } from '#src/platform/text/index.ts';
import { type HotelFixture, openHotelCheckout } from './testing/hotel-fixture.ts';
import { detailOf, pay } from './testing/started-payment.ts';

const nightOf = ({ roomId, firstNight }: HotelFixture, place: number) =>
  and(eq(inventory.skuId, roomId), eq(inventory.day, addDays(firstNight, place)));

test('a stay is booked night by night, stored as a snapshot, paid and counted as sold', async (t) => {
  const checkout = await openHotelCheckout(t, { nights: 3 });
  const { db } = checkout.deps.database;
  await db.update(inventory).set({ price: 45_050 }).where(nightOf(checkout, 1));
  const buyer = await checkout.buyer();
  const two = { rooms: 2, guests: ['陈海', ' 李兰 '], expectedAmount: 150_100, remark: '高楼层' };
  const { body } = await checkout.bookRooms(buyer, two);
  assert.equal(body.code, '200', JSON.stringify(body));
  assert.match(body.data.orderNo, /^H/);
  assert.deepEqual(await checkout.nightStock(), [
    [2, 0],
    [2, 0],
    [0, 0],
  ]);
  await db.update(products).set({ title: { zh: '别的' } });
  await db.update(skus).set({ name: { zh: '别的' }, attributes: null });
  await db.update(inventory).set({ price: 1 });
  await pay(checkout, buyer, body.data.orderNo);
  const order = await detailOf(checkout, buyer, body.data.orderNo);
  assert.deepEqual(
    [order.state, order.fulfilment, order.title, order.titleEn, order.people, order.travelDay],
    ['PAID', 'CONFIRMING', '海滨酒店', 'Hotel by the sea', 2, checkout.firstNight],
  );
  const second = addDays(checkout.firstNight, 1);
  assert.deepEqual(order.lines, [
    { code: 'night', name: checkout.firstNight, unitPrice: 30_000, quantity: 2, amount: 60_000 },
    { code: 'night', name: second, unitPrice: 45_050, quantity: 2, amount: 90_100 },
  ]);
  assert.deepEqual(order.details, {
    kind: 'hotel',
    room: { zh: '海景大床房' },
    checkIn: checkout.firstNight,
    checkOut: addDays(checkout.firstNight, 2),
    rooms: 2,
    guests: ['陈海', '李兰'],
    arrivalTime: '18:00',
    cancellation: { free: true, daysBefore: 1, hour: 18 },
    nights: [
      { day: checkout.firstNight, price: 30_000 },
      { day: second, price: 45_050 },
    ],
  });
  assert.deepEqual([order.remark, order.emergencyContact, order.travellers], ['高楼层', null, []]);
  assert.deepEqual([order.discount, order.refundTiers, order.terms.length], [0, [], 2]);
  assert.deepEqual(await checkout.nightStock(), [
    [0, 2],
    [0, 2],
    [0, 0],
  ]);
});

test('a quote shows the price, the rooms left on the fullest night and the cancellation fee', async (t) => {
  const checkout = await openHotelCheckout(t);
  const { db } = checkout.deps.database;
  await db.update(inventory).set({ total: 4 }).where(nightOf(checkout, 1));
  const quote = async (change = {}) => {
    const payload = checkout.stay(change);
    return (await checkout.call<Quote>(undefined, 'POST', '/api/v1/orders/hotel/quote', { payload })).body
      .data;
  };
  const { amount, left, lines, terms } = await quote({ rooms: 3 });
  assert.deepEqual([amount, left, lines.length], [180_000, 4, 2]);
  const eve = formatDay(addDays(checkout.firstNight, -1));
  assert.deepEqual(terms[0], {
    zh: `${eve.zh} 18:00（北京时间）前可免费取消，之后取消收取首晚房费`,
    en: `Free cancellation until 18:00 on ${eve.en} (Beijing time), after that the first night is charged`,
  });
  assert.match(terms[1]?.zh ?? '', /收取全部房费/);
  assert.deepEqual([(await quote({ rooms: 9 })).left, (await quote(checkout.nights(5, 1))).left], [4, 10]);
  checkout.clock.set(`${addDays(checkout.firstNight, -1)}T18:00:00+08:00`);
  assert.equal((await quote()).terms[0]?.en, 'If you cancel now, the first night is charged');
});

const refusals: [string, (checkout: HotelFixture) => object, string][] = [
  ['last night', () => ({ checkIn: addDays(dayOf(new Date()), -1) }), 'checkIn'],
  ['a day that is none', () => ({ checkIn: '2026-02-30' }), 'checkIn'],
  ['a year and a day ahead', () => ({ checkIn: addDays(dayOf(new Date()), 366) }), 'checkIn'],
  ['leaving on the day of arrival', ({ firstNight }) => ({ checkOut: firstNight }), 'checkOut'],
  ['leaving before', ({ firstNight }) => ({ checkOut: addDays(firstNight, -1) }), 'checkOut'],
  ['29 nights', ({ firstNight }) => ({ checkOut: addDays(firstNight, 29) }), 'checkOut'],
  ['no room', () => ({ rooms: 0 }), 'rooms'],
  ['minus one room', () => ({ rooms: -1 }), 'rooms'],
  ['one and a half rooms', () => ({ rooms: 1.5 }), 'rooms'],
  ['rooms as text', () => ({ rooms: '1' }), 'rooms'],
  ['ten rooms', () => ({ rooms: 10 }), 'rooms'],
  ['fewer guests than rooms', () => ({ rooms: 2 }), 'guests'],
  ['more guests than rooms', () => ({ guests: ['陈海', '李兰'] }), 'guests'],
  ['no guests', () => ({ guests: [] }), 'guests'],
  ['a guest named with spaces', () => ({ guests: [' '] }), 'guests/0'],
  ['an hour that is none', () => ({ arrivalTime: '24:00' }), 'arrivalTime'],
  ['no arrival time', () => ({ arrivalTime: undefined }), 'arrivalTime'],
  ['a landline', () => ({ contact: { name: '陈海', mobile: '0759123456' } }), 'contact/mobile'],
  ['a contact named with spaces', () => ({ contact: { name: ' ', mobile: '13800000000' } }), 'contact/name'],
  ['a negative amount', () => ({ expectedAmount: -1 }), 'expectedAmount'],
  ['half a fen', () => ({ expectedAmount: 0.5 }), 'expectedAmount'],
  ['an unknown hotel', () => ({ hotelId: 999 }), 'hotelId'],
  ['a tour as a hotel', ({ tourId }) => ({ hotelId: tourId }), 'hotelId'],
  ['an unknown room type', () => ({ skuId: 999 }), 'skuId'],
  ["a tour's departure plan", ({ skuId }) => ({ skuId }), 'skuId'],
  ['a night before those on sale', ({ firstNight }) => ({ checkIn: addDays(firstNight, -1) }), 'checkIn'],
  ['a night after those on sale', (checkout) => checkout.nights(29, 2), 'checkIn'],
];

test('every invalid value is a 400 that names its field, and nothing is written', async (t) => {
  const checkout = await openHotelCheckout(t);
  const buyer = await checkout.buyer();
  for (const [what, change, field] of refusals) {
    const { status, body } = await checkout.bookRooms(buyer, change(checkout));
    assert.deepEqual([status, body.field], [400, field], `${what}: ${JSON.stringify(body)}`);
  }
  const { db } = checkout.deps.database;
  assert.deepEqual([await db.$count(orders), await db.$count(holds), await db.$count(auditLog)], [0, 0, 0]);
  assert.ok((await checkout.nightStock()).every(([held, sold]) => held + sold === 0));
});

test('too many rooms or an outdated price are refused and hold nothing', async (t) => {
  const checkout = await openHotelCheckout(t, { rooms: 3, nights: 4 });
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const many = { rooms: 4, guests: Array(4).fill('陈海'), expectedAmount: 240_000 };
  const short = await checkout.bookRooms(buyer, many);
  assert.deepEqual([short.status, short.body.code, short.body.field], [409, 'A0510', 'rooms']);
  const cheap = await checkout.bookRooms(buyer, { expectedAmount: 1 });
  assert.deepEqual([cheap.status, cheap.body.code], [409, 'A0511']);
  assert.match(cheap.body.msg, /600\.00/);
  const priced = { amount: 1, price: 1, nights: [{ price: 1 }] };
  const sent = await checkout.bookRooms(buyer, { ...priced, expectedAmount: 1 });
  assert.equal(sent.body.code, 'A0511', 'a price in the request is nothing');
  assert.equal(await db.$count(orders), 0);
  assert.ok((await checkout.nightStock()).every(([held]) => held === 0));
});

test('a stay with one full night is refused; cancelling a night frees it', async (t) => {
  const checkout = await openHotelCheckout(t, { rooms: 1, nights: 4 });
  const [first, second] = [await checkout.buyer(), await checkout.buyer()];
  const { body } = await checkout.bookRooms(first, checkout.nights(1, 2));
  for (const [from, count] of [
    [0, 2],
    [0, 4],
    [2, 1],
    [2, 2],
  ] as const) {
    const reply = await checkout.bookRooms(second, checkout.nights(from, count));
    assert.deepEqual([reply.body.code, reply.body.field], ['A0510', 'rooms'], `${count} from ${from}`);
  }
  assert.equal((await checkout.bookRooms(second, checkout.nights(0, 1))).status, 200);
  assert.equal((await checkout.bookRooms(second, checkout.nights(3, 1))).status, 200);
  await checkout.call(first, 'POST', `/api/v1/orders/${body.data.orderNo}/cancel`);
  assert.deepEqual(
    (await checkout.nightStock()).map(([held]) => held),
    [1, 0, 0, 1],
  );
  assert.equal((await checkout.bookRooms(second, checkout.nights(1, 2))).status, 200);
});

test('booking the same unpaid stay again resumes the order with the latest input', async (t) => {
  const checkout = await openHotelCheckout(t, { rooms: 1 });
  const buyer = await checkout.buyer();
  const first = await checkout.bookRooms(buyer);
  const again = await checkout.bookRooms(buyer, { guests: ['李兰'], arrivalTime: '22:30' });
  assert.equal(again.body.data.orderNo, first.body.data.orderNo);
  const { details } = await detailOf(checkout, buyer, first.body.data.orderNo);
  assert.ok(details.kind === 'hotel');
  assert.deepEqual([details.guests, details.arrivalTime], [['李兰'], '22:30']);
  assert.equal(await checkout.deps.db.$count(holds), 2, 'a hold for each night, once');
  const other = await checkout.bookRooms(await checkout.buyer(), { guests: ['李兰'] });
  assert.equal(other.body.code, 'A0510', 'somebody else resumes nothing');
});

test('a night past its cut-off and a hotel off sale are neither booked nor quoted', async (t) => {
  const checkout = await openHotelCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const past = new Date(checkout.clock.now().getTime() - 1000);
  for (const [field, spoil] of [
    ['checkIn', () => db.update(inventory).set({ closesAt: past }).where(nightOf(checkout, 1))],
    ['skuId', () => db.update(skus).set({ status: 0 })],
    ['hotelId', () => db.update(products).set({ status: 'down' })],
  ] as const) {
    await spoil();
    const quoted = await checkout.call(undefined, 'POST', '/api/v1/orders/hotel/quote', {
      payload: checkout.stay(),
    });
    for (const reply of [quoted, await checkout.bookRooms(buyer)])
      assert.deepEqual([reply.status, reply.body.field], [400, field]);
  }
});

test('a contact that no text message reaches has to give an email address', async (t) => {
  const checkout = await openHotelCheckout(t);
  const buyer = await checkout.buyer();
  const contact = { name: 'Ann', mobile: '+447400123456' };
  const refused = await checkout.bookRooms(buyer, { contact });
  assert.deepEqual([refused.status, refused.body.code, refused.body.field], [400, 'A0410', 'contact/email']);
  const none = await checkout.bookRooms(buyer, { contact: { ...contact, mobile: '+442071234567' } });
  assert.deepEqual([none.status, none.body.field], [400, 'contact/mobile']);
  const { body } = await checkout.bookRooms(buyer, { contact: { ...contact, email: 'ann@example.com' } });
  assert.equal(body.code, '200', JSON.stringify(body));
});
