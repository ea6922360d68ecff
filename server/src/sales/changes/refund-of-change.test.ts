import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import {
  giveRefund,
  refundsOf,
  rejectRefund,
  sendRefunds,
  signInFinance,
  transition,
} from '#src/sales/refunds/testing/paid-order.ts';
import { addDeparture, openChange } from './testing/change-fixture.ts';

/** An order with two payments, of 1000 and of 300 yuan, whose group is confirmed. */
const openTwoPayments = async (t: TestContext) => {
  const { checkout, order, move } = await openChange(t);
  await move(await addDeparture(checkout, { price: 130_000 }));
  await pay(checkout, order.buyer, order.orderNo);
  await transition(checkout, order, 'confirmGroup');
  const finance = await signInFinance(checkout);
  const approve = (refundNo: string) => checkout.call(finance, 'POST', `/api/v1/refunds/${refundNo}/approve`);
  const states = async () =>
    (await refundsOf(checkout, finance)).list.map(({ state, amount }) => `${state} ${amount}`).sort();
  return { checkout, order, approve, states };
};

test('the approval of one refund of a request approves the others', async (t) => {
  const { checkout, order, approve, states } = await openTwoPayments(t);
  await order.ask(130_000);
  assert.deepEqual(await states(), ['REQUESTED 100000', 'REQUESTED 30000']);
  const [first, second] = await order.refunds();
  assert.equal((await approve(first?.refundNo ?? '')).status, 200);
  assert.equal((await approve(second?.refundNo ?? '')).status, 200, 'again');
  await sendRefunds(checkout);
  assert.deepEqual(await states(), ['SUCCESS 100000', 'SUCCESS 30000']);
  const { state, refundedAmount } = await order.detail();
  assert.deepEqual([state, refundedAmount], ['REFUNDED', 130_000]);
});

test('the rejection of one refund of a request rejects the others, and all can be requested again', async (t) => {
  const { checkout, order, states } = await openTwoPayments(t);
  await order.ask(130_000);
  const [first] = await order.refunds();
  await rejectRefund(checkout, first?.refundNo ?? '', '已出票');
  assert.deepEqual(await states(), ['REJECTED 100000', 'REJECTED 30000']);
  assert.equal((await order.detail()).state, 'PAID');
  assert.equal((await order.ask(130_000)).status, 200);
});

test('a refund of a part beyond the first payment is split, and the order stays', async (t) => {
  const { checkout, order, states } = await openTwoPayments(t);
  await giveRefund(checkout, order.orderNo, 110_000);
  assert.deepEqual(await states(), ['APPROVED 10000', 'APPROVED 100000']);
  await sendRefunds(checkout);
  const { state, refundedAmount } = await order.detail();
  assert.deepEqual([state, refundedAmount], ['PARTIALLY_REFUNDED', 110_000]);
  await giveRefund(checkout, order.orderNo);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).state, 'REFUNDED');
});

test('more than both payments is not refunded', async (t) => {
  const { checkout, order } = await openTwoPayments(t);
  await assert.rejects(() => giveRefund(checkout, order.orderNo, 130_001), /more than the refundable amount/);
});
