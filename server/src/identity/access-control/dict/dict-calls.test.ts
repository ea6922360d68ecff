import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dictItems } from '#src/platform/database/index.ts';
import { auditOf } from '#test/support/system-fixture.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

type Headers = Record<string, string>;
const call = (
  { app }: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers,
  payload?: object,
) => app.inject({ method, url: `/api/v1/dict${url}`, headers, ...(payload ? { payload } : {}) });

const prepare = async (t: Parameters<typeof buildTestApp>[0]) => {
  const portal = await buildTestApp(t);
  const headers = await portal.login('ROOT', { username: 'root' });
  const get = async (url: string) => (await call(portal, 'GET', url, headers)).json().data;
  await call(portal, 'POST', '/types', headers, { name: '性别', code: 'gender', remark: ' ' });
  for (const [value, name, sort] of [
    ['2', '女', 2],
    ['1', '男', 1],
    ['0', '未知', 3],
  ] as const)
    await call(portal, 'POST', '', headers, { typeCode: 'gender', value, name, sort });
  const [type] = (await get('/types/page')).list;
  return { portal, headers, get, type };
};

test('a dictionary is listed with its item count, its items in sort order', async (t) => {
  const { get, type, portal } = await prepare(t);
  const { id: _id, ...facts } = type;
  assert.deepEqual(facts, {
    name: '性别',
    nameEn: null,
    code: 'gender',
    status: 1,
    remark: null,
    itemCount: 3,
  });
  const { list, total } = await get('/page?typeCode=gender&pageSize=2');
  assert.deepEqual([list.map(({ name }: { name: string }) => name), total], [['男', '女'], 3]);
  assert.equal((await get(`/page?typeCode=gender&keywords=${encodeURIComponent('未')}`)).total, 1);
  assert.equal((await get('/types/page?keywords=GEND')).total, 1);
  assert.equal((await get('/types/page?keywords=%25')).total, 0);
  assert.equal((await auditOf(portal.deps, 'dict-item')).length, 3);
});

test('options are the enabled items, empty for a disabled dictionary, 404 for an unknown one', async (t) => {
  const { portal, headers, get, type } = await prepare(t);
  const member = await portal.login('MEMBER');
  const choices = async () => (await call(portal, 'GET', '/gender/options', member)).json().data;
  const [man] = (await get('/page?typeCode=gender')).list;
  await call(portal, 'PUT', `/${man.id}`, headers, { ...(await get(`/${man.id}/form`)), status: 0 });
  assert.deepEqual(await choices(), [
    { value: '2', label: '女' },
    { value: '0', label: '未知' },
  ]);
  await call(portal, 'PUT', `/types/${type.id}`, headers, { name: '性别', code: 'gender', status: 0 });
  assert.deepEqual(await choices(), []);
  assert.equal((await call(portal, 'GET', '/nothing/options', member)).statusCode, 404);
});

test('items keep their dictionary when its code changes', async (t) => {
  const { portal, headers, get, type } = await prepare(t);
  const form = await get(`/types/${type.id}/form`);
  assert.equal(
    (await call(portal, 'PUT', `/types/${type.id}`, headers, { ...form, code: 'sex' })).statusCode,
    200,
  );
  assert.equal((await get('/page?typeCode=sex')).total, 3);
  assert.equal((await get('/page?typeCode=gender')).total, 0);
});

test('deleting a dictionary deletes its items and logs their number', async (t) => {
  const { portal, headers, type } = await prepare(t);
  assert.equal((await call(portal, 'DELETE', `/types/${type.id},9999`, headers)).statusCode, 404);
  assert.equal((await call(portal, 'DELETE', `/types/${type.id}`, headers)).statusCode, 200);
  assert.equal(await portal.deps.db.$count(dictItems), 0);
  const { action, before } = (await auditOf(portal.deps, 'dict-type')).at(-1) ?? {};
  assert.deepEqual([action, (before as { itemCount: number }).itemCount], ['delete', 3]);
});

test('duplicate and blank values and an unknown dictionary are refused by field', async (t) => {
  const { portal, headers } = await prepare(t);
  const item = { typeCode: 'gender', name: 'x', value: '9' };
  for (const [url, form, field] of [
    ['/types', { name: 'x', code: 'gender' }, 'code'],
    ['/types', { name: ' ', code: 'other' }, 'name'],
    ['/types', { name: 'x', code: '<b>' }, 'code'],
    ['', { ...item, value: '1' }, 'value'],
    ['', { ...item, value: ' ' }, 'value'],
    ['', { ...item, name: '' }, 'name'],
    ['', { ...item, typeCode: 'nothing' }, 'typeCode'],
  ] as const) {
    const answer = await call(portal, 'POST', url, headers, form);
    assert.deepEqual([answer.statusCode, answer.json().field], [400, field], JSON.stringify(form));
  }
});

test('a stale form is refused by optimistic locking', async (t) => {
  const { portal, headers, get, type } = await prepare(t);
  const [item] = (await get('/page?typeCode=gender')).list;
  for (const url of [`/types/${type.id}`, `/${item.id}`]) {
    const form = await get(`${url}/form`);
    assert.equal((await call(portal, 'PUT', url, headers, { ...form, name: '甲' })).statusCode, 200, url);
    const late = await call(portal, 'PUT', url, headers, { ...form, name: '乙' });
    assert.deepEqual([late.statusCode, late.json().code], [409, 'A0514'], url);
    assert.equal((await get(`${url}/form`)).name, '甲');
  }
});

test('items are deleted all or none', async (t) => {
  const { portal, headers, get } = await prepare(t);
  const ids = (await get('/page?typeCode=gender')).list.map(({ id }: { id: number }) => id);
  assert.equal((await call(portal, 'DELETE', `/${ids.join()},9999`, headers)).statusCode, 404);
  assert.equal((await get('/page?typeCode=gender')).total, 3);
  assert.equal((await call(portal, 'DELETE', `/${ids.join()}`, headers)).statusCode, 200);
  assert.equal((await get('/page?typeCode=gender')).total, 0);
});

test('a dictionary and its items have an English name, which English requests get as label', async (t) => {
  const { portal, headers, get, type } = await prepare(t);
  const [man] = (await get('/page?typeCode=gender')).list;
  const item = { ...(await get(`/${man.id}/form`)), nameEn: ' Male ' };
  assert.equal((await call(portal, 'PUT', `/${man.id}`, headers, item)).statusCode, 200);
  const named = { ...(await get(`/types/${type.id}/form`)), nameEn: 'Gender' };
  assert.equal((await call(portal, 'PUT', `/types/${type.id}`, headers, named)).statusCode, 200);
  assert.equal((await get('/types/page?keywords=gend')).list[0].nameEn, 'Gender');
  assert.equal((await get('/page?typeCode=gender&keywords=male')).total, 1);
  const english = { ...headers, 'accept-language': 'en' };
  const labels = (await call(portal, 'GET', '/gender/options', english)).json().data;
  assert.deepEqual(
    labels.map(({ label }: { label: string }) => label),
    ['Male', '女', '未知'],
  );
  const kept = { ...(await get(`/${man.id}/form`)), nameEn: undefined, remark: '备注' };
  await call(portal, 'PUT', `/${man.id}`, headers, kept);
  assert.equal((await get(`/${man.id}/form`)).nameEn, 'Male', 'a form without it keeps it');
});
