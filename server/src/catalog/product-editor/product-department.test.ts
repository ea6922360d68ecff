import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { addDepartment, auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const perms = ['biz:product:query', 'biz:product:add', 'biz:product:publish', 'sys:dept:delete'];

const open = async (t: TestContext) => {
  const portal = await buildTestApp(t);
  const [east, west] = [await addDepartment(portal.deps, 'east'), await addDepartment(portal.deps, 'west')];
  const below = await addDepartment(portal.deps, 'shop', east);
  const head = await portal.signIn('HEAD', { perms, dataScope: 1, deptId: east });
  const clerk = await portal.signIn('CLERK', { perms, dataScope: 2, deptId: below });
  const all = await portal.signIn('ALL', { perms, dataScope: 0 });
  const call = async <T>(
    who: typeof head,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const { headers } = who;
    const reply = await portal.app.inject({
      method,
      url: `/api/v1${url}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    const body: { code: string; msg: string; field?: string; data: T } = reply.json();
    return { status: reply.statusCode, ...body };
  };
  const add = async (who: typeof head): Promise<number> =>
    (await call<{ id: number }>(who, 'POST', '/products', { kind: 'tour', title: { zh: '海边' } })).data.id;
  const seenBy = async (who: typeof head) => {
    const { data } = await call<CallData<'GET /api/v1/products/page'>>(who, 'GET', '/products/page');
    return data.list.map(({ id, dept }) => [id, dept]);
  };
  return { portal, east, west, below, head, clerk, all, call, add, seenBy };
};

test('a new product belongs to the department of its creator, and is seen from above', async (t) => {
  const { head, clerk, all, add, seenBy } = await open(t);
  const [low, high] = [await add(clerk), await add(head)];
  assert.deepEqual(await seenBy(clerk), [[low, 'shop']]);
  assert.deepEqual(await seenBy(head), [
    [high, 'east'],
    [low, 'shop'],
  ]);
  const shared = await add(all);
  assert.deepEqual((await seenBy(all))[0], [shared, null]);
  assert.equal((await seenBy(head)).length, 2, 'without a department it is seen by all only');
});

test('products move within the own data scope, to a department that exists', async (t) => {
  const { portal, head, clerk, all, east, west, below, call, add, seenBy } = await open(t);
  const [one, two] = [await add(head), await add(head)];
  const move = (who: typeof head, ids: string, deptId: number) =>
    call(who, 'PUT', `/products/${ids}/department`, { deptId });
  assert.equal((await move(clerk, `${one}`, below)).status, 404);
  for (const deptId of [west, 999]) {
    const { status, field } = await move(head, `${one},${two}`, deptId);
    assert.deepEqual([status, field], [400, 'deptId']);
  }
  assert.equal((await move(all, `${one}`, 999)).field, 'deptId');
  assert.equal((await move(head, `${one},${two}`, below)).status, 200);
  assert.deepEqual(await seenBy(clerk), [
    [two, 'shop'],
    [one, 'shop'],
  ]);
  assert.equal((await move(all, `${two}`, west)).status, 200);
  assert.deepEqual(await seenBy(clerk), [[one, 'shop']]);
  const moves = (await auditOf(portal.deps, 'product')).filter(({ action }) => action === 'move');
  assert.deepEqual(
    moves.map(({ subjectId, before, after }) => [subjectId, before, after]),
    [
      [String(one), { deptId: east }, { deptId: below }],
      [String(two), { deptId: east }, { deptId: below }],
      [String(two), { deptId: below }, { deptId: west }],
    ],
  );
});

test('a department with products is not deleted', async (t) => {
  const { all, west, call, add } = await open(t);
  const id = await add(all);
  await call(all, 'PUT', `/products/${id}/department`, { deptId: west });
  const { status, field, msg } = await call(all, 'DELETE', `/dept/${west}`);
  assert.deepEqual([status, field, msg], [400, 'id', '部门还有产品，请先移交给其他部门']);
});
