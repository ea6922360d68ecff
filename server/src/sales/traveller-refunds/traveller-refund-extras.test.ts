import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { addDays, startOfDay } from '@portal/shared/rules';
import { asc } from 'drizzle-orm';
import { holds, travelContracts } from '#src/platform/database/index.ts';
import { adult, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import {
  boots,
  insurance,
  offerExtras,
  takenExtras,
  transfer,
} from '#src/sales/checkout/testing/extras-fixture.ts';
import { buyerWithCoupon } from '#src/sales/coupons/testing/coupon-fixture.ts';
import { advanceTo, payOrder, sendRefunds } from '#src/sales/refunds/testing/paid-order.ts';
import { leaving, paidParty } from './testing/traveller-refund-fixture.ts';

const two = { adults: 2, children: 0, singleRooms: 0, travellers: [adult(1), adult(2)] };
const extras = [insurance, transfer, boots].map(({ code, perPerson }) => ({
  code,
  quantity: perPerson ? 2 : 1,
}));

/** Two adults with insurance and boots for each and one transfer: 2360 yuan, paid. */
const openPair = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout);
  const order = await paidParty(checkout, { ...two, extras, expectedAmount: 236_000 });
  return { checkout, order, ...leaving(checkout, order) };
};

test('the quote lists the extras that leave, each with its own fee; one for the booking stays', async (t) => {
  const { ask } = await openPair(t);
  const { extras: leave, paid, feePercent, fee, refund, amount, lines } = (await ask([1])).body.data;
  assert.deepEqual(leave, [
    { code: 'insurance', name: insurance.name, quantity: 1, paid: 3000, fee: 3000 },
    { code: 'boots', name: boots.name, quantity: 1, paid: 5000, fee: 0 },
  ]);
  assert.deepEqual([paid, feePercent, fee, refund, amount], [108_000, 0, 3000, 105_000, 131_000]);
  assert.deepEqual(
    lines.map(({ code, name, quantity, amount: of }) => `${code} ${name} ${quantity} ${of}`),
    [
      'adult 成人 1 100000',
      'extra:insurance 旅游意外险 1 3000',
      'extra:transfer 专车接机 1 20000',
      'extra:boots 登山鞋租借 1 5000',
      'cancellation 退订手续费 1 3000',
    ],
  );
});

test('extras leave with the refund: lines, hold, stock and contract follow, and the rest can be refunded', async (t) => {
  const { checkout, order, leave } = await openPair(t);
  const { db } = checkout.deps;
  const taken = (insured: number, cars: number, pairs: number) => ({
    [`${checkout.day} insurance`]: insured,
    [`${checkout.day} transfer`]: cars,
    [`${checkout.day} boots`]: pairs,
  });
  assert.equal((await leave([1])).status, 200);
  assert.deepEqual(await takenExtras(checkout), taken(2, 1, 2), 'extras stay until the money is back');
  await sendRefunds(checkout);
  const { amount, refundedAmount, lines, details } = await order.detail();
  assert.deepEqual([amount, refundedAmount, lines.at(-1)?.amount], [131_000, 105_000, 3000]);
  const left = ['insurance', 'transfer', 'boots'].map((code) => ({ code, quantity: 1 }));
  assert.ok(details.kind === 'tour');
  assert.deepEqual(
    details.extras?.map(({ code, quantity }) => ({ code, quantity })),
    left,
  );
  const [hold] = await db.select().from(holds);
  assert.deepEqual([hold?.quantity, hold?.extras], [1, left]);
  assert.deepEqual(await takenExtras(checkout), taken(1, 1, 1));
  const contracts = await db.select().from(travelContracts).orderBy(asc(travelContracts.version));
  assert.deepEqual(
    contracts.map(({ version }) => version),
    [1, 2],
  );
  const { fee, refund } = await order.quote();
  assert.deepEqual([fee, refund], [3000 + 3000, 125_000]);
  assert.equal((await order.ask(refund)).status, 200);
  await sendRefunds(checkout);
  assert.equal((await order.detail()).refundedAmount, 230_000);
  assert.deepEqual(await takenExtras(checkout), taken(0, 0, 0));
});

test('a quote holds until the deadline of an extra that leaves', async (t) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout, [{ ...boots, refund: 'daysBefore', refundDays: 8 }]);
  const change = { ...two, extras: [{ code: 'boots', quantity: 2 }], expectedAmount: 210_000 };
  const order = await paidParty(checkout, change);
  const { until, version, refund } = (await leaving(checkout, order).ask([1])).body.data;
  assert.deepEqual([refund, until], [105_000, startOfDay(addDays(checkout.day, -7)).toISOString()]);
  const later = leaving(checkout, await advanceTo(checkout, order, until));
  const refused = await later.confirm({ places: [1], singleRooms: 0, version });
  assert.deepEqual([refused.status, refused.body.code], [409, 'A0511']);
  assert.equal((await later.ask([1])).body.data.refund, 100_000);
});

test('extras neither share the coupon nor count for its minimum', async (t) => {
  const checkout = await openCheckout(t);
  await offerExtras(checkout);
  const discount = { type: 'amount', amount: 10_000 } as const;
  const { buyer, couponId } = await buyerWithCoupon(checkout, { discount, minAmount: 110_000 });
  const booking = { ...two, extras, couponId, expectedAmount: 226_000 };
  const order = await payOrder(checkout, buyer, await checkout.order(buyer, booking));
  const quote = (await leaving(checkout, order).ask([1])).body.data;
  assert.equal(quote.coupon, 'keptBelowMinimum');
  assert.deepEqual([quote.leaving[0]?.paid, quote.discount, quote.refund], [95_000, 5000, 100_000]);
});
