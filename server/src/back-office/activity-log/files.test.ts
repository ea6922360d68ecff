import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictures, userImports, visaDocuments } from '#src/platform/database/index.ts';
import { addDepartment } from '#test/support/system-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const perms = ['watch:file:query', 'watch:file:delete'];

test('files are listed with type and owner; only unused, visible ones are deleted', async (t) => {
  const { app, deps, clock, signIn } = await buildTestApp(t);
  const { db } = deps.database;
  const deptId = await addDepartment(deps, 'agency');
  const root = await signIn('ROOT', { username: 'root' });
  const guide = await signIn('GUIDE', { username: 'guide', deptId });
  const member = await signIn('MEMBER', { username: 'member' });
  const head = await signIn('HEAD', { username: 'head', perms, dataScope: 2, deptId });
  const picture = { userId: guide.userId, type: 'image/webp', bytes: Buffer.alloc(7), width: 1, height: 1 };
  await db.insert(pictures).values([
    { ...picture, token: 'free', createdAt: new Date(1000) },
    { ...picture, token: 'used', usedAt: clock.now(), createdAt: new Date(2000) },
  ]);
  const visa = { userId: member.userId, name: '护照.pdf', type: 'application/pdf' as const, bytes: 9 };
  await db.insert(visaDocuments).values({ ...visa, content: Buffer.alloc(1), createdAt: new Date(3000) });
  const made = { userId: head.userId, deptId, mode: 'keep-good', fileName: '新员工.xlsx', rows: 0 } as const;
  await db.insert(userImports).values({ ...made, sheet: '[]', state: 'done', createdAt: new Date(4000) });

  const list = async (query: string, { headers } = root) =>
    (await app.inject({ url: `/api/v1/watch/files/page?${query}`, headers })).json().data.list;
  const told = async (query: string, who = root) =>
    (await list(query, who)).map(
      ({ kind, name, size, owner, used }: Record<string, unknown>) =>
        `${kind} ${name} ${size} ${owner} ${used}`,
    );
  assert.deepEqual(await told(''), [
    'sheet 新员工.xlsx 2 head false',
    'visa 护照.pdf 9 member false',
    'picture used 7 guide true',
    'picture free 7 guide false',
  ]);
  assert.deepEqual(await told('kind=picture&used=0'), ['picture free 7 guide false']);
  assert.deepEqual(await told('keywords=guid', head), [
    'picture used 7 guide true',
    'picture free 7 guide false',
  ]);
  assert.equal((await told('', head)).length, 3);

  const remove = async (name: string, { headers } = root, seen = root) => {
    const [{ id }] = await list(`keywords=${encodeURIComponent(name)}`, seen);
    return (await app.inject({ method: 'DELETE', url: `/api/v1/watch/files/${id}`, headers })).statusCode;
  };
  assert.equal(await remove('used'), 409);
  assert.equal(await remove('护照', head), 404);
  assert.equal(await remove('free', head), 200);
  assert.equal(await remove('护照'), 200);
  assert.deepEqual(await told(''), ['sheet 新员工.xlsx 2 head false', 'picture used 7 guide true']);
});
