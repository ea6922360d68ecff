import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderVisaDocument } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { auditLog, orders, visaDocuments } from '#src/platform/database/index.ts';
import type { Buyer } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { openVisaCheckout, type VisaFixture } from '#src/sales/checkout/testing/visa-fixture.ts';
import { add, documentsUrl, submit, underReview } from './testing/documents.ts';
import { pdf } from './testing/files.ts';

const perms = ['trade:order:fulfil'];
const reviewed = (orderNo: string, id: number | string = ''): string =>
  `/api/v1/visa-orders/${orderNo}/files${id && `/${id}`}`;

const judge = (checkout: VisaFixture, staff: Buyer, url: string, payload: object) =>
  checkout.call<OrderVisaDocument>(staff, 'PUT', `${url}/verdict`, { payload });

/** Rejects the documents as staff. */
const sendBack = (checkout: VisaFixture, orderNo: string) =>
  checkout.deps.db.update(orders).set({ fulfilment: 'DOCS_REJECTED' }).where(eq(orders.orderNo, orderNo));

test('staff read and review the documents of an order, with audit entries', async (t) => {
  const checkout = await openVisaCheckout(t);
  const staff = await checkout.signIn('COUNSELLOR', { perms });
  const { orderNo, passport, letter } = await underReview(checkout, await checkout.buyer());
  const { body } = await checkout.call<OrderVisaDocument[]>(staff, 'GET', reviewed(orderNo));
  assert.deepEqual(
    body.data.map(({ file }) => file.id),
    [passport, letter],
  );
  const read = await checkout.app.inject({ url: reviewed(orderNo, passport), headers: staff.headers });
  assert.deepEqual(read.rawPayload, pdf());
  assert.equal(read.headers['x-content-type-options'], 'nosniff');
  const bad = await judge(checkout, staff, reviewed(orderNo, passport), {
    state: 'REJECTED',
    note: ' 反光 ',
  });
  assert.deepEqual([bad.body.data.state, bad.body.data.note], ['REJECTED', '反光']);
  const good = await judge(checkout, staff, reviewed(orderNo, letter), { state: 'ACCEPTED' });
  assert.deepEqual([good.body.data.state, good.body.data.note], ['ACCEPTED', '']);
  const log = await checkout.deps.db.select().from(auditLog).where(eq(auditLog.subject, 'visa-file'));
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
  const checkout = await openVisaCheckout(t);
  const [staff, buyer] = [await checkout.signIn('COUNSELLOR', { perms }), await checkout.buyer()];
  const { orderNo, passport, letter } = await underReview(checkout, buyer);
  const remove = async (id: number) =>
    (await checkout.call(buyer, 'DELETE', `${documentsUrl(orderNo)}/${id}`)).status;
  assert.equal(await remove(passport), 409);
  await judge(checkout, staff, reviewed(orderNo, passport), { state: 'REJECTED', note: '反光' });
  await judge(checkout, staff, reviewed(orderNo, letter), { state: 'ACCEPTED' });
  await sendBack(checkout, orderNo);
  assert.equal((await submit(checkout, buyer, orderNo)).body.field, 'applicants/0/护照');
  assert.deepEqual([await remove(letter), await remove(passport), await remove(passport)], [409, 200, 404]);
  assert.equal(await checkout.deps.db.$count(visaDocuments), 1);
  await add(checkout, buyer, orderNo, { applicant: 0, code: '护照', fileId: await checkout.file(buyer) });
  assert.equal((await submit(checkout, buyer, orderNo)).status, 200);
});

test('an invalid verdict, or one on an order not under review, changes nothing', async (t) => {
  const checkout = await openVisaCheckout(t);
  const [staff, buyer] = [await checkout.signIn('COUNSELLOR', { perms }), await checkout.buyer()];
  const { orderNo, passport } = await underReview(checkout, buyer);
  const url = reviewed(orderNo, passport);
  for (const [payload, field] of [
    [{ state: 'REJECTED' }, 'note'],
    [{ state: 'REJECTED', note: ' ' }, 'note'],
    [{ state: 'REJECTED', note: 'x'.repeat(201) }, 'note'],
    [{ state: 'PENDING' }, 'state'],
    [{}, 'state'],
  ] as const) {
    const { status, body } = await judge(checkout, staff, url, payload);
    assert.deepEqual([status, body.field], [400, field]);
  }
  const accepted = { state: 'ACCEPTED' };
  assert.equal((await judge(checkout, staff, reviewed(orderNo, 999), accepted)).status, 404);
  assert.equal(
    (await judge(checkout, staff, reviewed(await checkout.order(buyer), passport), accepted)).status,
    404,
  );
  for (const method of ['GET', 'PUT'] as const) {
    const path = method === 'PUT' ? `${url}/verdict` : url;
    assert.equal((await checkout.call(buyer, method, path, { payload: accepted })).status, 403);
  }
  await sendBack(checkout, orderNo);
  const late = await judge(checkout, staff, url, accepted);
  assert.deepEqual([late.status, late.body.code], [409, 'A0513']);
});
