import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { auditLog, products, users } from '#src/platform/database/index.ts';
import { openMember } from '#src/privacy/account-deletion/testing/member-fixture.ts';
import { openVisaCheckout } from '#src/sales/checkout/testing/visa-fixture.ts';
import { addDepartment } from '#test/support/system-fixture.ts';

const perms = ['biz:customer:query', 'biz:customer:edit'];

const prepare = async (t: Parameters<typeof openVisaCheckout>[0]) => {
  const checkout = await openVisaCheckout(t);
  const who = await openMember(checkout);
  const staff = await checkout.signIn('DESK', { username: 'desk', perms });
  const open = async ({ headers }: typeof staff, id = who.userId) => {
    const answer = await checkout.app.inject({ url: `/api/v1/staff/customers/${id}`, headers });
    return { status: answer.statusCode, profile: answer.json().data };
  };
  const note = async ({ headers }: typeof staff, text: string, id = who.userId) =>
    checkout.app.inject({
      ...{ method: 'POST', url: `/api/v1/staff/customers/${id}/notes`, headers },
      payload: { text },
    });
  return { checkout, who, staff, open, note };
};

test('a profile has orders, coupons, messages and enquiries of one customer, contacts masked, and is logged', async (t) => {
  const { checkout, who, staff, open } = await prepare(t);
  const { db } = checkout.deps;
  const { status, profile } = await open(staff);
  assert.equal(status, 200);
  for (const list of ['orders', 'coupons', 'messages', 'enquiries'])
    assert.ok(profile[list].length > 0, `${list} of ${JSON.stringify(profile)}`);
  assert.ok(profile.totals.orders >= profile.orders.length);
  const [user] = await db.select().from(users).where(eq(users.id, who.userId));
  assert.notEqual(profile.mobile, user?.mobile);
  const logged = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'customer'), eq(auditLog.action, 'read')));
  assert.deepEqual(
    logged.map(({ actor, subjectId }) => [actor, subjectId]),
    [['desk', String(who.userId)]],
  );
});

test('staff of some departments see customers and orders of their products only', async (t) => {
  const { checkout, staff, open, note } = await prepare(t);
  const { db } = checkout.deps;
  const [near, far] = [await addDepartment(checkout.deps, 'near'), await addDepartment(checkout.deps, 'far')];
  await db.update(products).set({ deptId: far });
  const insider = await checkout.signIn('FAR', { perms, dataScope: 4, deptIds: [far] });
  const outsider = await checkout.signIn('NEAR', { perms, dataScope: 4, deptIds: [near] });
  const { profile } = await open(insider);
  assert.ok(profile.orders.length > 0);
  assert.deepEqual([profile.coupons, profile.messages, profile.enquiries], [[], [], []]);
  assert.equal((await open(outsider)).status, 404);
  assert.equal((await note(outsider, 'x')).statusCode, 404);
  assert.equal((await open(staff, 999_999)).status, 404);
  const root = await checkout.signIn('ROOT', { username: 'chief' });
  assert.equal((await open(staff, root.userId)).status, 404, 'ROOT is hidden');
});

test('a note is kept as text, a blank one is refused, and there are at most 200', async (t) => {
  const { checkout, staff, open, note } = await prepare(t);
  const before = (await open(staff)).profile.notes.length;
  const written = await note(staff, ' <b>海景</b> ');
  assert.deepEqual([written.statusCode, written.json().data.text], [200, '<b>海景</b>']);
  const blank = await note(staff, '   ');
  assert.deepEqual([blank.statusCode, blank.json().field], [400, 'text']);
  const { profile } = await open(staff);
  assert.deepEqual([profile.notes.length, profile.notes[0].text], [before + 1, '<b>海景</b>']);
  for (let count = before + 1; count < 200; count += 1) await note(staff, `备注 ${count}`);
  const beyond = await note(staff, '再来一条');
  assert.deepEqual([beyond.statusCode, beyond.json().field], [400, 'text']);
  const reader = await checkout.signIn('READER', { perms: ['biz:customer:query'] });
  assert.equal((await note(reader, 'x')).statusCode, 403);
});
