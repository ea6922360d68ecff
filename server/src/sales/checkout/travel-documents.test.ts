import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { AdminOrderDetail, OrderDetail, PassengerList, Traveller } from '@portal/shared/contract';
import { addDays, dayInMonths } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { products } from '#src/platform/database/index.ts';
import { adult, openCheckout } from './testing/checkout-fixture.ts';

const openAbroad = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const travelDocuments = JSON.stringify({ accepted: ['passport'], passportMonths: 6 });
  await checkout.deps.db.update(products).set({
    category: 'abroad',
    content: sql`content || jsonb_build_object('travelDocuments', ${travelDocuments}::jsonb)`,
  });
  // The tour takes two days.
  const deadline = dayInMonths(addDays(checkout.day, 1), 6);
  const passport = {
    name: '陈海',
    documentType: 'passport' as const,
    documentNo: 'E87654321',
    birthDate: '1991-05-06',
    gender: 1 as const,
    latinName: 'chen  hai',
    documentCountry: 'CN',
    documentExpiry: deadline,
  };
  return { checkout, deadline, passport };
};

test('a tour abroad refuses other documents and passports that do not do, naming the field', async (t) => {
  const { checkout, deadline, passport } = await openAbroad(t);
  const buyer = await checkout.buyer();
  for (const [traveller, field] of [
    [adult(), 'documentType'],
    [{ ...passport, documentType: 'hk-macau-permit', documentNo: 'H12345678' }, 'documentType'],
    [{ ...passport, latinName: undefined }, 'latinName'],
    [{ ...passport, latinName: '  ' }, 'latinName'],
    [{ ...passport, latinName: '陈海' }, 'latinName'],
    [{ ...passport, documentCountry: null }, 'documentCountry'],
    [{ ...passport, documentCountry: 'XX' }, 'documentCountry'],
    [{ ...passport, documentExpiry: undefined }, 'documentExpiry'],
    [{ ...passport, documentExpiry: addDays(deadline, -1) }, 'documentExpiry'],
    [{ ...passport, documentNo: 'CHENHAI' }, 'documentNo'],
  ] as const) {
    const { status, body } = await checkout.book(buyer, { travellers: [traveller as typeof passport] });
    assert.deepEqual([status, body.field], [400, `travellers/0/${field}`], JSON.stringify(traveller));
  }
  assert.deepEqual(await checkout.stock(), { held: 0, sold: 0, total: 10 });
});

test('a passport is kept with the order, for its member and for staff, its number masked', async (t) => {
  const { checkout, deadline, passport } = await openAbroad(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer, { travellers: [passport] });
  const expected = {
    ...{ name: '陈海', documentType: 'passport', documentMask: 'E8***4321', child: false },
    ...{ latinName: 'CHEN HAI', documentCountry: 'CN', documentExpiry: deadline },
  };
  const own = await checkout.call<OrderDetail>(buyer, 'GET', `/api/v1/orders/${orderNo}`);
  assert.deepEqual(own.body.data.travellers, [expected]);
  const staff = await checkout.signIn('ROOT', { username: 'root' });
  const url = `/api/v1/staff/orders/${orderNo}`;
  const order = await checkout.call<AdminOrderDetail>(staff, 'GET', url);
  assert.deepEqual(order.body.data.travellers, [expected]);
  await checkout.startPaying(buyer, orderNo);
  const coming = await checkout.call<PassengerList>(staff, 'GET', `${url}/passengers`);
  assert.equal(coming.status, 200);
});

test('a saved traveller is booked abroad once the passport is complete', async (t) => {
  const { checkout, passport } = await openAbroad(t);
  const buyer = await checkout.buyer();
  const { latinName, documentCountry, documentExpiry, ...number } = passport;
  const saved = await checkout.call<Traveller>(buyer, 'POST', '/api/v1/travellers', { payload: number });
  const travellers = [{ travellerId: saved.body.data.id }];
  const refused = await checkout.book(buyer, { travellers });
  assert.deepEqual([refused.status, refused.body.field], [400, 'travellers/0/latinName']);
  const url = `/api/v1/travellers/${saved.body.data.id}`;
  assert.equal((await checkout.call(buyer, 'PUT', url, { payload: passport })).status, 200);
  assert.equal((await checkout.book(buyer, { travellers })).status, 200);
});

test('a tour at home takes ID cards, permits and passports by their number', async (t) => {
  const checkout = await openCheckout(t);
  const foreign = { name: 'Ann Lee', birthDate: '1991-05-06' };
  for (const traveller of [
    adult(),
    { ...foreign, documentType: 'passport', documentNo: 'AB123456' },
    { ...foreign, documentType: 'hk-macau-permit', documentNo: 'H12345678' },
    { ...foreign, documentType: 'taiwan-permit', documentNo: '12345678' },
  ]) {
    const { status, body } = await checkout.book(await checkout.buyer(), {
      travellers: [traveller as never],
    });
    assert.equal(status, 200, JSON.stringify(body));
  }
});
