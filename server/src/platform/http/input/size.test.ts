import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formRequest } from '#test/support/form.ts';
import { buildTestApp } from '#test/support/test-app.ts';

const mebibyte = 1024 * 1024;

test('a JSON body is limited to a megabyte', async (t) => {
  const { app } = await buildTestApp(t);
  const send = (length: number) =>
    app.inject({
      method: 'POST',
      url: '/api/recommendRoute/page',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ pageNum: 1, padding: 'x'.repeat(length) }),
    });
  assert.equal((await send(mebibyte - 100)).statusCode, 200);
  const refused = await send(mebibyte);
  assert.deepEqual([refused.statusCode, refused.json().errorCode], [413, 'A0702']);
});

test('a file is limited to ten megabytes', async (t) => {
  const portal = await buildTestApp(t);
  const login = await portal.login('ROOT');
  const send = async (length: number) => {
    const form = await formRequest({ file: new File([new Uint8Array(length)], 'users.xlsx') });
    return portal.app.inject({
      method: 'POST',
      url: '/api/v1/users/_import?deptId=1',
      headers: { ...form.headers, ...login },
      payload: form.payload,
    });
  };
  const refused = await send(10 * mebibyte + 1);
  assert.deepEqual([refused.statusCode, refused.json().code], [413, 'A0702']);
  assert.equal((await send(10 * mebibyte)).statusCode, 400);
});

test('a form is limited to twenty short fields and one file', async (t) => {
  const { app } = await buildTestApp(t);
  const send = async (fields: Record<string, string | File>) => {
    const form = await formRequest(fields);
    return app.inject({ method: 'POST', url: '/api/v1/auth/login', ...form });
  };
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`f${index}`, 'x']));
  assert.equal((await send(many)).statusCode, 413);
  assert.equal((await send({ username: 'x'.repeat(mebibyte + 1) })).statusCode, 413);
  assert.equal((await send({ a: new File(['x'], 'a'), b: new File(['x'], 'b') })).statusCode, 413);
  const asFile = await send({
    username: new File(['x'], 'name'),
    password: 'x',
    verifyCodeKey: 'x',
    verifyCode: 'x',
  });
  assert.deepEqual([asFile.statusCode, asFile.json().field], [400, 'username']);
});

test('an incomplete form is refused', async (t) => {
  const { app } = await buildTestApp(t);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nadm',
  });
  assert.deepEqual([answer.statusCode, answer.json().field], [400, 'body']);
});
