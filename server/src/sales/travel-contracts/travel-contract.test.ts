import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { auditLog, orders, products, travelContracts } from '#src/platform/database/index.ts';
import { readPdf } from '#src/platform/pdf/testing/read-pdf.ts';
import { findOrderByNumber } from '#src/sales/orders/index.ts';
import { requestContract } from './index.ts';
import { openContracts } from './testing/contract-fixture.ts';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('a paid tour gets contract and itinerary, whose hashes are in the audit log', async (t) => {
  const portal = await openContracts(t);
  const buyer = await portal.buyer();
  const orderNo = await portal.paidOrder(buyer);
  const [waiting] = await portal.contractsOf(buyer, orderNo);
  assert.deepEqual([waiting?.version, waiting?.issuedAt], [1, null]);
  assert.equal((await portal.download(buyer, `orders/${orderNo}/contract`)).statusCode, 404);
  assert.equal(await portal.issue(), 1);
  const [issued] = await portal.contractsOf(buyer, orderNo);
  const contract = await portal.download(buyer, `orders/${orderNo}/contract`);
  const itinerary = await portal.download(buyer, `orders/${orderNo}/itinerary?version=1`);
  assert.deepEqual(
    [issued?.contractSha256, issued?.itinerarySha256],
    [sha256(contract.rawPayload), sha256(itinerary.rawPayload)],
  );
  const [row] = await portal.deps.db.select().from(auditLog).where(eq(auditLog.subject, 'travel-contract'));
  assert.deepEqual([row?.action, row?.actor, row?.subjectId], ['issue', 'system', orderNo]);
  const { issuedAt: _, ...stated } = issued ?? {};
  assert.deepEqual(row?.after, { ...stated, language: 'zh-cn' });
});

test('a download is an attachment that is neither sniffed nor stored', async (t) => {
  const portal = await openContracts(t);
  const buyer = await portal.buyer();
  const orderNo = await portal.paidOrder(buyer);
  await portal.issue();
  const { headers } = await portal.download(buyer, `orders/${orderNo}/contract`);
  assert.deepEqual(
    [
      headers['content-type'],
      headers['content-disposition'],
      headers['x-content-type-options'],
      headers['cache-control'],
    ],
    ['application/pdf', `attachment; filename=contract-${orderNo}-v1.pdf`, 'nosniff', 'private, no-store'],
  );
});

test('the contract names parties, travellers, price and terms; document numbers are masked', async (t) => {
  const portal = await openContracts(t);
  const buyer = await portal.buyer();
  const orderNo = await portal.paidOrder(buyer);
  await portal.issue();
  const pdf = await readPdf((await portal.download(buyer, `orders/${orderNo}/contract`)).rawPayload);
  const [order] = await portal.deps.db.select().from(orders);
  const [traveller] = order?.form.travellers ?? [];
  for (const part of [
    ...['包价旅游合同', orderNo, '海途旅行社', 'L-GD-00000', '0759-00000186', '陈海', '13800000000'],
    ...[traveller?.name, traveller?.documentMask, '¥1,000.00', '满2人成团', '不可抗力', '责任保险'],
    ...['2026-12', order?.form.consent?.sha256],
  ])
    assert.ok(part && pdf.text.includes(part), part);
  assert.doesNotMatch(pdf.text, /4408041990/);
  assert.deepEqual([pdf.fonts.length, pdf.areFontsEmbedded], [2, true]);
  assert.deepEqual([pdf.language, pdf.tags.includes('H2')], ['zh-CN', true]);
});

test('an order in English gets an English version before the Chinese contract', async (t) => {
  const portal = await openContracts(t);
  const buyer = await portal.buyer();
  const orderNo = await portal.paidOrder(buyer, 'en');
  await portal.issue();
  const contract = await readPdf((await portal.download(buyer, `orders/${orderNo}/contract`)).rawPayload);
  for (const part of [
    ...['Packagetravelcontract', 'HaituTravel', 'theChinesetextprevails', 'Forcemajeure'],
    ...['Twodaysonnaozhou', 'Adult', '包价旅游合同', '不可抗力'],
  ])
    assert.ok(contract.text.toLowerCase().includes(part.toLowerCase()), part);
  const itinerary = await readPdf((await portal.download(buyer, `orders/${orderNo}/itinerary`)).rawPayload);
  for (const part of ['Seaview1', 'Seasideinn', '第1站看海', '海边客栈'])
    assert.ok(itinerary.text.includes(part), part);
});

test('contracts of others are missing, as those of unpaid orders', async (t) => {
  const portal = await openContracts(t);
  const [buyer, other] = [await portal.buyer(), await portal.buyer()];
  const orderNo = await portal.paidOrder(buyer);
  await portal.issue();
  const unpaid = await portal.order(other);
  for (const file of ['contract', 'itinerary']) {
    assert.equal((await portal.download(other, `orders/${orderNo}/${file}`)).statusCode, 404);
    assert.equal((await portal.download(other, `orders/${unpaid}/${file}`)).statusCode, 404);
    assert.equal((await portal.download(buyer, `orders/${orderNo}/${file}?version=2`)).statusCode, 404);
    assert.equal((await portal.download(other, `staff/orders/${orderNo}/${file}`)).statusCode, 403);
  }
  const staff = await portal.signIn('STAFF', { perms: ['biz:order:query'] });
  const opened = await portal.download(staff, `staff/orders/${orderNo}/contract`);
  const own = await portal.download(buyer, `orders/${orderNo}/contract`);
  assert.ok(opened.rawPayload.equals(own.rawPayload));
});

test('an issued contract does not change: later versions are beside it', async (t) => {
  const portal = await openContracts(t);
  const buyer = await portal.buyer();
  const { db } = portal.deps;
  const orderNo = await portal.paidOrder(buyer);
  await portal.issue();
  const first = await portal.download(buyer, `orders/${orderNo}/contract`);
  await db
    .update(products)
    .set({ content: sql`jsonb_set(content, '{itinerary,0,hotel,zh}', '"另一家酒店"')` })
    .where(eq(products.id, portal.tourId));
  assert.equal(await portal.issue(), 0, 'nothing is due');
  const order = await findOrderByNumber(db, orderNo);
  assert.ok(order);
  await db
    .update(orders)
    .set({ form: { ...order.form, contact: { ...order.form.contact, name: '林惠兰' } } })
    .where(eq(orders.id, order.id));
  await db.transaction((tx) => requestContract(tx, order, { orgCode: 'A86', now: portal.deps.now() }));
  assert.equal(await portal.issue(), 1);
  const versions = await portal.contractsOf(buyer, orderNo);
  assert.deepEqual(
    versions.map(({ version }) => version),
    [1, 2],
  );
  const kept = await portal.download(buyer, `orders/${orderNo}/contract?version=1`);
  assert.ok(kept.rawPayload.equals(first.rawPayload));
  const latest = await readPdf((await portal.download(buyer, `orders/${orderNo}/contract`)).rawPayload);
  assert.ok(latest.text.includes('林惠兰') && latest.text.includes('第2版'));
  const itinerary = await readPdf((await portal.download(buyer, `orders/${orderNo}/itinerary`)).rawPayload);
  assert.ok(itinerary.text.includes('海边客栈') && !itinerary.text.includes('另一家酒店'));
});

test('files are encrypted in the database', async (t) => {
  const portal = await openContracts(t);
  const buyer = await portal.buyer();
  await portal.paidOrder(buyer);
  await portal.issue();
  const [row] = await portal.deps.db.select().from(travelContracts);
  for (const sealed of [row?.contract, row?.itinerary]) assert.ok(sealed && !sealed.includes('%PDF'));
});

test('a version that cannot be made does not stop others, and is tried again later', async (t) => {
  const portal = await openContracts(t);
  const [buyer, other] = [await portal.buyer(), await portal.buyer()];
  const broken = await portal.paidOrder(buyer);
  const good = await portal.paidOrder(other);
  const { db } = portal.deps;
  const order = await findOrderByNumber(db, broken);
  assert.ok(order);
  const its = eq(travelContracts.orderId, order.id);
  const [row] = await db.select().from(travelContracts).where(its);
  assert.ok(row);
  await db.update(travelContracts).set({ source: sql`'{}'` }).where(its);
  assert.equal(await portal.issue(), 1);
  assert.ok((await portal.contractsOf(other, good))[0]?.issuedAt);
  assert.ok(portal.logged.some((line) => line.includes('a travel contract could not be made')));
  await db.update(travelContracts).set({ source: row.source }).where(its);
  assert.equal(await portal.issue(), 0, 'not due yet');
  portal.clock.advance(601);
  assert.equal(await portal.issue(), 1);
});

test('the consent of a booking is stored with its version; other terms are refused', async (t) => {
  const portal = await openContracts(t);
  const buyer = await portal.buyer();
  const refused = await portal.book(buyer, { termsVersion: '2020-01' });
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.field],
    [409, 'A0514', 'contractAccepted'],
  );
  const { body } = await portal.call<{ version: string; sha256: string }>(
    undefined,
    'GET',
    '/api/v1/travel-terms',
  );
  const { version, sha256: hash } = body.data;
  const orderNo = await portal.order(buyer, { termsVersion: version });
  const [order] = await portal.deps.db.select().from(orders).where(eq(orders.orderNo, orderNo));
  assert.deepEqual(order?.form.consent, {
    ...{ version, sha256: hash },
    at: order?.createdAt.toISOString(),
  });
});
