import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderDetail, Quote, Traveller } from '@portal/shared/contract';
import { addDays, afterWorkingDays, dayOf, maskDocument } from '@portal/shared/rules';
import { eq, sql } from 'drizzle-orm';
import { contents } from '#src/catalog/products/testing/contents.ts';
import {
  auditLog,
  holds,
  inventory,
  orders,
  orderVisaDocuments,
  products,
} from '#src/platform/database/index.ts';
import { adult, type Buyer, newKey } from './testing/checkout-fixture.ts';
import { address } from './testing/goods-fixture.ts';
import { detailOf, pay } from './testing/started-payment.ts';
import { applicant, openVisaCheckout, type VisaFixture } from './testing/visa-fixture.ts';
import { withIds } from './testing/with-ids.ts';

const child = {
  name: '小海',
  documentType: 'passport' as const,
  documentNo: 'E12345678',
  birthDate: '2019-01-01',
};

/** Applies for a saved traveller with a file and a child typed in; returns the order number. */
const applyForTwo = async (checkout: VisaFixture, buyer: Buyer): Promise<string> => {
  const saved = await checkout.call<Traveller>(buyer, 'POST', '/api/v1/travellers', { payload: adult(7) });
  const grown = applicant(1, [{ code: '护照', fileId: await checkout.file(buyer) }]);
  const person = { travellerId: saved.body.data.id };
  const applicants = [
    { ...grown, person },
    { person: child, applicant: 'child' as const, files: [] },
  ];
  const { status, body } = await checkout.bookVisa(buyer, { applicants });
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.orderNo;
};

test('a visa for two applicants is booked and paid', async (t) => {
  const checkout = await openVisaCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await applyForTwo(checkout, buyer);
  assert.match(orderNo, /^V/);
  assert.deepEqual(await checkout.places(), { held: 2, sold: 0 });
  await pay(checkout, buyer, orderNo);
  const order = await detailOf(checkout, buyer, orderNo);
  assert.deepEqual(
    [order.state, order.fulfilment, order.title, order.titleEn, order.people, order.travelDay],
    ['PAID', 'DOCS_PENDING', '日本旅游签证', 'Tourist visa for Japan', 2, checkout.travelDay],
  );
  assert.deepEqual(order.lines, [
    { code: 'applicant', name: '签证办理', unitPrice: 38_000, quantity: 2, amount: 76_000 },
  ]);
  assert.deepEqual(
    order.travellers.map(({ name, documentMask }) => [name, documentMask]),
    [
      ['旅客7', maskDocument(adult(7).documentNo)],
      ['小海', 'E1***5678'],
    ],
  );
  assert.deepEqual(await checkout.places(), { held: 0, sold: 2 });
  const rows = JSON.stringify(await checkout.deps.db.select().from(orders));
  assert.ok(!rows.includes(adult(7).documentNo) && !rows.includes('E12345678'));
});

test('an order keeps its snapshot when the visa changes', async (t) => {
  const checkout = await openVisaCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const orderNo = await applyForTwo(checkout, buyer);
  await db.update(products).set({ title: { zh: '别的' }, destination: '韩国', content: contents.visa });
  await db.update(inventory).set({ price: 1 });
  const order = await detailOf(checkout, buyer, orderNo);
  assert.ok(order.details.kind === 'visa');
  const { documents, applicants, ...details } = order.details;
  assert.deepEqual(details, {
    kind: 'visa',
    type: { zh: '单次·普通' },
    country: { zh: '日本', en: 'Japan' },
    travelDay: checkout.travelDay,
    returnAddress: address,
  });
  assert.deepEqual(applicants, [
    { name: '旅客7', applicant: 'employed' },
    { name: '小海', applicant: 'child' },
  ]);
  const listed = documents.map((list) => `${list.applicant} ${list.items.length}`);
  assert.deepEqual(listed, ['employed 3', 'child 1']);
  assert.deepEqual([order.title, order.terms.length, order.amount], ['日本旅游签证', 3, 76_000]);
});

test('passports are sent back to an address with a number of another country', async (t) => {
  const checkout = await openVisaCheckout(t);
  const buyer = await checkout.buyer();
  const returnAddress = { ...address, name: 'Ann Lee', mobile: '+447400123456' };
  const placed = await checkout.bookVisa(buyer, { returnAddress });
  const { details } = await detailOf(checkout, buyer, placed.body.data.orderNo);
  assert.deepEqual(details.kind === 'visa' && details.returnAddress, returnAddress);
});

test('a quote shows the price of an application', async (t) => {
  const checkout = await openVisaCheckout(t);
  const payload = { visaId: checkout.visaId, skuId: checkout.typeId, applicants: 3 };
  const quote = (change: object) =>
    checkout.call<Quote>(undefined, 'POST', '/api/v1/orders/visa/quote', {
      payload: { ...payload, ...change },
    });
  const { data } = (await quote({})).body;
  assert.deepEqual([data.amount, data.left, data.terms.length], [114_000, 10, 3]);
  for (const [change, field] of [
    [{ applicants: 0 }, 'applicants'],
    [{ applicants: 10 }, 'applicants'],
    [{ visaId: 999 }, 'visaId'],
    [{ visaId: checkout.tourId }, 'visaId'],
    [{ skuId: checkout.skuId }, 'skuId'],
  ] as const) {
    const { status, body } = await quote(change);
    assert.deepEqual([status, body.field], [400, field], JSON.stringify(change));
  }
});

test('more applicants than are left are sold out; an outdated price is refused', async (t) => {
  const checkout = await openVisaCheckout(t, { total: 1 });
  const buyer = await checkout.buyer();
  const two = await checkout.bookVisa(buyer, { applicants: [applicant(1), applicant(2)] });
  assert.deepEqual([two.status, two.body.code, two.body.field], [409, 'A0510', 'applicants']);
  const cheap = await checkout.bookVisa(buyer, { expectedAmount: 1 });
  assert.deepEqual([cheap.status, cheap.body.code], [409, 'A0511']);
  assert.equal(await checkout.deps.db.$count(orders), 0);
  assert.equal((await checkout.bookVisa(buyer)).status, 200);
});

test('the earliest day of travel allows for the processing time', async (t) => {
  const checkout = await openVisaCheckout(t);
  const buyer = await checkout.buyer();
  const earliest = afterWorkingDays(dayOf(checkout.clock.now()), 5);
  const early = await checkout.bookVisa(buyer, { travelDay: addDays(earliest, -1) });
  assert.deepEqual([early.status, early.body.field], [400, 'travelDay']);
  assert.equal((await checkout.bookVisa(buyer, { travelDay: earliest })).status, 200);
});

test('repeating an application resumes the order with the latest files', async (t) => {
  const checkout = await openVisaCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const [first, second] = [await checkout.file(buyer), await checkout.file(buyer)];
  const files = [first, second].map((fileId) => ({ code: '护照', fileId }));
  const one = await checkout.bookVisa(buyer, { applicants: [applicant(1, files.slice(0, 1))] });
  const other = await checkout.bookVisa(buyer, { applicants: [applicant(1, files.slice(1))] });
  assert.deepEqual(other.body.data, one.body.data);
  const placed = async () => (await db.select().from(orderVisaDocuments)).map(({ fileId }) => fileId);
  assert.deepEqual(await placed(), [second]);
  const child = await checkout.bookVisa(buyer, { applicants: [applicant(2, files)] });
  assert.deepEqual([child.status, child.body.field], [400, 'applicants/0/files/1/fileId']);
  await checkout.call(buyer, 'POST', `/api/v1/orders/${one.body.data.orderNo}/cancel`);
  assert.equal((await checkout.bookVisa(buyer, { applicants: [applicant(2, files)] })).status, 200);
  assert.deepEqual((await placed()).sort(), [first, second].sort());
});

const one = (change: object) => ({ applicants: [{ ...applicant(), ...change }] });
const person = (change: object) => one({ person: { ...adult(), ...change } });
const withFiles = (...files: [code: string, fileId: unknown][]) =>
  one({ files: files.map(([code, fileId]) => ({ code, fileId })) });
const today = dayOf(new Date());

/** `own` and `theirs` are replaced by file ids, `stranger` by a traveller id. */
const refusals: [string, object, string][] = [
  ['no applicants', { applicants: [] }, 'applicants'],
  ['ten people', { applicants: Array.from({ length: 10 }, (_, n) => applicant(n)) }, 'applicants'],
  ['somebody twice', { applicants: [applicant(1), applicant(1)] }, 'applicants/1/person'],
  ['a wrong ID card', person({ documentNo: '440804199003070016' }), 'applicants/0/person/documentNo'],
  ['a name of spaces', person({ name: ' ' }), 'applicants/0/person/name'],
  [
    "somebody else's traveller",
    one({ person: { travellerId: 'stranger' } }),
    'applicants/0/person/travellerId',
  ],
  ['a kind not taken', one({ applicant: 'retired' }), 'applicants/0/applicant'],
  ['a kind that there is not', one({ applicant: 'x' }), 'applicants/0/applicant'],
  ['a grown child', one({ applicant: 'child' }), 'applicants/0/applicant'],
  ['a child at work', one({ person: child }), 'applicants/0/applicant'],
  ['eleven files', withFiles(...Array(11).fill(['护照', 'own'])), 'applicants/0/files'],
  ['one file twice', withFiles(['护照', 'own'], ['护照', 'own']), 'applicants/0/files/1/fileId'],
  ["somebody else's file", withFiles(['护照', 'theirs']), 'applicants/0/files/0/fileId'],
  ['a file that there is not', withFiles(['护照', 999]), 'applicants/0/files/0/fileId'],
  ['a document that is not required', withFiles(['驾照', 'own']), 'applicants/0/files/0/code'],
  ['today', { travelDay: today }, 'travelDay'],
  ['a past day', { travelDay: '2020-01-01' }, 'travelDay'],
  ['a day that is none', { travelDay: '2027-02-30' }, 'travelDay'],
  ['a day far ahead', { travelDay: addDays(today, 367) }, 'travelDay'],
  ['no contact', { contact: undefined }, 'contact'],
  ['a contact named with spaces', { contact: { name: ' ', mobile: '13800000000' } }, 'contact/name'],
  ['no return address', { returnAddress: undefined }, 'returnAddress'],
  [
    'a number that does not exist',
    { returnAddress: { ...address, mobile: '+4412345' } },
    'returnAddress/mobile',
  ],
  ['a province not sent to', { returnAddress: { ...address, province: '台湾' } }, 'returnAddress/province'],
  ['an unknown visa', { visaId: 999 }, 'visaId'],
  ['an unknown type', { skuId: 999 }, 'skuId'],
  ['a long remark', { remark: 'x'.repeat(501) }, 'remark'],
];

test('every invalid value is a 400 that names its field, and nothing is written', async (t) => {
  const checkout = await openVisaCheckout(t);
  const { db } = checkout.deps.database;
  const [buyer, other] = [await checkout.buyer(), await checkout.buyer()];
  const saved = await checkout.call<Traveller>(other, 'POST', '/api/v1/travellers', { payload: adult(7) });
  const files = { own: await checkout.file(buyer), theirs: await checkout.file(other) };
  const ids = { ...files, stranger: saved.body.data.id };
  for (const [what, change, field] of refusals) {
    const { status, body } = await checkout.bookVisa(buyer, withIds(change, ids));
    assert.deepEqual([status, body.field], [400, field], `${what}: ${JSON.stringify(body)}`);
  }
  for (const table of [orders, holds, orderVisaDocuments, auditLog]) assert.equal(await db.$count(table), 0);
  assert.deepEqual(await checkout.places(), { held: 0, sold: 0 });
  assert.equal(
    (await checkout.call(undefined, 'POST', '/api/v1/orders/visa', { key: newKey() })).status,
    401,
  );
});

test('an electronic visa is booked without a return address, and keeps none', async (t) => {
  const checkout = await openVisaCheckout(t);
  const { db } = checkout.deps.database;
  await db
    .update(products)
    .set({ content: sql`content || '{"electronic": true}'::jsonb` })
    .where(eq(products.id, checkout.visaId));
  const buyer = await checkout.buyer();
  for (const returnAddress of [undefined, address]) {
    const placed = await checkout.bookVisa(buyer, { returnAddress, remark: String(returnAddress?.street) });
    assert.equal(placed.status, 200, JSON.stringify(placed.body));
    const url = `/api/v1/orders/${placed.body.data.orderNo}`;
    const { details } = (await checkout.call<OrderDetail>(buyer, 'GET', url)).body.data;
    assert.equal(details.kind === 'visa' ? details.returnAddress : undefined, null);
  }
});
