import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallData, CentreCoupon, MemberCoupon } from '@portal/shared/contract';
import type { coupons } from '#src/platform/database/index.ts';
import {
  adult,
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf, pay } from '#src/sales/checkout/testing/started-payment.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import { payOrder, transition } from '#src/sales/refunds/testing/paid-order.ts';
import { addCoupon, buyerWithCoupon, claimCoupon, ownCoupons } from './testing/coupon-fixture.ts';

test('fifty members claim ten coupons concurrently: ten get one, each only once', async (t) => {
  const checkout = await openCheckout(t);
  const id = await addCoupon(checkout);
  const buyers = await Promise.all(Array.from({ length: 50 }, () => checkout.buyer()));
  const replies = await Promise.all(
    buyers.flatMap((buyer) => [claimCoupon(checkout, buyer, id), claimCoupon(checkout, buyer, id)]),
  );
  const got = replies.filter(({ status }) => status === 200);
  assert.equal(new Set(got.map(({ body }) => body.data.id)).size, 10);
  assert.deepEqual(
    [...new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))],
    ['A0510'],
  );
  const seen = await checkout.call<CallData<'GET /api/v1/coupons'>>(undefined, 'GET', '/api/v1/coupons');
  assert.deepEqual(
    seen.body.data.map(({ left, claimed }) => [left, claimed]),
    [[0, false]],
  );
});

test('a coupon reduces the price, is stored with the order and cannot be used again', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, couponId } = await buyerWithCoupon(checkout);
  const { status, body } = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
  assert.deepEqual([status, body.data?.amount], [200, 88_000], JSON.stringify(body));
  const order = await detailOf(checkout, buyer, body.data.orderNo);
  assert.deepEqual([order.amount, order.discount, order.lines[0]?.amount], [88_000, 12_000, 100_000]);
  assert.deepEqual(
    (await ownCoupons(checkout, buyer)).map(({ state, orderNo }) => [state, orderNo]),
    [['used', body.data.orderNo]],
  );
  const again = await checkout.book(buyer, { couponId, adults: 1, remark: 'x', expectedAmount: 88_000 });
  assert.deepEqual(
    [again.status, again.body.data?.orderNo],
    [200, body.data.orderNo],
    'the same order is resumed',
  );
  const other = await checkout.book(buyer, { couponId, singleRooms: 1, expectedAmount: 103_000 });
  assert.deepEqual([other.status, other.body.field], [400, 'couponId']);
});

test('a coupon in two orders at once reduces one of them, the other is refused', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, couponId } = await buyerWithCoupon(checkout);
  const answers = await Promise.all([
    checkout.book(buyer, { couponId, expectedAmount: 88_000 }),
    checkout.book(buyer, { couponId, singleRooms: 1, expectedAmount: 103_000 }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
  assert.equal(answers.find(({ status }) => status === 400)?.body.field, 'couponId');
  assert.deepEqual(await checkout.stock(), { held: 1, sold: 0, total: 10 });
});

test('an order that closes unpaid releases its coupon; a paid one keeps it', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, couponId } = await buyerWithCoupon(checkout);
  const { body } = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
  await checkout.call(buyer, 'POST', `/api/v1/orders/${body.data.orderNo}/cancel`);
  assert.equal((await ownCoupons(checkout, buyer))[0]?.state, 'usable');
  const second = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
  assert.equal(second.status, 200);
  await pay(checkout, buyer, second.body.data.orderNo);
  assert.equal((await ownCoupons(checkout, buyer))[0]?.state, 'used');
});

test('a late payment reopens an order only while its coupon is unused', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, couponId } = await buyerWithCoupon(checkout);
  const { body } = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
  const paymentNo = await checkout.startPaying(buyer, body.data.orderNo);
  checkout.clock.advance(31 * 60);
  await expireOrders(checkout.payment);
  assert.equal((await checkout.book(buyer, { couponId, expectedAmount: 88_000 })).status, 200);
  await checkout.notify(checkout.provider.pay(paymentNo));
  const late = await detailOf(checkout, buyer, body.data.orderNo);
  assert.deepEqual([late.state, late.closedReason], ['CLOSED', 'refunded']);
});

const refused: [string, Partial<typeof coupons.$inferInsert>][] = [
  ['for another kind', { kinds: ['hotel'] }],
  ['for a higher price', { minAmount: 100_001 }],
];

for (const [what, change] of refused)
  test(`a coupon ${what} is refused by its field, and nothing is booked`, async (t) => {
    const checkout = await openCheckout(t);
    const { buyer, couponId } = await buyerWithCoupon(checkout, change);
    const { status, body } = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
    assert.deepEqual([status, body.field], [400, 'couponId']);
    assert.deepEqual(await checkout.stock(), { held: 0, sold: 0, total: 10 });
  });

test('a coupon of another member and an expired one are refused', async (t) => {
  const checkout = await openCheckout(t);
  const endsAt = new Date(checkout.clock.now().getTime() + 60_000);
  const { buyer, couponId } = await buyerWithCoupon(checkout, { endsAt });
  const thief = await checkout.book(await checkout.buyer(), { couponId, expectedAmount: 88_000 });
  assert.deepEqual([thief.status, thief.body.field], [400, 'couponId']);
  checkout.clock.advance(60);
  assert.equal((await ownCoupons(checkout, buyer))[0]?.state, 'expired');
  const late = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
  assert.deepEqual([late.status, late.body.field], [400, 'couponId']);
});

test('an amount that ignores the coupon is refused as a changed price', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, couponId } = await buyerWithCoupon(checkout);
  const { status, body } = await checkout.book(buyer, { couponId, expectedAmount: 100_000 });
  assert.deepEqual([status, body.code], [409, 'A0511']);
});

/** A tour that the buyer has completed. */
const completeTrip = async (checkout: CheckoutFixture, buyer: Buyer): Promise<void> => {
  const order = await payOrder(checkout, buyer, await checkout.order(buyer, { travellers: [adult(7)] }));
  await transition(checkout, order, 'confirmGroup');
  await transition(checkout, order, 'depart', 'clock');
  await transition(checkout, order, 'finishTrip', 'clock');
};

test('a coupon for new members is neither shown to a member with a completed order nor claimed', async (t) => {
  const checkout = await openCheckout(t);
  const [fresh, known] = [await checkout.buyer(), await checkout.buyer()];
  const id = await addCoupon(checkout, { audience: 'new' });
  await completeTrip(checkout, known);
  const seen = async (buyer?: Buyer) =>
    (await checkout.call<CallData<'GET /api/v1/coupons'>>(buyer, 'GET', '/api/v1/coupons')).body.data.length;
  assert.deepEqual([await seen(), await seen(fresh), await seen(known)], [1, 1, 0]);
  const { status, body } = await claimCoupon(checkout, known, id);
  assert.deepEqual([status, body.code], [409, 'A0513']);
  assert.equal((await claimCoupon(checkout, fresh, id)).status, 200);
});

test('a coupon for new members is refused once an order is completed', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, couponId } = await buyerWithCoupon(checkout, { audience: 'new' });
  assert.equal((await ownCoupons(checkout, buyer))[0]?.eligible, true);
  await completeTrip(checkout, buyer);
  assert.equal((await ownCoupons(checkout, buyer))[0]?.eligible, false);
  const { status, body } = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
  assert.deepEqual([status, body.field], [400, 'couponId']);
  assert.match(body.msg, /新客/);
  assert.equal((await checkout.book(buyer)).status, 200);
});

const centre = async (checkout: CheckoutFixture) =>
  (await checkout.call<CentreCoupon[]>(undefined, 'GET', '/api/v1/coupons/centre')).body.data;

test('the centre has claimable coupons that staff put there, those with some left first', async (t) => {
  const checkout = await openCheckout(t);
  const now = checkout.clock.now().getTime();
  const gone = await addCoupon(checkout, { total: 1 });
  const later = await addCoupon(checkout);
  const sooner = await addCoupon(checkout, { endsAt: new Date(now + 1e8) });
  await addCoupon(checkout, { inCentre: 0 });
  await addCoupon(checkout, { status: 0 });
  await addCoupon(checkout, { claimFrom: new Date(now + 1000) });
  const buyer = await checkout.buyer();
  await claimCoupon(checkout, buyer, gone);
  assert.deepEqual(
    (await centre(checkout)).map(({ id, left }) => [id, left]),
    [
      [sooner, 10],
      [later, 10],
      [gone, 0],
    ],
  );
});

test('a coupon outside the centre can still be claimed where it applies', async (t) => {
  const checkout = await openCheckout(t);
  const id = await addCoupon(checkout, { inCentre: 0 });
  const buyer = await checkout.buyer();
  const { data } = (await checkout.call<CallData<'GET /api/v1/coupons'>>(buyer, 'GET', '/api/v1/coupons'))
    .body;
  assert.deepEqual(
    data.map((coupon) => coupon.id),
    [id],
  );
  assert.equal((await claimCoupon(checkout, buyer, id)).body.data.of, id);
});

test('own coupons name the kind and number of their order, and expired ones are the latest first', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, couponId } = await buyerWithCoupon(checkout);
  const now = checkout.clock.now().getTime();
  for (const hours of [1, 2])
    await claimCoupon(
      checkout,
      buyer,
      await addCoupon(checkout, { endsAt: new Date(now + hours * 3_600_000) }),
    );
  const { body } = await checkout.book(buyer, { couponId, expectedAmount: 88_000 });
  checkout.clock.advance(3 * 3600);
  const of = async (state: string) =>
    (await checkout.call<MemberCoupon[]>(buyer, 'GET', `/api/v1/member-coupons?state=${state}`)).body.data;
  assert.deepEqual(
    (await of('used')).map(({ orderNo, orderKind }) => [orderNo, orderKind]),
    [[body.data.orderNo, 'tour']],
  );
  const ends = (await of('expired')).map(({ to }) => Date.parse(to));
  assert.deepEqual(ends, [now + 2 * 3_600_000, now + 3_600_000]);
});
