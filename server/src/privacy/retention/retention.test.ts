import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { finalOrderStates } from '@portal/shared/rules';
import { eq, isNull } from 'drizzle-orm';
import { checkAuditChain, recordChange, sealAudit, withOrigin } from '#src/platform/audit/index.ts';
import { auditLog, auditSeals, businessSettings, enquiries, orders } from '#src/platform/database/index.ts';
import { openVisaCheckout } from '#src/sales/checkout/testing/visa-fixture.ts';
import { checkConsistency } from '#src/sales/reconciliation/consistency-check.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { openMember } from '../account-deletion/testing/member-fixture.ts';
import { erasePastRetention } from './index.ts';

const day = 86_400;

test('orders that ended three years ago lose their personal data, open and later ones keep them', async (t) => {
  const checkout = await openVisaCheckout(t);
  const { db } = checkout.deps;
  const open = await checkout.order(await checkout.buyer());
  await openMember(checkout);
  await sealAudit(db, { isComplete: true });
  assert.equal((await erasePastRetention(checkout.deps)).orders, 0);
  const [changed, ...ended] = (await db.select().from(orders)).filter(
    ({ state, closedReason }) => finalOrderStates.includes(state) || closedReason !== null,
  );
  assert.ok(changed && ended.length > 0);
  checkout.clock.advance(1500 * day);
  await db.update(orders).set({ updatedAt: checkout.clock.now() }).where(eq(orders.id, changed.id));
  const { orders: erased, auditRows } = await erasePastRetention(checkout.deps);
  assert.ok(erased === ended.length && auditRows > 0, `${erased} orders, ${auditRows} rows`);
  const named = (await db.select().from(orders)).filter(({ form }) => form.contact.name !== '');
  const kept = named.map(({ orderNo }) => orderNo);
  assert.ok(kept.includes(open) && kept.includes(changed.orderNo));
  assert.ok(ended.every(({ orderNo }) => !kept.includes(orderNo)));
  assert.deepEqual(await checkConsistency(db), []);
  assert.equal((await erasePastRetention(checkout.deps)).orders, 0, 'it is done once');
});

const openLog = async (t: TestContext) => {
  const portal = await buildTestApp(t);
  const actor = { userId: 7, username: 'haisheng' };
  const after = { nickname: 'Lan', state: 'PAID' };
  await withOrigin({ address: '203.0.113.9', agent: 'curl/8.5.0' }, () =>
    recordChange(portal.deps.db, { actor, action: 'update', subject: 'user', subjectId: 9, after }),
  );
  await sealAudit(portal.deps.db, { isComplete: true });
  return portal;
};

test('old rows of the audit log lose names and details, and the chain can still be verified', async (t) => {
  const { deps, clock } = await openLog(t);
  const { db } = deps;
  clock.advance(1097 * day);
  assert.equal((await erasePastRetention(deps)).auditRows, 1);
  const [row, erasure] = await db.select().from(auditLog).orderBy(auditLog.id);
  assert.deepEqual([row?.actorId, row?.actor, row?.after], [7, 'erased-7', { state: 'PAID' }]);
  assert.deepEqual([row?.address, row?.agent], [null, null]);
  assert.deepEqual([erasure?.subject, erasure?.after], ['audit-log', { erasedRows: 1 }]);
  await sealAudit(db, { isComplete: true });
  assert.equal(await db.$count(auditSeals, isNull(auditSeals.salt)), 1);
  assert.deepEqual(await checkAuditChain(db, 20), []);
  clock.advance(1097 * day);
  assert.equal((await erasePastRetention(deps)).auditRows, 0, 'erasures stay');
  assert.deepEqual(await checkAuditChain(db, 20), []);
});

test('the setting of the agency decides how long the audit log keeps names and details', async (t) => {
  const { deps, clock } = await openLog(t);
  const keep = async (value: number) => {
    await deps.db
      .insert(businessSettings)
      .values({ name: 'auditDays', value })
      .onConflictDoUpdate({ target: businessSettings.name, set: { value } });
  };
  await keep(3660);
  clock.advance(1097 * day);
  assert.equal((await erasePastRetention(deps)).auditRows, 0);
  await keep(184);
  assert.equal((await erasePastRetention(deps)).auditRows, 1);
});

test('details that were erased beyond what erasures record are found', async (t) => {
  const { deps, clock } = await openLog(t);
  clock.advance(1097 * day);
  await erasePastRetention(deps);
  await recordChange(deps.db, { actor: 'system', action: 'update', subject: 'user', subjectId: 8 });
  await sealAudit(deps.db, { isComplete: true });
  await deps.db.update(auditSeals).set({ salt: null }).where(eq(auditSeals.position, 3));
  assert.match(
    (await checkAuditChain(deps.db, 20))[0] ?? '',
    /^the details of 2 rows were erased, .* record 1$/,
  );
});

test('enquiries are deleted two years after their last step', async (t) => {
  const { deps, clock } = await buildTestApp(t);
  const enquiry = {
    ...{ organisation: '湛江一中', people: 40, contactName: '陈海', mobile: '13800000000' },
    ...{ address: '203.0.113.7', fingerprint: 'x' },
  };
  const [old, young] = [new Date(clock.now().getTime() - 732 * day * 1000), clock.now()];
  await deps.db.insert(enquiries).values([
    { ...enquiry, enquiryNo: 'Q1', updatedAt: old },
    { ...enquiry, enquiryNo: 'Q2', updatedAt: young },
  ]);
  assert.equal((await erasePastRetention(deps)).enquiries, 1);
  const left = await deps.db.select().from(enquiries);
  assert.deepEqual(
    left.map(({ enquiryNo }) => enquiryNo),
    ['Q2'],
  );
});
