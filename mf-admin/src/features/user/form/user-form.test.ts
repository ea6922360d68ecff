import type { UserForm } from '@portal/shared/contract';
import { bodyOf, newUser, patterns, valuesOf } from './user-form.ts';

const wang: UserForm = {
  id: 7,
  username: 'wangli',
  nickname: '王丽',
  mobile: '13800138000',
  gender: 2,
  avatar: null,
  email: null,
  status: 1,
  deptId: 3,
  roleIds: [2, 4],
  version: '17',
};

test('what the server sent comes back unchanged but for what the form does not hold', () => {
  const { id: _id, avatar: _avatar, ...rest } = wang;
  expect(bodyOf(valuesOf(wang))).toEqual(rest);
});

test.each([
  [{ mobile: '' }, { mobile: null }],
  [{ email: ' li@haitu.cn ' }, { email: 'li@haitu.cn' }],
  [{ deptId: undefined }, { deptId: null }],
  [{ status: false }, { status: 0 }],
  [{ nickname: ' 小王 ' }, { nickname: '小王' }],
])('%o is sent as %o', (changes, expected) => {
  expect(bodyOf({ ...valuesOf(wang), ...changes })).toMatchObject(expected);
});

test('somebody new is enabled, in the department that was chosen', () => {
  expect(bodyOf(newUser(3))).toMatchObject({ deptId: 3, status: 1, gender: 0, roleIds: [] });
});

test.each([
  ['username', 'wang.li-2@haitu', true],
  ['username', '王丽', false],
  ['username', 'wang li', false],
  ['username', 'a'.repeat(65), false],
  ['nickname', '   ', false],
  ['nickname', '王 丽', true],
  ['mobile', '', true],
  ['mobile', '13800138000', true],
  ['mobile', '12800138000', false],
  ['mobile', '1380013800', false],
  ['email', '', true],
  ['email', 'li@haitu.cn', true],
  ['email', 'li@haitu', false],
  ['email', `${'a'.repeat(125)}@h.cn`, false],
] as const)('%s %s: %s', (field, value, good) => {
  expect(patterns[field].test(value)).toBe(good);
});
