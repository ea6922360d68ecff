import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayInMonths } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { products } from '#src/platform/database/index.ts';
import { adult, newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { setDaysUntilTravel } from '#src/sales/refunds/testing/paid-order.ts';
import { changing, openChange } from './testing/change-fixture.ts';

const child = {
  ...{ name: '陈小海', documentType: 'passport' as const, documentNo: 'E12345678' },
  ...{ birthDate: '2020-03-07', gender: 0 as const },
};

test('a traveller is replaced, keeps no days, and the history says so', async (t) => {
  const { checkout, order, changes, replace } = await openChange(t);
  const { version } = await changes();
  const { status, body } = await replace({ place: 0, traveller: adult(7), version });
  assert.deepEqual([status, body.data.state], [200, 'DONE'], JSON.stringify(body));
  const detail = await order.detail();
  assert.deepEqual(
    detail.travellers.map(({ name }) => name),
    ['旅客7'],
  );
  assert.equal(detail.timeline.at(-1)?.event, 'changeTraveller');
  assert.equal((await checkout.book(order.buyer)).status, 200, 'the former traveller is free');
  const taken = await checkout.book(await checkout.buyer(), { travellers: [adult(7)] });
  assert.equal(taken.body.field, 'travellers/0', 'the new one is not');
});

test('a traveller on another tour of these days is refused by name, and replaces no traveller', async (t) => {
  const { checkout, order, changes, replace } = await openChange(t);
  await checkout.order(await checkout.buyer(), { travellers: [adult(7)] });
  const { status, body } = await replace({
    place: 0,
    traveller: adult(7),
    version: (await changes()).version,
  });
  assert.deepEqual([status, body.field], [400, 'traveller']);
  assert.match(body.msg, /旅客7/);
  assert.notEqual((await order.detail()).travellers[0]?.name, '旅客7');
});

test('a place that does not exist, a child for an adult, and a wrong number are refused by field', async (t) => {
  const { changes, replace } = await openChange(t);
  const { version } = await changes();
  for (const [place, traveller, field] of [
    [1, adult(7), 'place'],
    [0, { ...adult(7), documentNo: '440804199003070010' }, 'traveller/documentNo'],
    [0, child, 'traveller'],
    [0, { travellerId: 999_999 }, 'traveller/travellerId'],
  ] as const) {
    const { status, body } = await replace({ place, traveller, version });
    assert.deepEqual([status, body.field], [400, field], JSON.stringify(traveller));
  }
});

test('a new traveller needs the documents that the tour asks for', async (t) => {
  const { checkout, changes, replace } = await openChange(t);
  const travelDocuments = JSON.stringify({ accepted: ['passport'], passportMonths: 6 });
  await checkout.deps.db.update(products).set({
    content: sql`content || jsonb_build_object('travelDocuments', ${travelDocuments}::jsonb)`,
  });
  const deadline = dayInMonths(addDays(checkout.day, 1), 6);
  const passport = {
    ...{ name: '陈海', documentType: 'passport' as const, documentNo: 'E87654321', birthDate: '1991-05-06' },
    ...{ gender: 1 as const, latinName: 'CHEN HAI', documentCountry: 'CN', documentExpiry: deadline },
  };
  const { version } = await changes();
  const refused = [adult(7), { ...passport, documentExpiry: addDays(deadline, -1) }];
  const fields = [];
  for (const traveller of refused) fields.push((await replace({ place: 0, traveller, version })).body.field);
  assert.deepEqual(fields, ['traveller/documentType', 'traveller/documentExpiry']);
  assert.equal((await replace({ place: 0, traveller: passport, version })).status, 200);
});

test('the same person twice in an order is refused', async (t) => {
  const { checkout, order } = await openChange(t);
  const buyer = order.buyer;
  const { body } = await checkout.book(buyer, {
    ...{ adults: 2, travellers: [adult(1), adult(2)], expectedAmount: 200_000 },
  });
  await checkout.notify(checkout.provider.pay(await checkout.startPaying(buyer, body.data.orderNo)));
  const { changes, replace } = changing(checkout, { buyer, orderNo: body.data.orderNo });
  const { version } = await changes();
  assert.equal((await replace({ place: 0, traveller: adult(2), version })).body.field, 'traveller');
  assert.equal((await replace({ place: 0, traveller: adult(1), version })).status, 200, 'as before');
});

test('two replacements at once: one wins, the other gets a conflict', async (t) => {
  const { changes, replace } = await openChange(t);
  const { version } = await changes();
  const replies = await Promise.all(
    [7, 8].map((number) => replace({ place: 0, traveller: adult(number), version })),
  );
  assert.deepEqual(replies.map(({ body }) => body.code).sort(), ['200', 'A0514']);
});

test('a replacement is confirmed again with the same result', async (t) => {
  const { changes, replace, order } = await openChange(t);
  const body = { place: 0, traveller: adult(7), version: (await changes()).version };
  const key = newKey();
  const replies = [await replace(body, key), await replace(body, key)];
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200],
  );
  assert.equal((await order.detail()).timeline.filter(({ event }) => event === 'changeTraveller').length, 1);
});

test('two days before departure no traveller is replaced', async (t) => {
  const { checkout, order, changes, replace } = await openChange(t);
  await setDaysUntilTravel(checkout, order, 2);
  const { version, traveller } = await changes();
  assert.equal(traveller.why?.en, 'This order can no longer be changed');
  assert.equal((await replace({ place: 0, traveller: adult(7), version })).body.code, 'A0513');
});

test("a traveller of another member's order is not replaced", async (t) => {
  const { checkout, order, changes } = await openChange(t);
  const thief = changing(checkout, { ...order, buyer: await checkout.buyer() });
  const { version } = await changes();
  assert.equal((await thief.replace({ place: 0, traveller: adult(7), version })).status, 404);
});
