import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diffFields } from './diff.ts';

for (const [name, before, after, expected] of [
  ['nothing', null, null, []],
  ['what stayed', { a: 1, b: 'x' }, { a: 1, b: 'x' }, []],
  ['what changed', { a: 1, b: 'x' }, { a: 2, b: 'x' }, [['a', 1, 2]]],
  ['what came', null, { name: '海燕', none: null }, [['name', undefined, '海燕']]],
  ['what went', { name: '海燕' }, undefined, [['name', '海燕', undefined]]],
  [
    'a field within',
    { title: { zh: '海', en: 'Sea' } },
    { title: { zh: '山', en: 'Sea' } },
    [['title.zh', '海', '山']],
  ],
  ['a list of words', { roleIds: [1, 2] }, { roleIds: [1, 3] }, [['roleIds', [1, 2], [1, 3]]]],
  ['a list of things', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, [['a.0.b', 1, 2]]],
  ['what is empty now', { remark: '海' }, { remark: '' }, [['remark', '海', '']]],
  [
    'versions, times and ids',
    { version: '1', updatedAt: 'a', id: 1 },
    { version: '2', updatedAt: 'b', id: 2 },
    [],
  ],
  [
    'a secret',
    { of: { clientSecret: 'x' } },
    { of: { clientSecret: 'y' } },
    [['of.clientSecret', '••••••', '••••••']],
  ],
  [
    'a document number',
    null,
    { travellers: [{ documentNo: '4408' }] },
    [['travellers.0.documentNo', undefined, '••••••']],
  ],
] as const)
  test(`${name} is listed`, () => {
    const told = diffFields(before, after).map((one) => [one.path.join('.'), one.before, one.after]);
    assert.deepEqual(told, expected);
  });

test('a very large difference is truncated', () => {
  const after = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, 'x'.repeat(6000)]));
  const told = diffFields(null, after);
  assert.deepEqual([told.length, String(told[0]?.after).length], [200, 5000]);
});
