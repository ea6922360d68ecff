import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visaDocuments } from '#src/platform/database/index.ts';
import { adult, cardOf } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { applicant, openVisaCheckout } from '#src/sales/checkout/testing/visa-fixture.ts';
import { pdf } from '#src/sales/visa-documents/testing/files.ts';
import { uploaded } from '#src/sales/visa-documents/testing/upload.ts';
import { findInTables } from '#test/support/search-tables.ts';

const inside = 'the only words of a passport scan';

test('no raw row of any table has a document number or a byte of a visa file', async (t) => {
  const checkout = await openVisaCheckout(t);
  const { db } = checkout.deps.database;
  const buyer = await checkout.buyer();
  const passport = { documentType: 'passport', documentNo: 'E87654321', birthDate: '1991-05-06', gender: 2 };
  for (const person of [adult(1), { ...passport, name: 'Ann Lee' }]) {
    const { status } = await checkout.call(buyer, 'POST', '/api/v1/travellers', { payload: person });
    assert.equal(status, 200);
  }
  await checkout.order(buyer, { travellers: [{ ...adult(2), name: '同行的人' }] });
  const bytes = pdf(inside);
  const fileId = await uploaded(checkout, buyer, { bytes, name: 'scan.pdf' });
  const booked = await checkout.bookVisa(buyer, { applicants: [applicant(3, [{ code: '护照', fileId }])] });
  assert.equal(booked.status, 200, JSON.stringify(booked.body));
  const [file] = await db.select().from(visaDocuments);
  assert.ok(file && file.content.length > bytes.length && !file.content.includes(bytes.subarray(0, 16)));

  const open = ['Ann Lee', '同行的人', 'scan.pdf'];
  const secret = [cardOf(1), 'E87654321', cardOf(2), cardOf(3), inside];
  const found = await findInTables(db, [...open, ...secret]);
  assert.deepEqual(found.sort(), ['orders: 同行的人', 'travellers: Ann Lee', 'visa_files: scan.pdf'].sort());
});
