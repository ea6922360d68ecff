import type { UserInfo } from '@portal/shared/contract';
import { readUserInfo } from './store.ts';

const user = { userId: 1, username: 'root', nickname: 'Root', avatar: null, roles: ['ROOT'], perms: [] };

test('a user with roles is accepted', () => {
  expect(readUserInfo(user)).toEqual(user);
});

test.each([null, undefined])('%s is rejected: verification failed', (data) => {
  expect(() => readUserInfo(data)).toThrow('Verification failed, please Login again.');
});

test.each([[[]], [null], [undefined], ['ROOT']])('roles %j are rejected', (roles) => {
  // What a server may send against the contract.
  const data = { ...user, roles } as unknown as UserInfo;
  expect(() => readUserInfo(data)).toThrow('roles must be a non-null array');
});
