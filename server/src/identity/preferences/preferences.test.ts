import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { buildTestApp } from '#test/support/test-app.ts';

interface Answer {
  readonly code: string;
  readonly field?: string;
  readonly data: unknown;
}

const open = async (t: TestContext) => {
  const { app, login } = await buildTestApp(t);
  const person = async () => {
    const headers = await login();
    const ask = async (method: 'GET' | 'PUT' | 'DELETE', path = '', payload?: object | string) => {
      const reply = await app.inject({
        method,
        url: `/api/v1/preferences${path}`,
        headers: { ...headers, ...(payload ? { 'content-type': 'application/json' } : {}) },
        ...(payload ? { payload } : {}),
      });
      return { status: reply.statusCode, ...reply.json<Answer>() };
    };
    return {
      put: (name: string, value: unknown) => ask('PUT', `/${name}`, { value }),
      forget: (name: string) => ask('DELETE', `/${name}`),
      all: async () => (await ask('GET')).data,
      ask,
    };
  };
  return { person };
};

test('a preference is stored unchanged until it is deleted', async (t) => {
  const { person } = await open(t);
  const { put, forget, all } = await person();
  const values = {
    density: 'compact',
    'table.users': { hidden: ['roles'] },
    none: null,
    many: [1, 2.5, true],
  };
  for (const [name, value] of Object.entries(values))
    assert.equal((await put(name, value)).status, 200, name);
  assert.deepEqual(await all(), values);
  await put('density', 'comfortable');
  assert.deepEqual(await all(), { ...values, density: 'comfortable' });
  assert.equal((await forget('density')).status, 200);
  assert.equal((await forget('density')).status, 200, 'a second time changes nothing');
  const { density: _, ...rest } = values;
  assert.deepEqual(await all(), rest);
});

test('preferences are separate for each user', async (t) => {
  const { person } = await open(t);
  const [one, other] = [await person(), await person()];
  await one.put('density', 'compact');
  await other.put('density', 'comfortable');
  await other.forget('density');
  assert.deepEqual([await one.all(), await other.all()], [{ density: 'compact' }, {}]);
});

test('a refused preference names its field and is not stored', async (t) => {
  const { person } = await open(t);
  const { put, ask, all } = await person();
  for (const [name, value, field] of [
    ['Density', 1, 'name'],
    ['1st', 1, 'name'],
    [`a${'b'.repeat(64)}`, 1, 'name'],
    ['__proto__', 1, 'name'],
    ['density', 'x'.repeat(8 * 1024), 'value'],
    ['density', '海'.repeat(3000), 'value'],
    ['density', { note: '\0' }, 'value/note'],
  ] as const) {
    const { status, code, field: at } = await put(name, value);
    assert.deepEqual([status, code, at], [400, 'A0400', field], name);
  }
  assert.equal((await ask('PUT', '/density', {})).field, 'value');
  const deep = `{"value":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  assert.equal((await ask('PUT', '/density', deep)).field, 'value');
  assert.deepEqual(await all(), {});
});

test('8 kB and a hundred names are the limit, also under concurrent additions', async (t) => {
  const { person } = await open(t);
  const { put, all } = await person();
  assert.equal((await put('longest', 'x'.repeat(8 * 1024 - 2))).status, 200);
  const names = Array.from({ length: 104 }, (_, place) => `name-${place}`);
  const replies = await Promise.all(names.map((name) => put(name, null)));
  assert.equal(replies.filter(({ status }) => status === 200).length, 99);
  assert.ok(replies.every(({ status, field }) => status === 200 || field === 'name'));
  assert.equal((await put('longest', 1)).status, 200, 'what is there can still be changed');
  assert.equal(Object.keys((await all()) as object).length, 100);
});
