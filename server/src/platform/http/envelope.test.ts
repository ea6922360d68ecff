import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

const open = async (t: Parameters<typeof buildTestApp>[0]): Promise<TestApp> => buildTestApp(t);
const json = { 'content-type': 'application/json' };

test('both envelopes say success as the specification wants it', async (t) => {
  const { app } = await open(t);
  const v1 = await app.inject({ url: '/api/v1/auth/captcha' });
  assert.deepEqual(Object.keys(v1.json()), ['code', 'msg', 'data']);
  assert.equal(v1.json().code, '200');
  const portal = await app.inject({ url: '/api/homeArea/web/getHomeArea' });
  assert.deepEqual(portal.json(), { errorCode: 0, errorMsg: '', data: [] });
});

for (const [path, envelope] of [
  ['/api/v1/nothing?x=1', { code: 'C0113', msg: '接口不存在', errorMsg: '接口不存在', data: null }],
  ['/api/v1', { code: 'C0113', msg: '接口不存在', errorMsg: '接口不存在', data: null }],
  ['/api/v10/users', { errorCode: 'C0113', errorMsg: '接口不存在', data: null }],
  ['/api/nothing', { errorCode: 'C0113', errorMsg: '接口不存在', data: null }],
  ['/api', { errorCode: 'C0113', errorMsg: '接口不存在', data: null }],
] as const)
  test(`${path} is not found, in its envelope, for every method`, async (t) => {
    const { app } = await open(t);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: path });
      assert.equal(answer.statusCode, 404);
      assert.deepEqual(answer.json(), envelope);
    }
  });

test('TRACE is not found, and does not return the request', async (t) => {
  const { app } = await open(t);
  for (const url of ['/index', '/api/v1/users/me', '/api/nothing']) {
    const answer = await app.inject({ method: 'TRACE', url, headers: { 'x-private': 'chocolate' } });
    assert.equal(answer.statusCode, 404, url);
    assert.ok(!answer.body.includes('chocolate'), url);
  }
});

test('a URL that cannot be decoded is refused in the envelope', async (t) => {
  const { app } = await open(t);
  const answer = await app.inject({ url: '/api/v1/users/%ff/form' });
  assert.equal(answer.statusCode, 400);
  assert.equal(answer.json().code, 'A0400');
});

const badBodies: readonly (readonly [name: string, payload: string, status: number, field?: string])[] = [
  ['malformed JSON', '{"pageNum":', 400],
  ['a prototype in JSON', '{"__proto__":{"x":1}}', 400],
  ['JSON of another kind', '[]', 400, 'body'],
  ['a number as text', '{"pageNum":"2"}', 400, 'pageNum'],
  ['a number out of range', '{"pageSize":101}', 400, 'pageSize'],
  ['a fraction', '{"pageNum":1.5}', 400, 'pageNum'],
  ['null for a number', '{"typeId":null}', 400, 'typeId'],
];
for (const [name, payload, status, field] of badBodies)
  test(`${name} is refused with ${status}`, async (t) => {
    const { app } = await open(t);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/recommendRoute/page',
      headers: json,
      payload,
    });
    assert.equal(answer.statusCode, status);
    assert.equal(answer.json().field, field);
    assert.match(answer.json().errorCode, /^A04/);
    assert.equal(answer.json().data, null);
  });

test('no body and an empty JSON body count as an empty one', async (t) => {
  const { app } = await open(t);
  for (const headers of [{}, json]) {
    const answer = await app.inject({ method: 'POST', url: '/api/recommendRoute/page', headers });
    assert.equal(answer.json().errorCode, 0);
  }
});

test('the JSON content type is accepted on calls without a body', async (t) => {
  const portal = await open(t);
  const headers = { ...(await portal.login()), ...json };
  const answer = await portal.app.inject({ method: 'DELETE', url: '/api/v1/auth/logout', headers });
  assert.equal(answer.statusCode, 200);
});

test('a missing field is A0410 and named', async (t) => {
  const portal = await open(t);
  const headers = await portal.login('ROOT');
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/v1/menus',
    headers,
    payload: { parentId: 0 },
  });
  assert.deepEqual([answer.statusCode, answer.json().code, answer.json().field], [400, 'A0410', 'name']);
  const query = await portal.app.inject({ url: '/api/travelInfo/getByOrgCode' });
  assert.deepEqual([query.json().errorCode, query.json().field], ['A0410', 'orgCode']);
});

test('a content type that no call takes is 415', async (t) => {
  const { app } = await open(t);
  for (const type of [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/recommendRoute/page',
      headers: { 'content-type': type },
      payload: 'pageNum=1',
    });
    assert.equal(answer.statusCode, 415, type);
    assert.equal(answer.json().errorCode, 'A0400');
  }
});

test('text that PostgreSQL cannot store is refused by field', async (t) => {
  const portal = await open(t);
  const headers = { ...(await portal.login('ROOT')), ...json };
  for (const name of ['a\\u0000b', '\\ud800']) {
    const payload = `{"parentId":0,"type":"CATALOG","path":"x","name":"${name}"}`;
    const answer = await portal.app.inject({ method: 'POST', url: '/api/v1/menus', headers, payload });
    assert.deepEqual([answer.statusCode, answer.json().field], [400, 'name']);
  }
  const query = await portal.app.inject({ url: '/api/v1/users/page?keywords=%00', headers });
  assert.deepEqual([query.statusCode, query.json().field], [400, 'keywords']);
});

test('a body nested a hundred thousand deep does not crash the server', async (t) => {
  const { app } = await open(t);
  const payload = `{"x":${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}}`;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/recommendRoute/page',
    headers: json,
    payload,
  });
  assert.equal(answer.statusCode, 400);
});

test('markup and SQL are stored as plain text', async (t) => {
  const portal = await open(t);
  const headers = await portal.login('ROOT');
  const name = `<img src=x onerror=alert(1)>'; drop table users; --`;
  const payload = { parentId: 0, type: 'CATALOG', path: 'x', name };
  const created = await portal.app.inject({ method: 'POST', url: '/api/v1/menus', headers, payload });
  assert.equal(created.statusCode, 200);
  const url = `/api/v1/menus?keywords=${encodeURIComponent(name)}`;
  const found = await portal.app.inject({ url, headers });
  assert.equal(found.json().data[0].name, name);
  assert.match(String(found.headers['content-type']), /^application\/json/);
});

test('an unexpected error is 500 B0001 in the envelope and reveals nothing', async (t) => {
  const portal = await open(t);
  await portal.deps.database.pool.query('drop table captchas');
  const answer = await portal.app.inject({ url: '/api/v1/auth/captcha' });
  assert.equal(answer.statusCode, 500);
  assert.deepEqual(answer.json(), { code: 'B0001', msg: '系统出错', errorMsg: '系统出错', data: null });
});
