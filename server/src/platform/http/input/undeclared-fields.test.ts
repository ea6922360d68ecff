import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';

test('a field that the contract does not declare gives an address no other owner', async (t) => {
  const { app, signIn } = await buildTestApp(t);
  const [mine, theirs] = [await signIn(), await signIn()];
  const url = '/api/v1/addresses';
  const form = {
    name: '海棠',
    mobile: '13800000001',
    regionCode: '440803001',
    detail: '海棠路 1 号',
    isDefault: true,
  };
  const { headers } = mine;
  const added = await app.inject({ method: 'POST', url, headers, payload: { ...form, id: 7 } });
  assert.equal(added.statusCode, 200, added.body);
  const payload = { ...form, userId: theirs.userId, id: 7 };
  const changed = await app.inject({
    method: 'PUT',
    url: `${url}/${added.json().data.id}`,
    headers,
    payload,
  });
  assert.equal(changed.statusCode, 200, changed.body);
  assert.equal((await app.inject({ url, headers })).json().data.length, 1);
  assert.equal((await app.inject({ url, headers: theirs.headers })).json().data.length, 0);
});
