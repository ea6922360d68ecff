import {
  clearSession,
  readToken,
  readUserId,
  renewToken,
  storeToken,
  storeUser,
  useSession,
} from './index.ts';

const user = { userId: 7, username: 'ann', nickname: 'Ann', avatar: null, roles: ['MEMBER'], perms: ['a:b'] };

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

test('the stored token is its type, a space, and itself, under accessToken', () => {
  storeToken('Bearer', 'abc.def');
  expect(localStorage.getItem('accessToken')).toBe('Bearer abc.def');
  expect(useSession.getState().token).toBe('Bearer abc.def');
});

test('a renewed token replaces the stored one and keeps who is signed in', () => {
  storeToken('Bearer', 'abc');
  storeUser(user);
  renewToken('Bearer', 'def');
  expect([readToken(), useSession.getState()]).toEqual(['Bearer def', { token: 'Bearer def', user }]);
});

test('a login in another tab is used in this tab', () => {
  localStorage.setItem('accessToken', 'Bearer other');
  expect(readToken()).toBe('Bearer other');
});

test('the profile is kept under userData, without rights', () => {
  storeUser(user);
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual({
    userId: 7,
    username: 'ann',
    nickname: 'Ann',
    avatar: null,
  });
});

test('the user of a stored session is known before the server has answered', () => {
  storeToken('Bearer', 'x');
  storeUser(user);
  useSession.setState({ user: undefined });
  expect(readUserId()).toBe(7);
});

test.each([
  ['without a token', () => localStorage.removeItem('accessToken')],
  ['after the login of another user', () => storeToken('Bearer', 'y')],
  ['with an invalid profile', () => localStorage.setItem('userData', '{')],
])('the user is unknown %s', (_, change) => {
  storeToken('Bearer', 'x');
  storeUser(user);
  change();
  useSession.setState({ user: undefined });
  expect(readUserId()).toBeUndefined();
});

test('clearing forgets token, profile, roles and permissions', () => {
  storeToken('Bearer', 'x');
  storeUser(user);
  clearSession();
  expect(useSession.getState()).toEqual({ token: '', user: undefined });
  expect(localStorage).toHaveLength(0);
});
