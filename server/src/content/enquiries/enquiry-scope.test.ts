import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enquiries } from '#src/platform/database/index.ts';
import { addDepartment } from '#test/support/system-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const perms = ['biz:enquiry:query', 'biz:enquiry:edit'];

test('an enquiry is reached by its assignee’s department, one without assignee by staff who reach all', async (t) => {
  const portal = await buildTestApp(t);
  const { app, deps, signIn } = portal;
  const deptId = await addDepartment(deps, 'groups');
  const chief = await signIn('CHIEF', { perms });
  const head = await signIn('HEAD', { perms, dataScope: 2, deptId });
  const clerk = await signIn('CLERK', { perms, dataScope: 3, deptId });
  const form = { organisation: '湛江一中', people: 45, contactName: '陈老师', mobile: '13800138000' };
  const asked = { enquiryNo: 'E1', travelDay: '2027-01-01', address: '127.0.0.1', fingerprint: 'x' };
  const [row] = await deps.db
    .insert(enquiries)
    .values({ ...form, ...asked })
    .returning({ id: enquiries.id });
  assert.ok(row);
  const statusOf = async ({ headers }: typeof chief) =>
    (await app.inject({ url: `/api/v1/enquiries/${row.id}`, headers })).statusCode;
  const totalOf = async ({ headers }: typeof chief) =>
    (await app.inject({ url: '/api/v1/enquiries/page', headers })).json().data.total;
  const assign = async ({ headers }: typeof chief, assigneeId: number | null) => {
    const url = `/api/v1/enquiries/${row.id}/assignee`;
    return app.inject({ method: 'PUT', url, headers, payload: { assigneeId } });
  };
  assert.deepEqual([await statusOf(chief), await statusOf(head), await statusOf(clerk)], [200, 404, 404]);
  assert.equal((await assign(head, head.userId)).statusCode, 404);
  assert.equal((await assign(chief, head.userId)).statusCode, 200);
  assert.deepEqual([await totalOf(chief), await totalOf(head), await totalOf(clerk)], [1, 1, 0]);
  const outside = await assign(head, chief.userId);
  assert.deepEqual([outside.statusCode, outside.json().field], [400, 'assigneeId']);
  assert.equal((await assign(head, clerk.userId)).statusCode, 200);
  assert.deepEqual([await statusOf(head), await statusOf(clerk)], [200, 200]);
});
