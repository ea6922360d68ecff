import { idempotencyKeys } from './idempotency-key.ts';

test('a key is as long as the server asks for, and no two are alike', () => {
  const key = idempotencyKeys();
  expect(key({ a: 1 })).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotencyKeys()({ a: 1 })).not.toBe(key({ a: 1 }));
});

test.each([
  ['the same content again', [{ people: 2 }, { people: 2 }], ['k1', 'k1']],
  ['changed content', [{ people: 2 }, { people: 3 }], ['k1', 'k2']],
  ['changed and changed back', [{ people: 2 }, { people: 3 }, { people: 2 }], ['k1', 'k2', 'k3']],
])('%s', (_, contents, keys) => {
  let count = 0;
  const keyOf = idempotencyKeys(() => `k${++count}`);
  expect(contents.map((content) => keyOf(content))).toEqual(keys);
});
