import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderVisaDocument } from '@portal/shared/contract';
import { orderVisaDocuments, visaDocuments } from '#src/platform/database/index.ts';
import { detailOf } from '#src/sales/checkout/testing/started-payment.ts';
import { applicant, openVisaCheckout } from '#src/sales/checkout/testing/visa-fixture.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import { add, completeSet, documentsUrl, order, paidOrder, submit } from './testing/documents.ts';
import { deleteUnusedDocuments } from './visa-document-jobs.ts';

test('documents can be submitted once complete; otherwise the first missing one is named', async (t) => {
  const checkout = await openVisaCheckout(t);
  const buyer = await checkout.buyer();
  const given = [{ code: '护照', fileId: await checkout.file(buyer) }];
  const orderNo = await paidOrder(checkout, buyer, [applicant(1, given), applicant(2)]);
  for (const [place, code] of [
    [0, '在职证明'],
    [1, '护照'],
    [1, '在职证明'],
  ] as const) {
    const { status, body } = await submit(checkout, buyer, orderNo);
    assert.deepEqual([status, body.field], [400, `applicants/${place}/${code}`]);
    const added = await add(checkout, buyer, orderNo, {
      applicant: place,
      code,
      fileId: await checkout.file(buyer),
    });
    assert.deepEqual([added.body.data.code, added.body.data.state], [code, 'PENDING']);
  }
  assert.equal((await submit(checkout, buyer, orderNo)).status, 200);
  const { fulfilment, timeline } = await detailOf(checkout, buyer, orderNo);
  const { event, actor } = timeline.at(-1) ?? {};
  assert.deepEqual([fulfilment, event, actor], ['REVIEWING', 'submitDocs', 'member']);
  const again = await submit(checkout, buyer, orderNo);
  assert.deepEqual([again.status, again.body.code], [409, 'A0513']);
});

test('the documents of an order are listed by applicant', async (t) => {
  const checkout = await openVisaCheckout(t);
  const buyer = await checkout.buyer();
  const given = async (code: string) => [{ code, fileId: await checkout.file(buyer) }];
  const applicants = [applicant(1, await given('在职证明')), applicant(2, await given('护照'))];
  const orderNo = await paidOrder(checkout, buyer, applicants);
  await add(checkout, buyer, orderNo, { applicant: 0, code: '房产', fileId: await checkout.file(buyer) });
  const { body } = await checkout.call<OrderVisaDocument[]>(buyer, 'GET', documentsUrl(orderNo));
  assert.deepEqual(
    body.data.map((place) => [place.applicant, place.code, place.state, place.note, place.file.type]),
    [
      [0, '在职证明', 'PENDING', '', 'application/pdf'],
      [0, '房产', 'PENDING', '', 'application/pdf'],
      [1, '护照', 'PENDING', '', 'application/pdf'],
    ],
  );
});

test('of two concurrent submissions only one takes effect', async (t) => {
  const checkout = await openVisaCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await paidOrder(checkout, buyer, [applicant(1, await completeSet(checkout, buyer))]);
  const replies = await Promise.all(Array.from({ length: 6 }, () => submit(checkout, buyer, orderNo)));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409]);
});

test("another member's file or a wrong document is refused and changes nothing", async (t) => {
  const checkout = await openVisaCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const orderNo = await paidOrder(checkout, buyer);
  const good = { applicant: 0, code: '护照', fileId: await checkout.file(buyer) };
  for (const [change, field] of [
    [{ applicant: 1 }, 'applicant'],
    [{ applicant: -1 }, 'applicant'],
    [{ applicant: 9 }, 'applicant'],
    [{ code: '驾照' }, 'code'],
    [{ code: 'x'.repeat(65) }, 'code'],
    [{ fileId: 999 }, 'fileId'],
    [{ fileId: await checkout.file(await checkout.buyer()) }, 'fileId'],
  ] as const) {
    const { status, body } = await add(checkout, buyer, orderNo, { ...good, ...change });
    assert.deepEqual([status, body.field], [400, field], JSON.stringify(change));
  }
  assert.equal(await db.$count(orderVisaDocuments), 0);
  assert.equal((await add(checkout, buyer, orderNo, good)).status, 200);
  const twice = await add(checkout, buyer, orderNo, { ...good, code: '在职证明' });
  assert.deepEqual([twice.status, twice.body.field], [400, 'fileId']);
  const used = await checkout.call(buyer, 'DELETE', `/api/v1/visa-files/${good.fileId}`);
  assert.deepEqual([used.status, used.body.code], [409, 'A0513']);
});

test("the documents of another member's order are a 404", async (t) => {
  const checkout = await openVisaCheckout(t);
  const buyer = await checkout.buyer();
  const fileId = await checkout.file(buyer);
  const orderNo = await paidOrder(checkout, buyer, [applicant(1, [{ code: '护照', fileId }])]);
  const stranger = await checkout.buyer();
  const payload = { applicant: 0, code: '护照', fileId: await checkout.file(stranger) };
  for (const [method, url] of [
    ['GET', documentsUrl(orderNo)],
    ['POST', documentsUrl(orderNo)],
    ['POST', `${documentsUrl(orderNo)}/submit`],
    ['DELETE', `${documentsUrl(orderNo)}/${fileId}`],
    ['GET', `/api/v1/visa-files/${fileId}`],
  ] as const) {
    const options = method === 'POST' ? { payload } : {};
    assert.equal((await checkout.call(stranger, method, url, options)).status, 404, `${method} ${url}`);
    assert.equal((await checkout.call(undefined, method, url, options)).status, 401, `${method} ${url}`);
  }
  assert.equal(await checkout.deps.db.$count(orderVisaDocuments), 1);
});

test('documents can be added neither to an unpaid order nor to a tour', async (t) => {
  const checkout = await openVisaCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await order(checkout, buyer);
  const place = { applicant: 0, code: '护照', fileId: await checkout.file(buyer) };
  assert.equal((await add(checkout, buyer, orderNo, place)).body.code, 'A0513');
  assert.equal((await submit(checkout, buyer, orderNo)).body.code, 'A0513');
  const tour = await checkout.order(buyer);
  assert.equal((await add(checkout, buyer, tour, place)).status, 404);
  assert.equal((await checkout.call(buyer, 'GET', documentsUrl(tour))).status, 404);
});

test('an applicant has at most ten files, also with concurrent uploads', async (t) => {
  const checkout = await openVisaCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await paidOrder(checkout, buyer);
  const fileIds = [];
  for (let count = 0; count < 13; count += 1) fileIds.push(await checkout.file(buyer));
  const replies = await Promise.all(
    fileIds.map((fileId) => add(checkout, buyer, orderNo, { applicant: 0, code: '护照', fileId })),
  );
  const refused = replies.filter(({ status }) => status !== 200);
  assert.deepEqual(
    refused.map(({ body }) => body.field),
    Array(3).fill('applicant'),
  );
});

test('documents of a paid order are kept, those of a closed one deleted a day later', async (t) => {
  const checkout = await openVisaCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const kept = await checkout.file(buyer);
  await paidOrder(checkout, buyer, [applicant(1, [{ code: '护照', fileId: kept }])]);
  await order(checkout, buyer, [applicant(2, [{ code: '护照', fileId: await checkout.file(buyer) }])]);
  checkout.clock.advance(24 * 3600 + 1);
  await expireOrders(checkout.payment);
  assert.equal(await deleteUnusedDocuments(checkout.deps), 0);
  checkout.clock.advance(24 * 3600 + 1);
  assert.equal(await deleteUnusedDocuments(checkout.deps), 1);
  assert.deepEqual(
    (await db.select().from(visaDocuments)).map(({ id }) => id),
    [kept],
  );
});
