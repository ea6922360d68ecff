import type { RouteRecord } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { type Answers, people, refuse, startBrowser, startFakeServer } from '@portal/shared/testing';
import { portalHistory } from '../routing/portal-history.ts';
import { useAccount } from './account.ts';
import { startAccountRefresh } from './refresh-account.ts';

const own: RouteRecord = { path: '/system', component: 'Layout', meta: { roles: ['ADMIN'] } };
const added: RouteRecord = { path: '/platform', component: 'Layout', meta: { roles: ['ADMIN'] } };

let end: () => void;

const start = (answers: Answers, user: (typeof people)['admin'] | undefined = people.admin) => {
  window.history.replaceState(null, '', '/index');
  startBrowser({ user });
  useAccount.setState({ loading: false, routes: [own] });
  end = startAccountRefresh();
  return startFakeServer(answers);
};

const go = (path: string) => portalHistory.navigator.push(path);
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

afterEach(() => end());

test('what was granted meanwhile is there after the next navigation', async () => {
  const user = { ...people.admin, perms: [...people.admin.perms, 'release:view'] };
  start({ 'GET /api/v1/users/me': user, 'GET /api/v1/menus/routes': [own, added] });
  go('/hotel');
  await settled();
  expect(useSession.getState().user?.perms).toContain('release:view');
  expect(useAccount.getState().routes).toEqual([own, added]);
});

test('what was taken away is gone', async () => {
  const user = { ...people.admin, roles: ['MEMBER'], perms: [] };
  start({ 'GET /api/v1/users/me': user, 'GET /api/v1/menus/routes': [own] });
  go('/hotel');
  await settled();
  expect(useSession.getState().user).toEqual(user);
  expect(useAccount.getState().routes).toEqual([]);
});

test('where nothing changed nothing is drawn anew', async () => {
  start({ 'GET /api/v1/users/me': { ...people.admin }, 'GET /api/v1/menus/routes': [{ ...own }] });
  const [user, { routes }] = [useSession.getState().user, useAccount.getState()];
  go('/hotel');
  await settled();
  expect(useSession.getState().user).toBe(user);
  expect(useAccount.getState().routes).toBe(routes);
});

test('a server that does not answer takes nothing away', async () => {
  const broken = refuse('B0001', 'x', { status: 500 });
  start({ 'GET /api/v1/users/me': broken, 'GET /api/v1/menus/routes': broken });
  go('/hotel');
  await settled();
  expect(useSession.getState().user).toEqual(people.admin);
  expect(useAccount.getState().routes).toEqual([own]);
});

test('another filter of the same page asks nothing, nor does a visitor', async () => {
  const answers = { 'GET /api/v1/users/me': people.admin, 'GET /api/v1/menus/routes': [own] };
  const server = start(answers);
  go('/index?keywords=x');
  await settled();
  expect(server.received('GET /api/v1/users/me')).toEqual([]);
  end();
  window.history.replaceState(null, '', '/index');
  startBrowser();
  end = startAccountRefresh();
  go('/hotel');
  await settled();
  expect(server.received('GET /api/v1/users/me')).toEqual([]);
});
