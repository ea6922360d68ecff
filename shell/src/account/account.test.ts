import type { RouteRecord } from '@portal/shared/contract';
import { readToken, useSession } from '@portal/shared/session';
import { people, refuse, startBrowser, startFakeServer, unreachable } from '@portal/shared/testing';
import { browser } from '../browser.ts';
import { loadAccount, useAccount } from './account.ts';
import { logout } from './logout.ts';

const records: RouteRecord[] = [
  { path: '/system', component: 'Layout', meta: { roles: ['ADMIN'] } },
  { path: '/secret', component: 'Layout', meta: { roles: ['FINANCE'] } },
];

let go: jest.SpyInstance;

beforeEach(() => {
  go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
  useAccount.setState({ loading: false, routes: [], version: 0, wasReset: false });
});

afterEach(() => go.mockRestore());

test('a visitor makes no calls', async () => {
  startBrowser();
  const server = startFakeServer({ 'GET /api/v1/users/me': people.admin });
  await expect(loadAccount()).resolves.toBe(false);
  expect(server.received('GET /api/v1/users/me')).toEqual([]);
});

test('with a stored token comes the user, then the menu routes of their roles, once', async () => {
  startBrowser({ user: people.admin });
  const server = startFakeServer({
    'GET /api/v1/users/me': people.admin,
    'GET /api/v1/menus/routes': records,
  });
  const loading = loadAccount();
  expect(useAccount.getState().loading).toBe(true);
  await expect(loading).resolves.toBe(true);
  expect(useSession.getState().user).toEqual(people.admin);
  expect(useAccount.getState()).toMatchObject({ loading: false, routes: [records[0]] });
  expect(server.received('GET /api/v1/menus/routes')).toHaveLength(1);
});

test('an answer without data forgets the token and goes to login', async () => {
  startBrowser({ user: people.admin });
  startFakeServer({ 'GET /api/v1/users/me': null as never, 'GET /api/v1/menus/routes': records });
  await expect(loadAccount()).resolves.toBe(false);
  expect(readToken()).toBe('');
  expect(useAccount.getState()).toMatchObject({ routes: [], wasReset: true });
});

test('without menu routes the user is still loaded', async () => {
  startBrowser({ user: people.admin });
  startFakeServer({ 'GET /api/v1/users/me': people.admin, 'GET /api/v1/menus/routes': unreachable });
  await expect(loadAccount()).resolves.toBe(true);
  expect(useAccount.getState()).toMatchObject({ loading: false, routes: [] });
});

test('an unreachable server does not end the session', async () => {
  startBrowser({ user: people.admin });
  startFakeServer({ 'GET /api/v1/users/me': unreachable, 'GET /api/v1/menus/routes': unreachable });
  await expect(loadAccount()).resolves.toBe(false);
  expect(readToken()).not.toBe('');
  expect(useAccount.getState().loading).toBe(false);
});

test('logout tells the server, clears token and rights, and goes to a fresh /login', async () => {
  startBrowser({ user: people.admin });
  const server = startFakeServer({ 'DELETE /api/v1/auth/logout': null });
  await logout();
  expect(server.received('DELETE /api/v1/auth/logout')[0]?.headers).toHaveProperty('Authorization');
  expect(useSession.getState()).toEqual({ token: '', user: undefined });
  expect(readToken()).toBe('');
  expect(go).toHaveBeenCalledWith('/login');
});

test.each([refuse('B0001', 'x', { status: 500 }), unreachable])(
  'logout holds also when the server fails',
  async (answer) => {
    startBrowser({ user: people.admin });
    startFakeServer({ 'DELETE /api/v1/auth/logout': answer });
    await logout();
    expect(readToken()).toBe('');
    expect(go).toHaveBeenCalledWith('/login');
  },
);
