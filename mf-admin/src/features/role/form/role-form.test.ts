import { bodyOf, codePattern, newRole, valuesOf } from './role-form.ts';

const guide = { name: '导游', code: 'GUIDE', dataScope: 2, sort: 3, status: 0, version: '17' } as const;

test('what the server sent comes back unchanged, its version too', () => {
  expect(bodyOf(valuesOf({ ...guide, id: 7 }))).toEqual(guide);
});

test('a new role sees only itself, and says nothing of a version', () => {
  expect(bodyOf({ ...newRole, name: ' 导游 ', code: 'GUIDE' })).toEqual({
    name: '导游',
    code: 'GUIDE',
    dataScope: 3,
    sort: 1,
    status: 1,
    version: undefined,
  });
});

test.each([
  ['GUIDE', true],
  ['guide-2_b', true],
  ['2GUIDE', false],
  ['导游', false],
  ['GUI DE', false],
  [`A${'b'.repeat(64)}`, false],
])('the code %s: %s', (code, good) => {
  expect(codePattern.test(code)).toBe(good);
});
