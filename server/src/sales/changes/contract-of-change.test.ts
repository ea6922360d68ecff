import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { readPdf } from '#src/platform/pdf/testing/read-pdf.ts';
import { formatDay } from '#src/platform/text/index.ts';
import { adult } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { paidOrder } from '#src/sales/refunds/testing/paid-order.ts';
import { openContracts } from '#src/sales/travel-contracts/testing/contract-fixture.ts';
import { addDeparture, changing } from './testing/change-fixture.ts';

/** A paid order whose contract was issued, and the calls that change it. */
const openIssued = async (t: TestContext) => {
  const portal = await openContracts(t);
  const order = await paidOrder(portal);
  await portal.issue();
  const { buyer, orderNo } = order;
  return {
    ...{ portal, order, ...changing(portal, order) },
    versions: async () => (await portal.contractsOf(buyer, orderNo)).map(({ version }) => version),
    read: async (file: 'contract' | 'itinerary') =>
      (await readPdf((await portal.download(buyer, `orders/${orderNo}/${file}`)).rawPayload)).text,
  };
};

test('a change of date makes the next version of contract and itinerary, with the new date', async (t) => {
  const { portal, move, versions, read } = await openIssued(t);
  const next = await addDeparture(portal, { price: 80_000 });
  await move(next);
  assert.deepEqual(await versions(), [1, 2]);
  assert.equal(await portal.issue(), 1);
  for (const file of ['contract', 'itinerary'] as const) {
    const text = await read(file);
    assert.ok(text.includes('第2版') && text.includes(formatDay(next.day).zh), file);
  }
  assert.match(await read('contract'), /¥800\.00/);
});

test('a dearer departure makes the next version of the contract once its difference is paid', async (t) => {
  const { portal, order, move, versions } = await openIssued(t);
  await move(await addDeparture(portal, { price: 130_000 }));
  assert.deepEqual(await versions(), [1]);
  await pay(portal, order.buyer, order.orderNo);
  assert.deepEqual(await versions(), [1, 2]);
});

test('a replaced traveller is in the next version of the contract, the former one is not', async (t) => {
  const { portal, order, replace, changes, versions, read } = await openIssued(t);
  const [former] = (await order.detail()).travellers;
  assert.ok(former && (await read('contract')).includes(former.name));
  const { status } = await replace({ place: 0, traveller: adult(7), version: (await changes()).version });
  assert.equal(status, 200);
  assert.deepEqual(await versions(), [1, 2]);
  await portal.issue();
  const text = await read('contract');
  assert.ok(text.includes('第2版') && text.includes(adult(7).name) && !text.includes(former.name));
});
