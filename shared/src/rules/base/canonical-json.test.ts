import { canonicalJson } from './canonical-json.ts';

const same: readonly (readonly [string, unknown, string])[] = [
  ['sorts keys', { b: 1, a: 2 }, '{"a":2,"b":1}'],
  [
    'sorts keys however deep they stand',
    { a: [{ d: 1, c: { f: 0, e: 0 } }] },
    '{"a":[{"c":{"e":0,"f":0},"d":1}]}',
  ],
  ['keeps the order of lists', ['b', 'a'], '["b","a"]'],
  ['leaves out what is undefined', { b: undefined, a: null }, '{"a":null}'],
  ['sorts by code unit, not by language', { é: 1, z: 2, Z: 3 }, '{"Z":3,"z":2,"é":1}'],
];

test.each(same)('it %s', (_what, value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

test('parsed JSON is serialised to the same text', () => {
  const value = { 10: 'x', 9: 'y', text: '“海途” \u2028', list: [1.5, -0, 1e21] };
  const text = canonicalJson(value);
  expect(canonicalJson(JSON.parse(text))).toBe(text);
});
