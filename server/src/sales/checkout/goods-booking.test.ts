import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Quote } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { auditLog, holds, inventory, orders, products, skus } from '#src/platform/database/index.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import { type Buyer, newKey } from './testing/checkout-fixture.ts';
import { address, type GoodsFixture, openGoodsCheckout } from './testing/goods-fixture.ts';
import { detailOf, pay } from './testing/started-payment.ts';
import { withIds } from './testing/with-ids.ts';

/** Orders oysters, three hot cakes in two lines and a plain one; returns the order number. */
const orderCart = async (checkout: GoodsFixture, buyer: Buyer): Promise<string> => {
  const [plain, hot, oysters] = checkout.skuIds;
  const lines = [
    { skuId: oysters, count: 1 },
    { skuId: hot, count: 2 },
    { skuId: plain, count: 1 },
    { skuId: hot, count: 1 },
  ];
  const { status, body } = await checkout.bookGoods(buyer, {
    lines,
    remark: '请周末送',
    expectedAmount: 37_800,
  });
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.orderNo;
};

test('a cart of goods becomes one order, is paid and counted as sold', async (t) => {
  const checkout = await openGoodsCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await orderCart(checkout, buyer);
  assert.deepEqual(await checkout.goodsStock(), [
    [1, 0],
    [3, 0],
    [1, 0],
  ]);
  await pay(checkout, buyer, orderNo);
  const order = await detailOf(checkout, buyer, orderNo);
  assert.deepEqual(
    [orderNo[0], order.state, order.fulfilment, order.title, order.titleEn, order.people, order.travelDay],
    ['G', 'PAID', 'TO_SHIP', '官渡蚝 等 3 种商品', null, 5, null],
  );
  assert.deepEqual(
    order.lines.map(({ code, name, unitPrice, quantity }) => [code, name, unitPrice, quantity]),
    [
      ['goods', '官渡蚝', 20_000, 1],
      ['goods', '菠萝酥（辣味）', 4_000, 3],
      ['goods', '菠萝酥（原味）', 3_000, 1],
      ['freight', '运费', 2_800, 1],
    ],
  );
  assert.deepEqual(await checkout.goodsStock(), [
    [0, 1],
    [0, 3],
    [0, 1],
  ]);
  assert.deepEqual(await checkout.soldCounts(), [4, 1]);
});

test('an order keeps its snapshot when the goods change', async (t) => {
  const checkout = await openGoodsCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const orderNo = await orderCart(checkout, buyer);
  await db.update(products).set({ title: { zh: '别的' }, picture: '/other.svg' });
  await db.update(inventory).set({ price: 1 });
  const { details, terms, amount, ...order } = await detailOf(checkout, buyer, orderNo);
  assert.ok(details.kind === 'goods');
  assert.deepEqual(details.things[0], {
    skuId: checkout.skuIds[2],
    productId: checkout.productIds[1],
    title: { zh: '官渡蚝' },
    options: [],
    picture: '/art/goods.svg',
    price: 20_000,
    count: 1,
  });
  assert.deepEqual(details.things[1]?.options, [{ zh: '辣味', en: 'Hot' }]);
  assert.deepEqual([details.freight, details.address], [2_800, address]);
  assert.deepEqual([terms.length, amount], [2, 37_800]);
  assert.deepEqual(order.contact, { name: '陈海', mobile: '13800000000' });
  assert.deepEqual([order.remark, order.emergencyContact, order.travellers], ['请周末送', null, []]);
});

test('a quote shows the freight to near and far provinces', async (t) => {
  const checkout = await openGoodsCheckout(t);
  const [plain, , oysters] = checkout.skuIds;
  const quote = async (payload: object) =>
    (await checkout.call<Quote>(undefined, 'POST', '/api/v1/orders/goods/quote', { payload })).body;
  const lines = [{ skuId: plain, count: 4 }];
  for (const [change, amount] of [
    [{}, 12_000],
    [{ lines: [{ skuId: plain, count: 3 }] }, 10_000],
    [{ province: '广东' }, 12_000],
    [{ province: '新疆维吾尔自治区' }, 13_500],
    [{ province: '西藏', lines: [...lines, { skuId: oysters, count: 1 }] }, 39_300],
  ] as const) {
    const { data } = await quote({ lines, ...change });
    assert.equal(data.amount, amount, JSON.stringify(change));
    assert.deepEqual([data.left, data.terms.length], [10, 2]);
  }
  assert.equal((await quote({ lines, province: '台湾省' })).field, 'province');
  const buyer = await checkout.buyer();
  const far = { ...address, province: '新疆' };
  const dear = await checkout.bookGoods(buyer, { address: far });
  assert.deepEqual([dear.status, dear.body.code], [409, 'A0511']);
  assert.equal((await checkout.bookGoods(buyer, { address: far, expectedAmount: 8_500 })).status, 200);
});

test('two cart lines of one SKU with one piece left are both sold out', async (t) => {
  const checkout = await openGoodsCheckout(t, { pieces: 1 });
  const [plain, hot] = checkout.skuIds;
  const lines = [hot, plain, plain].map((skuId) => ({ skuId, count: 1 }));
  const buyer = await checkout.buyer();
  const reply = await checkout.bookGoods(buyer, { lines, expectedAmount: 10_000 });
  assert.deepEqual([reply.status, reply.body.code, reply.body.field], [409, 'A0510', 'lines/1/count']);
  assert.equal(await checkout.deps.db.$count(orders), 0);
  assert.deepEqual(await checkout.goodsStock(), [
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  assert.equal(
    (await checkout.bookGoods(buyer, { lines: lines.slice(0, 2), expectedAmount: 8_000 })).status,
    200,
  );
});

test('twenty buyers of ten pieces with crossing carts buy ten without a deadlock', async (t) => {
  const checkout = await openGoodsCheckout(t);
  const [plain, hot] = checkout.skuIds;
  const buyers = await Promise.all(Array.from({ length: 20 }, () => checkout.buyer()));
  const replies = await Promise.all(
    buyers.map((buyer, place) => {
      const lines = [plain, hot].map((skuId) => ({ skuId, count: 1 }));
      return checkout.bookGoods(buyer, { lines: place % 2 ? lines : lines.reverse(), expectedAmount: 8_000 });
    }),
  );
  const codes = replies.map(({ body }) => body.code).sort();
  assert.deepEqual(codes, [...Array(10).fill('200'), ...Array(10).fill('A0510')]);
  assert.deepEqual(await checkout.goodsStock(), [
    [10, 0],
    [10, 0],
    [0, 0],
  ]);
});

test('booking the same cart again resumes the order, with the latest address', async (t) => {
  const checkout = await openGoodsCheckout(t);
  const [plain, hot] = checkout.skuIds;
  const buyer = await checkout.buyer();
  const lines = [plain, hot].map((skuId) => ({ skuId, count: 1 }));
  const first = await checkout.bookGoods(buyer, { lines, expectedAmount: 8_000 });
  const elsewhere = { ...address, street: '人民大道 2 号' };
  const turned = { lines: [...lines].reverse(), address: elsewhere, expectedAmount: 8_000 };
  const again = await checkout.bookGoods(buyer, turned);
  assert.deepEqual(again.body.data, first.body.data);
  const { details } = await detailOf(checkout, buyer, first.body.data.orderNo);
  assert.deepEqual(details.kind === 'goods' && details.address, elsewhere);
  assert.deepEqual(await checkout.goodsStock(), [
    [1, 0],
    [1, 0],
    [0, 0],
  ]);
});

test('a repeated idempotency key creates one order, and expiry restocks the goods', async (t) => {
  const checkout = await openGoodsCheckout(t);
  const buyer = await checkout.buyer();
  const key = newKey();
  const replies = await Promise.all(Array.from({ length: 5 }, () => checkout.bookGoods(buyer, {}, key)));
  for (const { body } of replies) assert.deepEqual(body, replies[0]?.body);
  assert.equal((await checkout.bookGoods(buyer, { remark: 'x' }, key)).status, 422);
  assert.deepEqual(await checkout.goodsStock(), [
    [2, 0],
    [0, 0],
    [0, 0],
  ]);
  checkout.clock.advance(30 * 60);
  assert.equal(await expireOrders(checkout.payment), 1);
  assert.deepEqual(await checkout.goodsStock(), [
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

const counted = (...counts: unknown[]) => ({ lines: counts.map((count) => ({ skuId: 'plain', count })) });
const spoilt = (change: object) => ({ address: { ...address, ...change } });

/** `plain` and `tour` are replaced by SKU ids. */
const refusals: [string, object, string][] = [
  ['no lines', counted(), 'lines'],
  ['51 lines', counted(...Array(51).fill(1)), 'lines'],
  ['no pieces', counted(0), 'lines/0/count'],
  ['half a piece', counted(1.5), 'lines/0/count'],
  ['less than none', counted(-1), 'lines/0/count'],
  ['100 pieces', counted(100), 'lines/0/count'],
  ['pieces as text', counted('1'), 'lines/0/count'],
  ['100 pieces in two lines', counted(50, 50), 'lines/1/count'],
  ['an unknown SKU', { lines: [{ skuId: 999, count: 1 }] }, 'lines/0/skuId'],
  ['the plan of a tour', { lines: [{ skuId: 'tour', count: 1 }] }, 'lines/0/skuId'],
  ['no address', { address: undefined }, 'address'],
  ['a blank name', spoilt({ name: ' ' }), 'address/name'],
  ['a landline', spoilt({ mobile: '0759123456' }), 'address/mobile'],
  ['a province that is none', spoilt({ province: '新 疆' }), 'address/province'],
  ['a street of spaces', spoilt({ street: ' ' }), 'address/street'],
  ['a long street', spoilt({ street: 'x'.repeat(201) }), 'address/street'],
  ['a negative amount', { expectedAmount: -1 }, 'expectedAmount'],
  ['NUL in a remark', { remark: 'a\0b' }, 'remark'],
];

test('every invalid value is a 400 that names its field, and nothing is written', async (t) => {
  const checkout = await openGoodsCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const ids = { plain: checkout.skuIds[0], tour: checkout.skuId };
  for (const [what, change, field] of refusals) {
    const { status, body } = await checkout.bookGoods(buyer, withIds(change, ids));
    assert.deepEqual([status, body.field], [400, field], `${what}: ${JSON.stringify(body)}`);
  }
  for (const table of [orders, holds, auditLog]) assert.equal(await db.$count(table), 0);
  assert.equal(
    (await checkout.call(undefined, 'POST', '/api/v1/orders/goods', { key: newKey() })).status,
    401,
  );
});

test('unpublished goods can be neither quoted nor booked', async (t) => {
  const checkout = await openGoodsCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const [plain] = checkout.skuIds;
  const payload = { lines: [{ skuId: plain, count: 2 }] };
  const live = () => db.update(skus).set({ status: 1 });
  for (const spoil of [
    () => db.update(skus).set({ status: 0 }).where(eq(skus.id, plain)),
    () => db.update(products).set({ status: 'down' }),
  ]) {
    await live();
    await spoil();
    const quote = await checkout.call(undefined, 'POST', '/api/v1/orders/goods/quote', { payload });
    for (const { status, body } of [quote, await checkout.bookGoods(buyer)])
      assert.deepEqual([status, body.field], [400, 'lines/0/skuId']);
  }
});
