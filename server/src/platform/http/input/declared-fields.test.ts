import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { buildTestApp } from '#test/support/test-app.ts';
import { removeUndeclared } from './declared-fields.ts';

const Named = Type.Object({ name: Type.String() });
const cases: [string, object, unknown, unknown][] = [
  ['a field', Named, { name: 'a', id: 1 }, { name: 'a' }],
  ['a field of a prototype', Named, { name: 'a', constructor: 1 }, { name: 'a' }],
  ['a field inside', Type.Object({ to: Named }), { to: { name: 'a', id: 1 } }, { to: { name: 'a' } }],
  ['a field of a list item', Type.Array(Named), [{ name: 'a', id: 1 }], [{ name: 'a' }]],
  [
    'a field of no branch',
    Type.Union([Named, Type.Object({ id: Type.Integer() }), Type.Null()]),
    { id: 1, role: 2 },
    { id: 1 },
  ],
];

for (const [what, schema, value, expected] of cases)
  test(`${what} that is not declared is removed`, () => {
    removeUndeclared(schema, value);
    assert.deepEqual(value, expected);
  });

test('maps and values of any kind keep their fields', () => {
  const schema = Type.Object({ map: Type.Record(Type.String(), Type.Integer()), any: Type.Unknown() });
  const value = { map: { a: 1 }, any: { b: [{ c: 1 }] } };
  removeUndeclared(schema, value);
  assert.deepEqual(value, { map: { a: 1 }, any: { b: [{ c: 1 }] } });
});

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
