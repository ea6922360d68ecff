import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { FulfilmentEvent } from '@portal/shared/rules';
import { and, eq } from 'drizzle-orm';
import { auditLog, orderVisaDocuments, visaDocuments } from '#src/platform/database/index.ts';
import { openVisaCheckout } from '#src/sales/checkout/testing/visa-fixture.ts';
import { takeSteps, underReview } from './testing/documents.ts';
import { deleteDecidedDocuments } from './visa-document-jobs.ts';

const day = 86_400;

/** A portal with orders whose documents are under review. */
const open = async (t: TestContext) => {
  const checkout = await openVisaCheckout(t, { total: 60 });
  const { deps, clock } = checkout;
  const buyer = await checkout.buyer();
  const take = (orderNo: string, ...events: FulfilmentEvent[]) => takeSteps(checkout, orderNo, ...events);
  const fileCount = () => deps.db.$count(visaDocuments);
  return { checkout, buyer, take, fileCount, clock, deps };
};

const deletions = and(eq(auditLog.subject, 'visa-file'), eq(auditLog.action, 'delete'));

for (const decision of ['approveVisa', 'refuseVisa'] as const)
  test(`visa documents are deleted 30 days after ${decision}, with an audit row that names their order only`, async (t) => {
    const { checkout, buyer, take, fileCount, clock, deps } = await open(t);
    const { orderNo, passport, letter } = await underReview(checkout, buyer);
    await take(orderNo, 'sendToConsulate', decision);
    clock.advance(20 * day);
    await take(orderNo, 'deliver');
    clock.advance(10 * day);
    assert.equal(await deleteDecidedDocuments(deps), 0, 'the last moment of the thirty days');
    assert.equal(await fileCount(), 2);
    clock.advance(1);
    assert.equal(await deleteDecidedDocuments(deps), 2);
    assert.equal(await fileCount(), 0);
    assert.equal(await deps.db.$count(orderVisaDocuments), 0);
    const rows = await deps.db.select().from(auditLog).where(deletions).orderBy(auditLog.id);
    assert.deepEqual(
      rows.map(({ actor, subjectId, before, after }) => [actor, subjectId, before, after]),
      [passport, letter].map((id) => ['system', String(id), null, { orderNo }]),
    );
    const staff = await checkout.signIn('COUNSELLOR', { perms: ['trade:order:fulfil'] });
    const url = `/api/v1/visa-orders/${orderNo}/files`;
    const { status, body } = await checkout.call<unknown[]>(staff, 'GET', url);
    assert.deepEqual([status, body.data], [200, []]);
    assert.equal(await deleteDecidedDocuments(deps), 0, 'it is done once');
    assert.equal(await deps.db.$count(auditLog, deletions), 2);
  });

test('documents of a visa without a decision stay', async (t) => {
  const { checkout, buyer, take, fileCount, clock, deps } = await open(t);
  await underReview(checkout, buyer);
  const { orderNo } = await underReview(checkout, await checkout.buyer());
  await take(orderNo, 'sendToConsulate');
  clock.advance(400 * day);
  assert.equal(await deleteDecidedDocuments(deps), 0);
  assert.equal(await fileCount(), 4);
});

test('the period is a setting', async (t) => {
  const { checkout, buyer, take, clock, deps } = await open(t);
  const { orderNo } = await underReview(checkout, buyer);
  await take(orderNo, 'sendToConsulate', 'refuseVisa');
  clock.advance(7 * day + 1);
  assert.equal(await deleteDecidedDocuments(deps), 0);
  assert.equal(await deleteDecidedDocuments({ ...deps, env: { ...deps.env, visaFileDays: 7 } }), 2);
});

test('two servers delete more orders than one transaction takes, each file once', async (t) => {
  const { checkout, take, fileCount, clock, deps } = await open(t);
  for (let count = 0; count < 21; count += 1) {
    const { orderNo } = await underReview(checkout, await checkout.buyer());
    await take(orderNo, 'sendToConsulate', 'approveVisa');
  }
  clock.advance(30 * day + 1);
  const deleted = await Promise.all([deleteDecidedDocuments(deps), deleteDecidedDocuments(deps)]);
  const left = await deleteDecidedDocuments(deps);
  assert.equal(deleted[0] + deleted[1] + left, 42);
  assert.equal(await fileCount(), 0);
  assert.equal(await deps.db.$count(auditLog, deletions), 42);
});
