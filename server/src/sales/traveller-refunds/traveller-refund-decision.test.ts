import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { invoices, notifications } from '#src/platform/database/index.ts';
import { addDeparture, changing } from '#src/sales/changes/testing/change-fixture.ts';
import { adult, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { buyerWithCoupon, ownCoupons } from '#src/sales/coupons/testing/coupon-fixture.ts';
import {
  payOrder,
  refundsOf,
  rejectRefund,
  sendRefunds,
  signInFinance,
  transition,
} from '#src/sales/refunds/testing/paid-order.ts';
import { openWaitlist } from '#src/sales/waitlist/testing/waitlist-fixture.ts';
import { leaving, openParty, paidParty } from './testing/traveller-refund-fixture.ts';

/** A party whose group is confirmed, and a member of finance. */
const openConfirmed = async (t: TestContext) => {
  const party = await openParty(t);
  const { checkout, order } = party;
  await transition(checkout, order, 'confirmGroup');
  const finance = await signInFinance(checkout);
  const approve = (refundNo: string) => checkout.call(finance, 'POST', `/api/v1/refunds/${refundNo}/approve`);
  return { ...party, finance, approve };
};

test('once the group is confirmed finance decides, and sees whom it is for', async (t) => {
  const { checkout, order, ask, leave, finance, approve } = await openConfirmed(t);
  assert.equal((await ask([1])).body.data.approval, true);
  const { refundNo, state } = (await leave([1])).body.data;
  assert.deepEqual([state, (await order.detail()).state], ['REQUESTED', 'REFUND_REQUESTED']);
  const { list } = await refundsOf(checkout, finance, '?scope=traveller');
  assert.deepEqual(
    list.map((refund) => [refund.refundNo, refund.scope, refund.amount]),
    [[refundNo, 'traveller', 100_000]],
  );
  assert.equal((await approve(refundNo)).status, 200);
  await sendRefunds(checkout);
  const { people, fulfilment } = await order.detail();
  assert.deepEqual([people, fulfilment, (await checkout.stock()).sold], [2, 'CONFIRMED', 2]);
});

test('a rejection leaves everything as it was, and another request can follow', async (t) => {
  const { checkout, order, leave } = await openConfirmed(t);
  const before = await order.detail();
  const { refundNo } = (await leave([1])).body.data;
  await rejectRefund(checkout, refundNo, '房间已订');
  const { timeline: _after, ...after } = await order.detail();
  const { timeline: _before, ...unchanged } = before;
  assert.deepEqual(after, unchanged);
  assert.equal((await checkout.stock()).sold, 3);
  assert.equal((await leave([2])).status, 200);
});

test('a refund that the provider closed is sent again, and travellers leave with it', async (t) => {
  const { checkout, order, leave } = await openParty(t);
  const finance = await signInFinance(checkout);
  const { refundNo } = (await leave([1])).body.data;
  checkout.provider.failing.set(refundNo, 'REFUND_CLOSED');
  await sendRefunds(checkout);
  assert.equal((await order.detail()).people, 3);
  const { status } = await checkout.call(finance, 'POST', `/api/v1/refunds/${refundNo}/retry`, {
    payload: {},
  });
  assert.equal(status, 200);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).people, 2);
});

test('a refund beyond the first payment is split, and travellers leave with the last', async (t) => {
  const { checkout, order, ask, leave } = await openParty(t);
  const { move } = changing(checkout, order);
  await move(await addDeparture(checkout, { price: 130_000 }));
  await pay(checkout, order.buyer, order.orderNo);
  await leave([0, 2], 1);
  await sendRefunds(checkout);
  assert.equal((await ask([0])).body.field, 'places', 'the last one stays');
  const { amount, refundedAmount, people } = await order.detail();
  assert.deepEqual([amount, refundedAmount, people], [145_000, 190_000, 1]);
});

test('the share of the coupon is not paid out, and the rest keeps its own below the minimum', async (t) => {
  const checkout = await openCheckout(t);
  const { buyer, couponId } = await buyerWithCoupon(checkout, { minAmount: 150_000 });
  const travellers = [adult(1), adult(2)];
  const booking = { adults: 2, travellers, couponId, expectedAmount: 188_000 };
  const order = await payOrder(checkout, buyer, await checkout.order(buyer, booking));
  const { ask, leave } = leaving(checkout, order);
  const { leaving: gone, refund, discount, amount, coupon } = (await ask([1])).body.data;
  assert.deepEqual(
    [gone[0]?.discount, refund, discount, amount, coupon],
    [6_000, 94_000, 6_000, 94_000, 'keptBelowMinimum'],
  );
  await leave([1]);
  await sendRefunds(checkout);
  assert.deepEqual((await ownCoupons(checkout, buyer))[0]?.state, 'used');
  await order.ask(94_000);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
  assert.equal((await ownCoupons(checkout, buyer))[0]?.state, 'usable', 'all was refunded in full');
});

test('a requested invoice is issued over the rest, an issued one is reversed', async (t) => {
  const { checkout, order, ask, leave } = await openParty(t);
  const payload = { type: 'personal', title: '陈海', email: 'sea@example.com' };
  const { status, body } = await checkout.call(
    order.buyer,
    'POST',
    `/api/v1/orders/${order.orderNo}/invoice`,
    {
      payload,
      key: 'invoice-of-party',
    },
  );
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal((await ask([1])).body.data.invoice, 'adjusted');
  await checkout.deps.db.update(invoices).set({ state: 'ISSUED', invoiceNo: '1', amount: 275_000 });
  assert.equal((await ask([1])).body.data.invoice, 'reversed');
  await leave([1]);
  await sendRefunds(checkout);
});

test('the buyer is notified of the request, the refund and who left', async (t) => {
  const checkout = await openCheckout(t);
  const contact = { name: '陈海', mobile: '13800000000', email: 'chen@example.cn' };
  const order = await paidParty(checkout, { contact });
  await checkout.deps.db.delete(notifications);
  await leaving(checkout, order).leave([1]);
  await sendRefunds(checkout);
  const rows = await checkout.deps.db.select().from(notifications);
  const events = new Set(rows.map(({ event }) => event));
  assert.deepEqual([...events].sort(), ['refund', 'removeTravellers', 'requestRefund']);
});

test('a seat that a traveller leaves is set aside for the line', async (t) => {
  const { checkout, first, orderNo, wait, serve, own, stock } = await openWaitlist(t);
  const order = await payOrder(checkout, first, orderNo);
  const lan = await checkout.buyer();
  await wait(lan, 1);
  const { status, body } = await leaving(checkout, order).leave([1]);
  assert.equal(status, 200, JSON.stringify(body));
  await sendRefunds(checkout);
  assert.deepEqual(await stock(), { free: 0, held: 1, sold: 1, setAside: 1 });
  assert.equal(await serve(), 1);
  assert.equal((await own(lan))[0]?.state, 'OFFERED');
});
