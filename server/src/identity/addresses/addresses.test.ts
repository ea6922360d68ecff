import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Address, AddressForm } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { addresses, auditLog } from '#src/platform/database/index.ts';
import {
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';

const url = '/api/v1/addresses';
const home: AddressForm = {
  name: '陈海生',
  mobile: '13800138000',
  regionCode: '440803011',
  detail: '人民大道南 1 号',
  isDefault: false,
};

const add = (checkout: CheckoutFixture, buyer: Buyer, change: object = {}) =>
  checkout.call<Address>(buyer, 'POST', url, { payload: { ...home, ...change } });
const change = (checkout: CheckoutFixture, buyer: Buyer, id: number, changes: object = {}) =>
  checkout.call<Address>(buyer, 'PUT', `${url}/${id}`, { payload: { ...home, ...changes } });
const remove = (checkout: CheckoutFixture, buyer: Buyer, id: number) =>
  checkout.call(buyer, 'DELETE', `${url}/${id}`);
const list = async (checkout: CheckoutFixture, buyer: Buyer) =>
  (await checkout.call<Address[]>(buyer, 'GET', url)).body.data.map(({ id, isDefault }) => ({
    id,
    isDefault,
  }));
const idOf = async (adding: ReturnType<typeof add>) => (await adding).body.data.id;

test('an address is stored with its region names, changed and removed', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const added = (await add(checkout, buyer, { name: ' 陈海生 ', detail: ' 人民大道南 1 号 ' })).body.data;
  const region = { province: '广东省', city: '湛江市', district: '霞山区', subdistrict: '新园街道' };
  assert.deepEqual(added, { ...home, ...region, id: added.id, isDefault: true });
  const moved = (await change(checkout, buyer, added.id, { regionCode: '441900' })).body.data;
  assert.deepEqual([moved.city, moved.district, moved.subdistrict], ['东莞市', '东莞市', '']);
  assert.equal((await remove(checkout, buyer, added.id)).status, 200);
  assert.deepEqual(await list(checkout, buyer), []);
  assert.equal((await remove(checkout, buyer, added.id)).status, 404);
});

test('the default is the first address, then the chosen one, then the latest that remains', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const first = await idOf(add(checkout, buyer));
  const second = await idOf(add(checkout, buyer));
  const third = await idOf(add(checkout, buyer, { isDefault: true }));
  const defaults = async () =>
    (await list(checkout, buyer)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  assert.deepEqual(
    (await list(checkout, buyer)).map(({ id }) => id),
    [third, second, first],
  );
  await change(checkout, buyer, first, { isDefault: true });
  assert.deepEqual(await defaults(), [first]);
  await change(checkout, buyer, first, { isDefault: false });
  assert.deepEqual(await defaults(), [first], 'it stays until another takes its place');
  await remove(checkout, buyer, second);
  assert.deepEqual(await defaults(), [first]);
  await remove(checkout, buyer, first);
  assert.deepEqual(await defaults(), [third]);
});

test('concurrent changes leave one default', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const adding = await Promise.all(
    Array.from({ length: 8 }, () => add(checkout, buyer, { isDefault: true })),
  );
  assert.deepEqual(new Set(adding.map(({ status }) => status)), new Set([200]));
  const ids = adding.map(({ body }) => body.data.id);
  await Promise.all(
    ids.map((id, place) =>
      place % 2 ? remove(checkout, buyer, id) : change(checkout, buyer, id, { isDefault: true }),
    ),
  );
  const left = await list(checkout, buyer);
  assert.deepEqual([left.length, left.filter(({ isDefault }) => isDefault).length], [4, 1]);
});

test('a member has at most 50 addresses, also under concurrent additions', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  for (let count = 0; count < 48; count += 16)
    await Promise.all(Array.from({ length: 16 }, () => add(checkout, buyer)));
  const replies = await Promise.all(Array.from({ length: 6 }, () => add(checkout, buyer)));
  assert.equal(replies.filter(({ status }) => status === 200).length, 2);
  const refusal = replies.find(({ status }) => status === 400);
  assert.match(refusal?.body.msg ?? '', /50/);
  assert.equal(await checkout.deps.db.$count(addresses), 50);
});

test("another member's address is 404", async (t) => {
  const checkout = await openCheckout(t);
  const owner = await checkout.buyer();
  const stranger = await checkout.buyer();
  const id = await idOf(add(checkout, owner));
  assert.equal((await change(checkout, stranger, id)).status, 404);
  assert.equal((await remove(checkout, stranger, id)).status, 404);
  assert.deepEqual(await list(checkout, stranger), []);
  assert.deepEqual(await list(checkout, owner), [{ id, isDefault: true }]);
});

test('every invalid value names its field and stores nothing', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  for (const [changes, field] of [
    [{ name: '' }, 'name'],
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(51) }, 'name'],
    [{ mobile: '123' }, 'mobile'],
    [{ mobile: '+4412345' }, 'mobile'],
    [{ regionCode: '44' }, 'regionCode'],
    [{ regionCode: '440803' }, 'regionCode'],
    [{ regionCode: '440803999' }, 'regionCode'],
    [{ regionCode: 'constructor' }, 'regionCode'],
    [{ detail: '   ' }, 'detail'],
    [{ detail: '1 ' }, 'detail'],
    [{ detail: 'x'.repeat(151) }, 'detail'],
    [{ isDefault: 'yes' }, 'isDefault'],
  ] as const) {
    const reply = await add(checkout, buyer, changes);
    assert.deepEqual([reply.status, reply.body.field], [400, field], JSON.stringify(changes));
  }
  assert.deepEqual(await list(checkout, buyer), []);
});

test('a change adds an audit row without name, number and street', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const id = await idOf(add(checkout, buyer));
  await change(checkout, buyer, id);
  await remove(checkout, buyer, id);
  const notes = await checkout.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'address'), eq(auditLog.actorId, buyer.userId)))
    .orderBy(auditLog.id);
  assert.deepEqual(
    notes.map(({ action, subjectId }) => [action, subjectId]),
    [
      ['create', String(id)],
      ['update', String(id)],
      ['delete', String(id)],
    ],
  );
  assert.doesNotMatch(JSON.stringify(notes), /陈海生|13800138000|人民大道/);
});
