import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import { sealAudit } from '#src/platform/audit/index.ts';
import { createDocumentCipher, openDataKeys } from '#src/platform/crypto/index.ts';
import { auditLog, auditSeals, orders, reviews, users, visaDocuments } from '#src/platform/database/index.ts';
import { openVisaCheckout, type VisaFixture } from '#src/sales/checkout/testing/visa-fixture.ts';
import { checkConsistency } from '#src/sales/reconciliation/consistency-check.ts';
import { takeSteps, underReview } from '#src/sales/visa-documents/testing/documents.ts';
import { findInTables, listPersonalTables } from '#test/support/search-tables.ts';
import { eraseClosedAccounts } from './erase-account.ts';
import { openMember, password } from './testing/member-fixture.ts';
import { person, personal } from './testing/person.ts';

/** Values derived from document numbers. */
const derived = async ({ deps }: VisaFixture): Promise<string[]> => {
  const cipher = createDocumentCipher(await openDataKeys(deps));
  return [person.traveller, person.typedIn].map(({ documentNo }) => cipher.hash('id-card', documentNo));
};

/** Texts that are stored nowhere in plain text: numbers and files are encrypted, codes are hashed. */
const sealed: readonly string[] = [person.traveller.documentNo, person.typedIn.documentNo];

const countOf = async ({ deps }: VisaFixture, table: string): Promise<number> => {
  const { rows } = await deps.db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
  return rows.length;
};

test('fifteen days after closing no personal data is in any table, and the consistency check passes', async (t) => {
  const checkout = await openVisaCheckout(t);
  const { db } = checkout.deps.database;
  const member = await openMember(checkout);
  const empty = [];
  for (const table of await listPersonalTables(db))
    if ((await countOf(checkout, table)) === 0) empty.push(table);
  assert.deepEqual(empty, [], 'the fixture has a row in every table about people: add it there');
  const needles = [...personal, ...(await derived(checkout))];
  const before = await findInTables(db, needles);
  const unseen = needles.filter((needle) => !before.some((place) => place.endsWith(`: ${needle}`)));
  assert.deepEqual(unseen.sort(), [...sealed].sort(), 'all else is there before');

  await sealAudit(db, { isComplete: true });
  const closing = { payload: { password } };
  const closed = await checkout.call(member, 'POST', '/api/v1/account/closing', closing);
  assert.equal(closed.status, 200, JSON.stringify(closed.body));
  await checkout.call(member, 'POST', '/api/v1/account/closing', { payload: { password: 'Guess@2026' } });
  const told = await db.$count(orders);
  checkout.clock.advance(15 * 86_400);
  assert.equal(await eraseClosedAccounts(checkout.deps), 1);

  assert.deepEqual(await findInTables(db, needles), []);
  await sealAudit(db, { isComplete: true });
  assert.ok((await db.$count(auditSeals, isNull(auditSeals.salt))) > 0, 'details of sealed rows are erased');
  assert.deepEqual(await checkConsistency(db), []);
  assert.equal(await db.$count(orders), told, 'orders stay');
  assert.equal(await eraseClosedAccounts(checkout.deps), 0, 'it is done once');
  const [review] = await db.select().from(reviews).where(isNotNull(reviews.orderId));
  assert.deepEqual([review?.author, review?.userId, review?.pictures], ['已注销用户', null, []]);
  assert.equal((await checkout.call(member, 'GET', '/api/v1/account')).status, 401);
});

test('the username is free again, and data of other members is unchanged', async (t) => {
  const checkout = await openVisaCheckout(t);
  const { db } = checkout.deps.database;
  const [gone, stays] = [await checkout.signIn('MEMBER', { username: 'lan' }), await checkout.buyer()];
  const orderNo = await checkout.order(stays);
  await db.update(users).set({ closingAt: checkout.clock.now() }).where(sql`id = ${gone.userId}`);
  checkout.clock.advance(15 * 86_400);
  assert.equal(await eraseClosedAccounts(checkout.deps), 1);
  assert.ok((await checkout.signIn('MEMBER', { username: 'lan' })).userId);
  const [order] = await db.select().from(orders);
  assert.deepEqual([order?.orderNo, order?.form.contact.name], [orderNo, '陈海']);
});

test('notes on visa documents are erased from the log, also of files that were deleted before', async (t) => {
  const checkout = await openVisaCheckout(t);
  const { db } = checkout.deps.database;
  const member = await checkout.signIn('MEMBER', { username: 'lan' });
  const staff = await checkout.signIn('COUNSELLOR', { perms: ['trade:order:fulfil'] });
  const { orderNo, passport } = await underReview(checkout, member);
  const url = `/api/v1/visa-orders/${orderNo}/files/${passport}/verdict`;
  const verdict = { payload: { state: 'REJECTED', note: '陈海的照片反光' } };
  assert.equal((await checkout.call(staff, 'PUT', url, verdict)).status, 200);
  await db.delete(visaDocuments);
  await takeSteps(checkout, orderNo, 'sendToConsulate', 'approveVisa', 'deliver');
  await db.update(users).set({ closingAt: checkout.clock.now() }).where(sql`id = ${member.userId}`);
  checkout.clock.advance(15 * 86_400);
  assert.equal(await eraseClosedAccounts(checkout.deps), 1);
  const rows = await db.select().from(auditLog).where(sql`subject = 'visa-file' and action = 'judge'`);
  assert.deepEqual(
    rows.map(({ after }) => after),
    [{ state: 'REJECTED', orderNo }],
  );
});
