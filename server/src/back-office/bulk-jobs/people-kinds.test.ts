import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { enquiries, userRoles, users } from '#src/platform/database/index.ts';
import { addDepartment, addRole, addStaff } from '#test/support/system-fixture.ts';
import { openBulkJobs } from './testing/bulk-fixture.ts';

const perms = ['sys:user:edit', 'biz:enquiry:edit'];

test('users are disabled together, except oneself and those who are disabled already', async (t) => {
  const bulk = await openBulkJobs(t, perms);
  const first = await addStaff(bulk.deps, 'first');
  const off = await addStaff(bulk.deps, 'off', { status: 0 });
  const ids = [first, off, bulk.staff.userId].map(String);
  const job = await bulk.runAll({ kind: 'user-status', ids, status: 0 });
  assert.deepEqual(
    (await bulk.rows(job.id)).map(({ state, reason }) => [state, reason?.en]),
    [
      ['done', undefined],
      ['refused', 'Nothing to change'],
      ['refused', 'You cannot disable or delete yourself'],
    ],
  );
  const stored = () => bulk.db.select({ status: users.status }).from(users).where(eq(users.id, first));
  assert.deepEqual(await stored(), [{ status: 0 }]);
  await bulk.send('POST', `/${job.id}/undo`, {});
  await bulk.run();
  assert.deepEqual(await stored(), [{ status: 1 }]);
});

test('users get a department and roles, and the former ones again by undo', async (t) => {
  const bulk = await openBulkJobs(t, perms);
  const [near, far] = [await addDepartment(bulk.deps, 'near'), await addDepartment(bulk.deps, 'far')];
  const guide = await addRole(bulk.deps, 'GUIDE');
  const user = await addStaff(bulk.deps, 'first', { deptId: near });
  const ids = [String(user)];
  const now = async () => {
    const [found] = await bulk.db.select({ deptId: users.deptId }).from(users).where(eq(users.id, user));
    const given = await bulk.db
      .select({ roleId: userRoles.roleId })
      .from(userRoles)
      .where(eq(userRoles.userId, user));
    return [found?.deptId, ...given.map(({ roleId }) => roleId)];
  };
  const before = await now();
  const moved = await bulk.runAll({ kind: 'user-department', ids, deptId: far });
  const given = await bulk.runAll({ kind: 'user-roles', ids, roleIds: [guide] });
  assert.deepEqual(await now(), [far, guide]);
  assert.deepEqual(
    (await bulk.rows(given.id)).map(({ before: old, after }) => [old?.zh, after?.zh]),
    [['role STAFF', 'role GUIDE']],
  );
  await bulk.send('POST', `/${moved.id}/undo`, {});
  await bulk.run();
  assert.deepEqual((await bulk.show(moved.id)).counts.undone, 0, 'the roles were changed since');
  await bulk.send('POST', `/${given.id}/undo`, {});
  await bulk.run();
  assert.deepEqual(await now(), [far, before[1]]);
});

test('parameters of users and enquiries are checked before a job is prepared', async (t) => {
  const bulk = await openBulkJobs(t, perms);
  const ids = [String(await addStaff(bulk.deps, 'first'))];
  const off = await addRole(bulk.deps, 'OFF', 0);
  const fieldOf = async (body: Readonly<Record<string, unknown>>) =>
    (await bulk.send('POST', '', { ids, ...body })).field;
  assert.equal(await fieldOf({ kind: 'user-status' }), 'status');
  assert.equal(await fieldOf({ kind: 'user-department' }), 'deptId');
  assert.equal(await fieldOf({ kind: 'user-department', deptId: 999 }), 'deptId');
  assert.equal(await fieldOf({ kind: 'user-roles' }), 'roleIds');
  assert.equal(await fieldOf({ kind: 'user-roles', roleIds: [off] }), 'roleIds');
  assert.equal(await fieldOf({ kind: 'enquiry-assign' }), 'assigneeId');
  assert.equal(await fieldOf({ kind: 'enquiry-assign', assigneeId: Number(ids[0]) }), 'assigneeId');
});

test('enquiries are assigned to a colleague together', async (t) => {
  const bulk = await openBulkJobs(t, perms);
  const contact = { contactName: '陈老师', mobile: '13777777777', address: '127.0.0.1' };
  const made = await bulk.db
    .insert(enquiries)
    .values(
      [1, 2].map((number) => ({
        ...{ ...contact, enquiryNo: `E261120000${number}`, organisation: `学校${number}` },
        ...{ people: 30, travelDay: '2027-01-01', fingerprint: `f${number}` },
      })),
    )
    .returning({ id: enquiries.id });
  const ids = made.map(({ id }) => String(id));
  const { userId } = await bulk.portal.signIn('BULK');
  const job = await bulk.runAll({ kind: 'enquiry-assign', ids, assigneeId: userId });
  const assigned = async () => {
    const found = await bulk.db
      .select({ id: enquiries.assigneeId })
      .from(enquiries)
      .orderBy(asc(enquiries.id));
    return found.map(({ id }) => id);
  };
  assert.deepEqual(await assigned(), [userId, userId]);
  assert.deepEqual(
    (await bulk.rows(job.id)).map(({ name }) => name?.zh),
    ['学校1', '学校2'],
  );
  await bulk.send('POST', `/${job.id}/undo`, {});
  await bulk.run();
  assert.deepEqual(await assigned(), [null, null]);
});
