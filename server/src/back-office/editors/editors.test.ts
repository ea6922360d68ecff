import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordEditors } from '#src/platform/database/index.ts';
import { addDepartment, addStaff } from '#test/support/system-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { deleteExpiredEditors } from './index.ts';

const article = { kind: 'article', recordId: 7 };

const prepare = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const perms = ['site:article:edit', 'sys:user:edit'];
  const [mei, lan] = [
    await portal.signIn('EDITOR', { username: 'mei', perms }),
    await portal.signIn('WRITER', { username: 'lan', perms }),
  ];
  const send = async ({ headers }: typeof mei, payload: object) => {
    const answer = await portal.app.inject({
      ...{ method: 'POST', url: '/api/v1/console/editors', headers },
      payload: { open: true, ...payload },
    });
    return { status: answer.statusCode, others: answer.json().data?.others };
  };
  return { portal, mei, lan, send };
};

test('an open form is shown to others who edit the record until it is closed', async (t) => {
  const { portal, mei, lan, send } = await prepare(t);
  const since = portal.clock.now().toISOString();
  assert.deepEqual(await send(mei, article), { status: 200, others: [] });
  portal.clock.advance(20);
  assert.deepEqual(await send(mei, article), { status: 200, others: [] });
  const { others } = await send(lan, article);
  assert.deepEqual(others, [{ name: 'mei', since }]);
  assert.deepEqual((await send(lan, { ...article, recordId: 8 })).others, [], 'another record');
  assert.deepEqual((await send(mei, article)).others.length, 1);
  await send(mei, { ...article, open: false });
  assert.deepEqual((await send(lan, article)).others, []);
});

test('a form whose heartbeats stop is forgotten after 30 seconds and begins anew', async (t) => {
  const { portal, mei, lan, send } = await prepare(t);
  await send(mei, article);
  portal.clock.advance(29);
  assert.equal((await send(lan, article)).others.length, 1);
  portal.clock.advance(2);
  assert.deepEqual((await send(lan, article)).others, []);
  await send(mei, article);
  assert.deepEqual((await send(lan, article)).others, [
    { name: 'mei', since: portal.clock.now().toISOString() },
  ]);
  portal.clock.advance(31);
  assert.equal(await deleteExpiredEditors(portal.deps.db, portal.clock.now()), 2);
  assert.equal(await portal.deps.db.$count(recordEditors), 0);
});

test('heartbeats need the permission of the kind and the data scope, and one user has at most 50', async (t) => {
  const { portal, mei, send } = await prepare(t);
  assert.equal((await send(mei, { kind: 'role', recordId: 7 })).status, 403);
  assert.equal((await send(mei, { kind: 'secret', recordId: 7 })).status, 400);
  const [near, far] = [await addDepartment(portal.deps, 'near'), await addDepartment(portal.deps, 'far')];
  const colleague = await addStaff(portal.deps, 'colleague', { deptId: far });
  const options = { perms: ['sys:user:edit'], dataScope: 2, deptId: near };
  const head = await portal.signIn('HEAD', { username: 'head', ...options });
  assert.equal((await send(head, { kind: 'user', recordId: colleague })).status, 404);
  assert.equal((await send(mei, { kind: 'user', recordId: colleague })).status, 200);
  for (let recordId = 1; recordId <= 60; recordId += 1) await send(mei, { kind: 'article', recordId });
  assert.equal(await portal.deps.db.$count(recordEditors), 50);
});
