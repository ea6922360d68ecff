import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Traveller } from '@portal/shared/contract';
import { travellers } from '#src/platform/database/index.ts';
import { adult, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';

const url = '/api/v1/travellers';
const passport = {
  name: 'Ann Lee',
  documentType: 'passport',
  documentNo: ' e1234 5678 ',
  birthDate: '1991-05-06',
  gender: 2,
  mobile: '13800000000',
  latinName: ' lee  ann',
  documentCountry: 'CA',
  documentExpiry: '2031-02-03',
};

test('a traveller is added, listed with a masked number, changed and removed', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const added = await checkout.call<Traveller>(buyer, 'POST', url, { payload: passport });
  const { id, ...shown } = added.body.data;
  assert.deepEqual(shown, {
    name: 'Ann Lee',
    documentType: 'passport',
    documentMask: 'E1***5678',
    birthDate: '1991-05-06',
    gender: 2,
    mobile: '13800000000',
    latinName: 'LEE ANN',
    documentCountry: 'CA',
    documentExpiry: '2031-02-03',
  });
  const changed = await checkout.call<Traveller>(buyer, 'PUT', `${url}/${id}`, { payload: adult(3) });
  const { birthDate, mobile, latinName, documentExpiry } = changed.body.data;
  assert.deepEqual([birthDate, mobile, latinName, documentExpiry], ['1990-03-07', null, null, null]);
  const list = await checkout.call<Traveller[]>(buyer, 'GET', url);
  assert.deepEqual(list.body.data, [changed.body.data]);
  assert.equal((await checkout.call(buyer, 'DELETE', `${url}/${id}`)).status, 200);
  assert.equal((await checkout.call(buyer, 'DELETE', `${url}/${id}`)).status, 404);
});

test('a traveller has a mobile number of any country, if that country has it', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const add = (mobile: string) =>
    checkout.call<Traveller>(buyer, 'POST', url, { payload: { ...passport, mobile } });
  assert.equal((await add('+85251234567')).body.data.mobile, '+85251234567');
  const refused = await add('+85221234567');
  assert.deepEqual([refused.status, refused.body.field], [400, 'mobile']);
});

test('the document number is not in the database', async (t) => {
  const checkout = await openCheckout(t);
  await checkout.call(await checkout.buyer(), 'POST', url, { payload: adult() });
  const rows = await checkout.deps.db.select().from(travellers);
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes(adult().documentNo));
});

test('a document is unique per member in any spelling; another member may have it too', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const add = (payload: object) => checkout.call<Traveller>(buyer, 'POST', url, { payload });
  const replies = await Promise.all(Array.from({ length: 5 }, () => add(adult())));
  assert.equal(replies.filter(({ status }) => status === 200).length, 1);
  const again = await add({ ...adult(), name: 'Other', documentNo: ` ${adult().documentNo} ` });
  assert.deepEqual([again.status, again.body.field], [400, 'documentNo']);
  const second = await add(adult(2));
  const taken = await checkout.call(buyer, 'PUT', `${url}/${second.body.data.id}`, { payload: adult() });
  assert.deepEqual([taken.status, taken.body.field], [400, 'documentNo']);
  assert.equal((await checkout.call(await checkout.buyer(), 'POST', url, { payload: adult() })).status, 200);
});

test('a member has at most 100 travellers, also under concurrent additions', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const add = (number: number) => checkout.call(buyer, 'POST', url, { payload: adult(number) });
  for (let from = 0; from < 95; from += 19)
    await Promise.all(Array.from({ length: 19 }, (_, place) => add(from + place)));
  const replies = await Promise.all(Array.from({ length: 10 }, (_, place) => add(100 + place)));
  assert.equal(replies.filter(({ status }) => status === 200).length, 5);
  assert.equal(await checkout.deps.db.$count(travellers), 100);
});

test('every invalid value names its field', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  for (const [change, field] of [
    [{ name: '' }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(51) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ documentType: 'constructor' }, 'documentType'],
    [{ documentNo: 'ABCDEFG' }, 'documentNo'],
    [{ documentNo: undefined }, 'documentNo'],
    [{ documentType: 'taiwan-permit' }, 'documentNo'],
    [{ birthDate: undefined }, 'birthDate'],
    [{ birthDate: '2999-01-01' }, 'birthDate'],
    [{ birthDate: '1991-5-6' }, 'birthDate'],
    [{ gender: 3 }, 'gender'],
    [{ mobile: '123' }, 'mobile'],
    [{ latinName: '李安' }, 'latinName'],
    [{ latinName: 'x'.repeat(61) }, 'latinName'],
    [{ documentCountry: 'XX' }, 'documentCountry'],
    [{ documentCountry: 'Canada' }, 'documentCountry'],
    [{ documentExpiry: '2020-01-01' }, 'documentExpiry'],
    [{ documentExpiry: '2031-02-30' }, 'documentExpiry'],
  ] as const) {
    const reply = await checkout.call(buyer, 'POST', url, { payload: { ...passport, ...change } });
    assert.deepEqual([reply.status, reply.body.field], [400, field], JSON.stringify(change));
  }
  assert.equal(await checkout.deps.db.$count(travellers), 0);
});
