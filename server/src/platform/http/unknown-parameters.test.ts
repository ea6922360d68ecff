import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';

test('a query parameter that a call does not declare is refused by name', async (t) => {
  const { app, login } = await buildTestApp(t);
  const headers = await login('ROOT');
  const cases: [string, string][] = [
    ['/api/v1/tours?keyword=海', 'keyword'],
    ['/api/v1/tours?keywords=海&__proto__=1', '__proto__'],
    ['/api/v1/hotels/1?x', 'x'],
    ['/api/v1/orders?pageNum=1&constructor=1', 'constructor'],
  ];
  for (const [url, name] of cases) {
    const answer = await app.inject({ url: encodeURI(url), headers });
    assert.deepEqual([answer.statusCode, answer.json().field], [400, name], url);
  }
});

test('calls of the specification and documents take other parameters', async (t) => {
  const { app, login } = await buildTestApp(t);
  const headers = await login('ROOT');
  for (const url of ['/api/v1/users/page?pageNum=1&pageSize=10&x=1', '/api/v1/menus/routes?t=1'])
    assert.equal((await app.inject({ url, headers })).statusCode, 200, url);
  assert.notEqual((await app.inject('/index?utm_source=mail')).statusCode, 400);
});
