import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ETicket } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { openGoodsCheckout } from '#src/sales/checkout/testing/goods-fixture.ts';
import { openHotelCheckout } from '#src/sales/checkout/testing/hotel-fixture.ts';
import { openVisaCheckout } from '#src/sales/checkout/testing/visa-fixture.ts';
import { payAny } from '#src/sales/fulfilment/testing/paid-order.ts';
import { lockOwnOrder } from '#src/sales/orders/index.ts';
import { refundPart } from './refund-order.ts';
import {
  advanceTo,
  ownOrder,
  payOrder,
  rejectRefund,
  sendRefunds,
  signInFinance,
  transition,
} from './testing/paid-order.ts';

test('a room cancelled a second late costs the first night; all nights are released', async (t) => {
  const checkout = await openHotelCheckout(t, { nights: 2 });
  const buyer = await checkout.buyer();
  const { orderNo } = (await checkout.bookRooms(buyer)).body.data;
  const order = await payOrder(checkout, buyer, orderNo);
  assert.equal((await order.quote()).fee, 0);
  const late = await advanceTo(checkout, order, `${addDays(checkout.firstNight, -1)}T18:00:00+08:00`);
  const { fee, refund, approval, terms } = await late.quote();
  assert.deepEqual([fee, refund, approval], [30_000, 30_000, false]);
  assert.ok(terms.length > 0, 'the terms are given as text');
  assert.equal((await late.ask(30_000)).status, 200);
  await sendRefunds(checkout);
  const { state, refundedAmount } = await late.detail();
  assert.deepEqual([state, refundedAmount], ['PARTIALLY_REFUNDED', 30_000]);
  assert.deepEqual(await checkout.nightStock(), [
    [0, 0],
    [0, 0],
  ]);
});

const openTickets = async (t: Parameters<typeof openCheckout>[0]) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const day = dayOf(checkout.clock.now());
  const details = { refund: 'anytime' };
  const { orderNo } = await payAny(checkout, buyer, { kind: 'ticket', day, people: 3, details });
  const order = ownOrder(checkout, { buyer, orderNo, paymentNo: '' });
  const url = `/api/v1/orders/${orderNo}/e-tickets`;
  const tickets = async () => (await checkout.call<ETicket[]>(buyer, 'GET', url)).body.data;
  return { checkout, order, tickets };
};

test('unused tickets are void after the refund', async (t) => {
  const { checkout, order, tickets } = await openTickets(t);
  await order.ask(30_000);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
  assert.deepEqual(
    (await tickets()).map(({ state, code }) => [state, code]),
    Array(3).fill(['VOID', null]),
  );
});

test('with one of three tickets used, finance decides and two are refunded', async (t) => {
  const { checkout, order, tickets } = await openTickets(t);
  const [gate, finance] = [
    await checkout.signIn('GATE', { perms: ['trade:ticket:redeem'] }),
    await signInFinance(checkout),
  ];
  const [first] = await tickets();
  const redeem = { payload: { code: first?.code } };
  assert.equal((await checkout.call(gate, 'POST', '/api/v1/e-tickets/redeem', redeem)).status, 200);
  const { paid, fee, refund, approval } = await order.quote();
  assert.deepEqual([paid, fee, refund, approval], [30_000, 10_000, 20_000, true]);
  const { refundNo } = (await order.ask(20_000)).body.data;
  const second = { payload: { code: (await tickets())[1]?.code ?? 'gone-gone' } };
  assert.notEqual((await checkout.call(gate, 'POST', '/api/v1/e-tickets/redeem', second)).status, 200);
  await checkout.call(finance, 'POST', `/api/v1/refunds/${refundNo}/approve`);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'PARTIALLY_REFUNDED');
  assert.deepEqual(
    (await tickets()).map(({ state }) => state),
    ['USED', 'VOID', 'VOID'],
  );
  assert.equal((await order.quote()).possible, false);
});

test('tickets of a partly refunded order are still admitted', async (t) => {
  const { checkout, order, tickets } = await openTickets(t);
  await checkout.deps.db.transaction(async (tx) => {
    const found = await lockOwnOrder(tx, order.buyer.userId, order.orderNo);
    assert.ok(found);
    await refundPart(tx, found, 1_000, { actor: 'system', reason: '补偿', now: checkout.clock.now() });
  });
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'PARTIALLY_REFUNDED');
  const gate = await checkout.signIn('GATE', { perms: ['trade:ticket:redeem'] });
  for (const { code } of await tickets()) {
    const payload = { code: code ?? '' };
    assert.equal((await checkout.call(gate, 'POST', '/api/v1/e-tickets/redeem', { payload })).status, 200);
  }
  assert.equal((await order.detail()).state, 'COMPLETED');
});

const openParcel = async (t: Parameters<typeof openCheckout>[0]) => {
  const checkout = await openGoodsCheckout(t);
  const buyer = await checkout.buyer();
  const { orderNo } = (await checkout.bookGoods(buyer)).body.data;
  return {
    checkout,
    order: await payOrder(checkout, buyer, orderNo),
    finance: await signInFinance(checkout),
  };
};

test('goods not yet shipped are refunded including freight', async (t) => {
  const { checkout, order } = await openParcel(t);
  await order.ask(7000);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
  assert.deepEqual((await checkout.goodsStock())[0], [0, 0]);
});

test('a return of goods is requested, approved and refunded without freight', async (t) => {
  const { checkout, order, finance } = await openParcel(t);
  await transition(checkout, order, 'ship');
  assert.equal((await order.quote()).why?.zh, '商品运输中，签收后可申请退货');
  await transition(checkout, order, 'receive', 'member');
  const { refundNo } = (await order.ask(6000)).body.data;
  assert.deepEqual((await order.detail()).fulfilment, 'RETURN_REQUESTED');
  await checkout.call(finance, 'POST', `/api/v1/refunds/${refundNo}/approve`);
  assert.deepEqual((await order.detail()).fulfilment, 'RETURNING');
  await sendRefunds(checkout);
  const { state, fulfilment, refundedAmount } = await order.detail();
  assert.deepEqual([state, fulfilment, refundedAmount], ['PARTIALLY_REFUNDED', 'REFUNDED', 6000]);
});

test('a rejected return leaves the goods delivered', async (t) => {
  const { checkout, order } = await openParcel(t);
  await transition(checkout, order, 'ship');
  await transition(checkout, order, 'receive', 'member');
  const { refundNo } = (await order.ask(6000)).body.data;
  await rejectRefund(checkout, refundNo, '商品已使用');
  const { state, fulfilment } = await order.detail();
  assert.deepEqual([state, fulfilment], ['PAID', 'RECEIVED']);
});

test('a rejected return does not restart the seven-day return period', async (t) => {
  const { checkout, order } = await openParcel(t);
  await transition(checkout, order, 'ship');
  await transition(checkout, order, 'receive', 'member');
  const came = dayOf(checkout.clock.now());
  const soon = await advanceTo(checkout, order, `${addDays(came, 6)}T12:00:00+08:00`);
  const { refundNo } = (await soon.ask(6000)).body.data;
  await rejectRefund(checkout, refundNo, '商品已使用');
  const late = await advanceTo(checkout, order, `${addDays(came, 8)}T12:00:00+08:00`);
  assert.equal((await late.quote()).possible, false);
});

test('goods cannot be returned a week after delivery', async (t) => {
  const { checkout, order } = await openParcel(t);
  await transition(checkout, order, 'ship');
  await transition(checkout, order, 'receive', 'member');
  const day = addDays(dayOf(checkout.clock.now()), 8);
  const late = await advanceTo(checkout, order, `${day}T00:00:00+08:00`);
  assert.equal((await late.quote()).possible, false);
});

test('a visa refunds 70% during document review, and nothing after submission', async (t) => {
  const checkout = await openVisaCheckout(t);
  const buyer = await checkout.buyer();
  const { orderNo } = (await checkout.bookVisa(buyer)).body.data;
  const order = await payOrder(checkout, buyer, orderNo);
  assert.deepEqual([(await order.quote()).refund, (await order.quote()).approval], [38_000, false]);
  await transition(checkout, order, 'submitDocs', 'member');
  assert.deepEqual([(await order.quote()).refund, (await order.quote()).approval], [26_600, true]);
  await transition(checkout, order, 'sendToConsulate');
  assert.equal((await order.quote()).possible, false);
});
