import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TourQuote } from '@portal/shared/contract';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import { payOrder } from '#src/sales/refunds/testing/paid-order.ts';
import { adult, newKey, openCheckout } from './testing/checkout-fixture.ts';
import { boots, insurance, offerExtras, takenExtras, transfer } from './testing/extras-fixture.ts';
import { detailOf } from './testing/started-payment.ts';

const all = [
  { code: 'transfer', quantity: 1 },
  { code: 'boots', quantity: 0 },
  { code: 'insurance', quantity: 2 },
];
const two = { adults: 2, travellers: [adult(1), adult(2)], extras: all, expectedAmount: 226_000 };

test('extras are priced by the server as lines of their own and taken with the seats', async (t) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout);
  const { tourId, skuId, day } = checkout;
  const selection = { tourId, skuId, day, adults: 2, children: 0, singleRooms: 0, extras: all };
  const quoting = { payload: selection };
  const { body: quote } = await checkout.call<TourQuote>(
    undefined,
    'POST',
    '/api/v1/orders/tour/quote',
    quoting,
  );
  assert.equal(quote.data.amount, 226_000);
  assert.deepEqual(quote.data.extras, [
    { code: 'insurance', left: null },
    { code: 'transfer', left: 2 },
    { code: 'boots', left: 3 },
  ]);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer, two);
  const { lines, amount, details } = await detailOf(checkout, buyer, orderNo);
  assert.deepEqual(
    lines.map(({ code, name, quantity, amount: sum }) => [code, name, quantity, sum]),
    [
      ['adult', '成人', 2, 200_000],
      ['extra:insurance', '旅游意外险', 2, 6000],
      ['extra:transfer', '专车接机', 1, 20_000],
    ],
  );
  assert.deepEqual(lines, quote.data.lines);
  assert.equal(amount, 226_000);
  assert.ok(details.kind === 'tour');
  assert.deepEqual(
    details.extras?.map(({ code, price, quantity, refund }) => [code, price, quantity, refund]),
    [
      ['insurance', 3000, 2, 'never'],
      ['transfer', 20_000, 1, 'daysBefore'],
    ],
  );
  assert.deepEqual(await takenExtras(checkout), { [`${day} insurance`]: 2, [`${day} transfer`]: 1 });
});

test('an order that expires or is cancelled returns its extras', async (t) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout);
  const buyer = await checkout.buyer();
  await checkout.order(buyer, two);
  checkout.clock.advance(31 * 60_000);
  await expireOrders(checkout.payment);
  const { day } = checkout;
  assert.deepEqual(await takenExtras(checkout), { [`${day} insurance`]: 0, [`${day} transfer`]: 0 });
});

const refusals = [
  ['an unknown extra', [{ code: 'balloon', quantity: 1 }], 'extras/0/code', '400 A0400'],
  ['more than people', [{ code: 'boots', quantity: 2 }], 'extras/0/quantity', '400 A0400'],
  ['twice what is booked once', [{ code: 'transfer', quantity: 2 }], 'extras/0/quantity', '400 A0400'],
  [
    'the same extra twice',
    [
      { code: 'boots', quantity: 1 },
      { code: 'boots', quantity: 1 },
    ],
    'extras/1/code',
    '400 A0400',
  ],
] as const;

for (const [what, extras, field, answer] of refusals)
  test(`a booking with ${what} is refused with the field named`, async (t) => {
    const checkout = await openCheckout(t);
    await offerExtras(checkout);
    const { status, body } = await checkout.book(await checkout.buyer(), { extras: [...extras] });
    assert.deepEqual([`${status} ${body.code}`, body.field], [answer, field]);
    assert.deepEqual(await checkout.stock(), { held: 0, sold: 0, total: 10 });
  });

test('an extra of another tour is not offered', async (t) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout, [insurance]);
  const extras = [{ code: 'boots', quantity: 1 }];
  const { body } = await checkout.book(await checkout.buyer(), { extras });
  assert.deepEqual([body.code, body.field], ['A0400', 'extras/0/code']);
});

test('a price of an extra that changed after the quote is refused with the new amount', async (t) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout, [{ ...boots, price: 6000 }]);
  const change = { extras: [{ code: 'boots', quantity: 1 }], expectedAmount: 105_000 };
  const { status, body } = await checkout.book(await checkout.buyer(), change);
  assert.deepEqual([status, body.code], [409, 'A0511']);
  assert.match(body.msg, /1060\.00/);
  assert.deepEqual(await takenExtras(checkout), {});
});

test('a sold-out extra is refused with its quantity named, and the order is resumed by its own buyer', async (t) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout, [{ ...transfer, stock: 1 }]);
  const change = { extras: [{ code: 'transfer', quantity: 1 }], expectedAmount: 120_000 };
  const buyer = await checkout.buyer();
  const first = await checkout.book(buyer, change);
  const { status, body } = await checkout.book(await checkout.buyer(), change);
  assert.deepEqual([status, body.code, body.field], [409, 'A0510', 'extras/0/quantity']);
  assert.match(body.msg, /专车接机/);
  const again = await checkout.book(buyer, change);
  assert.equal(again.body.data.orderNo, first.body.data.orderNo);
});

test('of 30 concurrent buyers of three pairs of boots three succeed, the others are refused', async (t) => {
  const checkout = await openCheckout(t, { seats: 40 });
  await offerExtras(checkout, [insurance, boots]);
  const buyers = await Promise.all(Array.from({ length: 30 }, () => checkout.buyer()));
  const extras = [
    { code: 'insurance', quantity: 1 },
    { code: 'boots', quantity: 1 },
  ];
  const replies = await Promise.all(
    buyers.map((buyer) => checkout.book(buyer, { extras, expectedAmount: 108_000 })),
  );
  const answers = replies.map(({ status, body }) => [status, body.code, body.field ?? ''].join(' ')).sort();
  assert.deepEqual(answers, [...Array(3).fill('200 200 '), ...Array(27).fill('409 A0510 extras/1/quantity')]);
  const { day } = checkout;
  assert.deepEqual(await takenExtras(checkout), { [`${day} boots`]: 3, [`${day} insurance`]: 3 });
  assert.equal((await checkout.stock()).held, 3);
});

test('a limit that staff lower below what is taken refuses further buyers alone', async (t) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout, [boots]);
  const change = { extras: [{ code: 'boots', quantity: 1 }], expectedAmount: 105_000 };
  const [one, other, late] = [await checkout.buyer(), await checkout.buyer(), await checkout.buyer()];
  const orderNo = await checkout.order(one, change);
  await checkout.order(other, change);
  await offerExtras(checkout, [{ ...boots, stock: 1 }]);
  assert.equal((await checkout.book(late, change)).body.code, 'A0510');
  await payOrder(checkout, one, orderNo);
  const { day } = checkout;
  assert.deepEqual(await takenExtras(checkout), { [`${day} boots`]: 2 });
});

test('an order paid late takes its extras again, or is refunded when they are sold out', async (t) => {
  for (const isSoldOut of [false, true])
    await t.test(isSoldOut ? 'sold out' : 'available', async (inner) => {
      const checkout = await openCheckout(inner);
      await offerExtras(checkout, [{ ...boots, stock: 1 }]);
      const change = { extras: [{ code: 'boots', quantity: 1 }], expectedAmount: 105_000 };
      const buyer = await checkout.buyer();
      const orderNo = await checkout.order(buyer, change);
      const paymentNo = await checkout.startPaying(buyer, orderNo);
      await checkout.call(buyer, 'POST', `/api/v1/orders/${orderNo}/cancel`);
      if (isSoldOut) await checkout.order(await checkout.buyer(), change);
      await checkout.notify(checkout.provider.pay(paymentNo));
      assert.equal((await detailOf(checkout, buyer, orderNo)).state, isSoldOut ? 'CLOSED' : 'PAID');
      assert.deepEqual(Object.values(await takenExtras(checkout)), [1]);
    });
});

test('a repeated booking with the same key gives the same order', async (t) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout, [boots]);
  const change = { extras: [{ code: 'boots', quantity: 1 }], expectedAmount: 105_000 };
  const [buyer, key] = [await checkout.buyer(), newKey()];
  const replies = [await checkout.book(buyer, change, key), await checkout.book(buyer, change, key)];
  assert.equal(new Set(replies.map(({ body }) => body.data.orderNo)).size, 1);
  assert.deepEqual(Object.values(await takenExtras(checkout)), [1]);
});
