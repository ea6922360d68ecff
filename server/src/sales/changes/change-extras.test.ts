import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newKey, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { boots, offerExtras, takenExtras } from '#src/sales/checkout/testing/extras-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { payOrder } from '#src/sales/refunds/testing/paid-order.ts';
import { addDeparture, changing } from './testing/change-fixture.ts';

const withBoots = { extras: [{ code: 'boots', quantity: 1 }], expectedAmount: 105_000 };

const openWithBoots = async (...[t, options]: Parameters<typeof openCheckout>) => {
  const checkout = await openCheckout(t, options);
  await offerExtras(checkout, [{ ...boots, stock: 1 }]);
  const buyer = await checkout.buyer();
  const order = await payOrder(checkout, buyer, await checkout.order(buyer, withBoots));
  return { checkout, order, ...changing(checkout, order) };
};

test('extras move to the new departure at the price of the order', async (t) => {
  const { checkout, order, ask, move } = await openWithBoots(t);
  await offerExtras(checkout, [{ ...boots, price: 9000 }]);
  const next = await addDeparture(checkout, { price: 100_000 });
  assert.equal((await ask(next)).body.data.difference, 0);
  assert.equal((await move(next)).body.data.state, 'DONE');
  const taken = { [`${checkout.day} boots`]: 0, [`${next.day} boots`]: 1 };
  assert.deepEqual(await takenExtras(checkout), taken);
  const { amount, lines } = await order.detail();
  assert.deepEqual([amount, lines.at(-1)?.amount], [105_000, 5000]);
});

test('a dearer departure holds its extras until it is paid, and returns the former ones then', async (t) => {
  const { checkout, order, move, withdraw } = await openWithBoots(t);
  const next = await addDeparture(checkout, { price: 130_000 });
  const [former, later] = [`${checkout.day} boots`, `${next.day} boots`];
  assert.equal((await move(next)).body.data.state, 'PENDING');
  assert.deepEqual(await takenExtras(checkout), { [former]: 1, [later]: 1 });
  await withdraw();
  assert.deepEqual(await takenExtras(checkout), { [former]: 1, [later]: 0 });
  await move(next);
  await pay(checkout, order.buyer, order.orderNo);
  assert.deepEqual(await takenExtras(checkout), { [former]: 0, [later]: 1 });
});

test('a departure without enough of an extra is refused with the reason', async (t) => {
  const { checkout, ask, confirm } = await openWithBoots(t);
  const next = await addDeparture(checkout, { price: 100_000 });
  const { version } = (await ask(next)).body.data;
  const payload = checkout.booking({ ...withBoots, ...next });
  const other = await checkout.buyer();
  const placed = await checkout.call(other, 'POST', '/api/v1/orders/tour', { payload, key: newKey() });
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  for (const { status, body } of [await ask(next), await confirm(next, version)]) {
    assert.deepEqual([status, body.code, body.field], [409, 'A0510', 'day']);
    assert.match(body.msg, /登山鞋租借/);
  }
});
