import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderDetail, OrderRow, TourQuote, Traveller } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { inventory, orders, products, skus } from '#src/platform/database/index.ts';
import { adult, newKey, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';

test('an order, payment or traveller of another member is a 404', async (t) => {
  const checkout = await openCheckout(t);
  const owner = await checkout.buyer();
  const orderNo = await checkout.order(owner);
  const paymentNo = await checkout.startPaying(owner, orderNo);
  const saved = await checkout.call<Traveller>(owner, 'POST', '/api/v1/travellers', { payload: adult(7) });
  const traveller = `/api/v1/travellers/${saved.body.data.id}`;
  const stranger = await checkout.buyer();
  const tries = [
    ['GET', `/api/v1/orders/${orderNo}`],
    ['DELETE', `/api/v1/orders/${orderNo}`],
    ['GET', `/api/v1/orders/${orderNo}/calendar`],
    ['GET', `/api/v1/orders/${orderNo}/invoice/file`],
    ['POST', `/api/v1/orders/${orderNo}/cancel`],
    ['GET', `/api/v1/cashier/${orderNo}`],
    ['GET', `/api/v1/payments/alipay/${paymentNo}`],
    ['POST', '/api/v1/payments/alipay', { orderNo, way: 'qr' }],
    ['PUT', traveller, adult(8)],
    ['DELETE', traveller],
  ] as const;
  for (const [method, url, payload] of tries) {
    const reply = await checkout.call(stranger, method, url, { payload, key: newKey() });
    assert.deepEqual([reply.status, reply.body.code], [404, 'A0401'], `${method} ${url}`);
    const anonymous = await checkout.call(undefined, method, url, { payload, key: newKey() });
    assert.deepEqual([anonymous.status, anonymous.body.code], [401, 'A0230'], `${method} ${url}`);
  }
  const theft = await checkout.book(stranger, { travellers: [{ travellerId: saved.body.data.id }] });
  assert.deepEqual([theft.status, theft.body.field], [400, 'travellers/0/travellerId']);
  const { body } = await checkout.call<{ total: number }>(stranger, 'GET', '/api/v1/orders');
  assert.equal(body.data.total, 0);
});

test('a saved traveller is copied into the order and may be deleted', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const saved = await checkout.call<Traveller>(buyer, 'POST', '/api/v1/travellers', { payload: adult(7) });
  const orderNo = await checkout.order(buyer, { travellers: [{ travellerId: saved.body.data.id }] });
  await checkout.call(buyer, 'DELETE', `/api/v1/travellers/${saved.body.data.id}`);
  const { body } = await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  const noPassport = { latinName: null, documentCountry: null, documentExpiry: null };
  assert.deepEqual(body.data.travellers, [
    {
      ...{ name: '旅客7', documentType: 'id-card', documentMask: saved.body.data.documentMask, child: false },
      ...noPassport,
    },
  ]);
});

const child = { name: '小海', documentType: 'passport', documentNo: 'E12345678', birthDate: '2019-01-01' };
const refusals: [string, object, string][] = [
  ['no adults', { adults: 0 }, 'adults'],
  ['half an adult', { adults: 1.5 }, 'adults'],
  ['adults as text', { adults: '1' }, 'adults'],
  ['negative children', { children: -1 }, 'children'],
  ['more people than allowed', { adults: 10 }, 'adults'],
  ['more single rooms than adults', { singleRooms: 2 }, 'singleRooms'],
  ['fewer travellers than people', { adults: 2 }, 'travellers'],
  ['a child as an adult', { travellers: [child] }, 'travellers'],
  ['one person twice', { adults: 2, travellers: [adult(1), adult(1)] }, 'travellers/1'],
  [
    'an infant',
    { children: 1, travellers: [adult(), { ...child, birthDate: dayOf(new Date()) }] },
    'travellers/1',
  ],
  ['no travellers', { travellers: [] }, 'travellers'],
  [
    'a wrong ID card',
    { travellers: [{ ...adult(), documentNo: '440804199003070016' }] },
    'travellers/0/documentNo',
  ],
  ['a short document', { travellers: [{ ...adult(), documentNo: '1' }] }, 'travellers/0/documentNo'],
  [
    'an unknown document',
    { travellers: [{ ...adult(), documentType: 'library-card' }] },
    'travellers/0/documentType',
  ],
  ['a traveller without a name', { travellers: [{ ...adult(), name: '' }] }, 'travellers/0/name'],
  ['a traveller named with spaces', { travellers: [{ ...adult(), name: '  ' }] }, 'travellers/0/name'],
  [
    'a passport without birth date',
    { travellers: [{ ...child, birthDate: undefined }] },
    'travellers/0/birthDate',
  ],
  [
    'a birth date that is none',
    { travellers: [{ ...child, birthDate: '2019-02-30' }] },
    'travellers/0/birthDate',
  ],
  ['an unknown traveller', { travellers: [{ travellerId: 999 }] }, 'travellers/0/travellerId'],
  ['a traveller id as text', { travellers: [{ travellerId: 'x' }] }, 'travellers/0/travellerId'],
  ['a landline', { contact: { name: '陈海', mobile: '0759123456' } }, 'contact/mobile'],
  ['a contact named with spaces', { contact: { name: ' ', mobile: '13800000000' } }, 'contact/name'],
  ['a wrong address', { contact: { name: '陈海', mobile: '13800000000', email: 'a@b' } }, 'contact/email'],
  ['no emergency contact', { emergencyContact: undefined }, 'emergencyContact'],
  ['the contract not accepted', { contractAccepted: false }, 'contractAccepted'],
  ['a negative amount', { expectedAmount: -1 }, 'expectedAmount'],
  ['a long remark', { remark: 'x'.repeat(501) }, 'remark'],
  ['an unknown tour', { tourId: 999 }, 'tourId'],
  ['an unknown plan', { skuId: 999 }, 'skuId'],
  ['an id beyond numbers', { skuId: 1e300 }, 'skuId'],
  ['a day without departure', { day: addDays(dayOf(new Date()), 31) }, 'day'],
  ['a past day', { day: '2020-01-01' }, 'day'],
  ['a day that is none', { day: '2026-02-30' }, 'day'],
  ['NUL in a remark', { remark: 'a\0b' }, 'remark'],
  ['half a character', { remark: '\ud800' }, 'remark'],
];

test('every invalid value is a 400 that names its field, and nothing is written', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  for (const [what, change, field] of refusals) {
    const reply = await checkout.book(buyer, change);
    assert.deepEqual(
      [reply.status, reply.body.field],
      [400, field],
      `${what}: ${JSON.stringify(reply.body)}`,
    );
  }
  assert.equal(await checkout.deps.db.$count(orders), 0);
  assert.equal((await checkout.stock()).held, 0);
});

test('a departure past its cut-off and a tour off sale are neither booked nor quoted', async (t) => {
  const checkout = await openCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const payload = checkout.booking();
  const quote = () => checkout.call<TourQuote>(undefined, 'POST', '/api/v1/orders/tour/quote', { payload });
  assert.deepEqual((await quote()).body.data.amount, 100_000);
  for (const [field, spoil] of [
    ['day', () => db.update(inventory).set({ closesAt: new Date(checkout.clock.now().getTime() - 1000) })],
    ['skuId', () => db.update(skus).set({ status: 0 })],
    ['tourId', () => db.update(products).set({ status: 'down' })],
  ] as const) {
    await spoil();
    for (const reply of [await quote(), await checkout.book(buyer)])
      assert.deepEqual([reply.status, reply.body.field], [400, field]);
  }
});

test('SQL and HTML in user input are stored as text', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const remark = `'; drop table orders; -- <script>alert(1)</script> \${7*7} {{7*7}}`;
  const contact = { name: `<img src=x onerror=alert(1)>`, mobile: '13800000000' };
  const orderNo = await checkout.order(buyer, { remark, contact });
  const { body } = await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  assert.deepEqual([body.data.remark, body.data.contact.name], [remark, contact.name]);
  const list = await checkout.call(
    buyer,
    'GET',
    `/api/v1/orders?keywords=${encodeURIComponent("%' or 1=1 --")}`,
  );
  assert.deepEqual(list.body.data, { list: [], total: 0 });
});

test('own orders are listed newest first, filtered, paged and counted', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const numbers: string[] = [];
  for (const number of [1, 2, 3]) numbers.push(await checkout.order(buyer, { travellers: [adult(number)] }));
  await checkout.call(buyer, 'POST', `/api/v1/orders/${numbers[0]}/cancel`);
  const list = async (query: string) => {
    type Page = { list: OrderRow[]; total: number };
    const { body } = await checkout.call<Page>(buyer, 'GET', `/api/v1/orders?${query}`);
    return [body.data.list.map(({ orderNo }) => numbers.indexOf(orderNo)), body.data.total];
  };
  assert.deepEqual(await list(''), [[2, 1, 0], 3]);
  assert.deepEqual(await list('pageSize=1&pageNum=2'), [[1], 3]);
  assert.deepEqual(await list('state=CLOSED'), [[0], 1]);
  assert.deepEqual(await list('kind=hotel'), [[], 0]);
  assert.deepEqual(await list(`keywords=${numbers[1]}`), [[1], 1]);
  assert.deepEqual(await list(`keywords=${encodeURIComponent('硇洲')}`), [[2, 1, 0], 3]);
  assert.deepEqual(await list('keywords=%25'), [[], 0]);
  const counts = await checkout.call(buyer, 'GET', '/api/v1/orders/counts');
  const none = { hotel: {}, ticket: {}, goods: {}, visa: {} };
  assert.deepEqual(counts.body.data, { tour: { CLOSED: 1, PENDING_PAYMENT: 2 }, ...none });
  for (const [query, field] of [
    ['pageSize=101', 'pageSize'],
    ['pageNum=0', 'pageNum'],
    ['state=NONE', 'state'],
  ])
    assert.equal((await checkout.call(buyer, 'GET', `/api/v1/orders?${query}`)).body.field, field);
});

test('cancelling is idempotent and releases the seats once; a paid order is refused', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  const cancel = (no: string) => checkout.call(buyer, 'POST', `/api/v1/orders/${no}/cancel`);
  const replies = await Promise.all(Array.from({ length: 5 }, () => cancel(orderNo)));
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  );
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 0, total: 10 });
  const paid = await checkout.order(buyer);
  const paymentNo = await checkout.startPaying(buyer, paid);
  checkout.provider.pay(paymentNo);
  const late = await cancel(paid);
  assert.deepEqual([late.status, late.body.code], [409, 'A0513'], 'asked first, it turns out to be paid');
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 1, total: 10 });
});

test('an unknown order number is 404, a malformed one 400', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  assert.equal((await checkout.call(buyer, 'GET', '/api/v1/orders/T2611200000000000')).status, 404);
  const { status, body } = await checkout.call(buyer, 'GET', '/api/v1/orders/..%2F..%2Fetc');
  assert.deepEqual([status, body.field], [400, 'orderNo']);
});
