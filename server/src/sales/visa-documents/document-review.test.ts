import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderVisaDocument } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { auditLog, orders, visaFiles } from '#src/platform/database/index.ts';
import type { Buyer } from '#src/sales/checkout/testing/shop.ts';
import { openVisaShop, type VisaShop } from '#src/sales/checkout/testing/visa-shop.ts';
import { add, documentsUrl, submit, underReview } from './testing/documents.ts';
import { pdf } from './testing/files.ts';

const perms = ['trade:order:fulfil'];
const reviewed = (orderNo: string, id: number | string = ''): string =>
  `/api/v1/visa-orders/${orderNo}/files${id && `/${id}`}`;

const judge = (shop: VisaShop, staff: Buyer, url: string, payload: object) =>
  shop.call<OrderVisaDocument>(staff, 'PUT', `${url}/verdict`, { payload });

/** Rejects the documents as staff. */
const sendBack = (shop: VisaShop, orderNo: string) =>
  shop.deps.database.db
    .update(orders)
    .set({ fulfilment: 'DOCS_REJECTED' })
    .where(eq(orders.orderNo, orderNo));

test('staff read and review the documents of an order, with audit entries', async (t) => {
  const shop = await openVisaShop(t);
  const staff = await shop.signIn('COUNSELLOR', { perms });
  const { orderNo, passport, letter } = await underReview(shop, await shop.buyer());
  const { body } = await shop.call<OrderVisaDocument[]>(staff, 'GET', reviewed(orderNo));
  assert.deepEqual(
    body.data.map(({ file }) => file.id),
    [passport, letter],
  );
  const read = await shop.app.inject({ url: reviewed(orderNo, passport), headers: staff.headers });
  assert.deepEqual(read.rawPayload, pdf());
  assert.equal(read.headers['x-content-type-options'], 'nosniff');
  const bad = await judge(shop, staff, reviewed(orderNo, passport), { state: 'REJECTED', note: ' 反光 ' });
  assert.deepEqual([bad.body.data.state, bad.body.data.note], ['REJECTED', '反光']);
  const good = await judge(shop, staff, reviewed(orderNo, letter), { state: 'ACCEPTED' });
  assert.deepEqual([good.body.data.state, good.body.data.note], ['ACCEPTED', '']);
  const log = await shop.deps.database.db.select().from(auditLog).where(eq(auditLog.subject, 'visa-file'));
  assert.deepEqual(
    log.map(({ action, actorId, subjectId }) => [action, actorId, subjectId]),
    ['read', 'judge', 'judge'].map((action, place) => [
      action,
      staff.userId,
      String([passport, passport, letter][place]),
    ]),
  );
});

test('a rejected document is replaced and submitted again; an accepted one stays', async (t) => {
  const shop = await openVisaShop(t);
  const [staff, buyer] = [await shop.signIn('COUNSELLOR', { perms }), await shop.buyer()];
  const { orderNo, passport, letter } = await underReview(shop, buyer);
  const remove = async (id: number) =>
    (await shop.call(buyer, 'DELETE', `${documentsUrl(orderNo)}/${id}`)).status;
  assert.equal(await remove(passport), 409);
  await judge(shop, staff, reviewed(orderNo, passport), { state: 'REJECTED', note: '反光' });
  await judge(shop, staff, reviewed(orderNo, letter), { state: 'ACCEPTED' });
  await sendBack(shop, orderNo);
  assert.equal((await submit(shop, buyer, orderNo)).body.field, 'applicants/0/护照');
  assert.deepEqual([await remove(letter), await remove(passport), await remove(passport)], [409, 200, 404]);
  assert.equal(await shop.deps.database.db.$count(visaFiles), 1);
  await add(shop, buyer, orderNo, { applicant: 0, code: '护照', fileId: await shop.file(buyer) });
  assert.equal((await submit(shop, buyer, orderNo)).status, 200);
});

test('an invalid verdict, or one on an order not under review, changes nothing', async (t) => {
  const shop = await openVisaShop(t);
  const [staff, buyer] = [await shop.signIn('COUNSELLOR', { perms }), await shop.buyer()];
  const { orderNo, passport } = await underReview(shop, buyer);
  const url = reviewed(orderNo, passport);
  for (const [payload, field] of [
    [{ state: 'REJECTED' }, 'note'],
    [{ state: 'REJECTED', note: ' ' }, 'note'],
    [{ state: 'REJECTED', note: 'x'.repeat(201) }, 'note'],
    [{ state: 'PENDING' }, 'state'],
    [{}, 'state'],
  ] as const) {
    const { status, body } = await judge(shop, staff, url, payload);
    assert.deepEqual([status, body.field], [400, field]);
  }
  const accepted = { state: 'ACCEPTED' };
  assert.equal((await judge(shop, staff, reviewed(orderNo, 999), accepted)).status, 404);
  assert.equal((await judge(shop, staff, reviewed(await shop.order(buyer), passport), accepted)).status, 404);
  for (const method of ['GET', 'PUT'] as const) {
    const path = method === 'PUT' ? `${url}/verdict` : url;
    assert.equal((await shop.call(buyer, method, path, { payload: accepted })).status, 403);
  }
  await sendBack(shop, orderNo);
  const late = await judge(shop, staff, url, accepted);
  assert.deepEqual([late.status, late.body.code], [409, 'A0513']);
});
