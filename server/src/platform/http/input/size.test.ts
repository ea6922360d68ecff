import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
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

const signInWith = async (fields: Record<string, string | File>, t: TestContext) => {
  const { app } = await buildTestApp(t);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    ...(await formRequest(fields)),
  });
  return [answer.statusCode, answer.json().field];
};

const credentials = { username: 'x', password: 'x', verifyCodeKey: 'x', verifyCode: 'x' };
const forms: [string, Record<string, string | File>, [number, string | undefined]][] = [
  ['a field that the call does not have', { ...credentials, role: 'ROOT' }, [400, 'role']],
  ['25 fields', Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`f${at}`, 'x'])), [400, 'f0']],
  ['a long field', { ...credentials, username: 'x'.repeat(600) }, [413, undefined]],
  ['a form longer than all its fields', { username: 'x'.repeat(mebibyte) }, [413, undefined]],
  ['a file that the call does not take', { ...credentials, file: new File(['x'], 'a') }, [400, 'file']],
  ['a file in place of text', { ...credentials, username: new File(['x'], 'name') }, [400, 'username']],
];

for (const [what, fields, refusal] of forms)
  test(`login refuses ${what}`, async (t) => {
    assert.deepEqual(await signInWith(fields, t), refusal);
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
