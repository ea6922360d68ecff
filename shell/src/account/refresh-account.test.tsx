import { call } from '@portal/shared/api';
import type { RouteRecord } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { type Answers, people, refuse, renderView, startBrowser, unreachable } from '@portal/shared/testing';
import { act } from '@testing-library/react';
import { loadAccount, useAccount } from './account.ts';
import { useAccountRefresh } from './refresh-account.ts';

const me = 'GET /api/v1/users/me';
const menus = 'GET /api/v1/menus/routes';
const stock = 'GET /api/v1/roles/options';

const own: RouteRecord = { path: '/system', component: 'Layout', meta: { roles: ['ADMIN'] } };
const added: RouteRecord = { path: '/platform', component: 'Layout', meta: { roles: ['ADMIN'] } };
const promoted = { ...people.admin, perms: [...people.admin.perms, 'release:view'] };
const changed: Answers = { [me]: promoted, [menus]: [own, added] };

let go: (path: string) => Promise<void>;
const Portal = () => {
  useAccountRefresh();
  const navigate = useNavigate();
  go = (path) => act(async () => navigate(path));
  return null;
};

/** A signed-in user with loaded user info and routes, at access version 5. */
const start = async () => {
  useAccount.setState({ loading: false, routes: [], version: 0 });
  const answers = { [me]: people.admin, [menus]: [own], [stock]: [] };
  const { server } = renderView(<Portal />, { path: '/index', user: people.admin, answers });
  server.carry(5);
  await loadAccount();
  return { server, asked: () => [server.received(me).length, server.received(menus).length] };
};

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const answerOfNavigation = () => act(() => call(stock, {}));

test('user and routes are fetched once a session, however many navigations and answers there are', async () => {
  const { asked } = await start();
  for (const path of ['/hotel', '/ticket', '/goods']) {
    await go(path);
    await answerOfNavigation();
    await settled();
  }
  expect(asked()).toEqual([1, 1]);
});

test('a version that came before a navigation has both fetched again with it, once', async () => {
  const { server, asked } = await start();
  server.answer(changed);
  server.carry(6);
  await answerOfNavigation();
  await settled();
  expect(asked()).toEqual([1, 1]);
  for (const path of ['/hotel', '/ticket']) {
    await go(path);
    await settled();
  }
  expect(asked()).toEqual([2, 2]);
  expect(useSession.getState().user?.perms).toContain('release:view');
  expect(useAccount.getState().routes).toEqual([own, added]);
});

test('a version that comes with the answers to a navigation counts for that navigation', async () => {
  const { server, asked } = await start();
  server.answer(changed);
  server.carry(6);
  await go('/hotel');
  await answerOfNavigation();
  await settled();
  expect(asked()).toEqual([2, 2]);
  expect(useAccount.getState().routes).toEqual([own, added]);
});

test('a revoked role removes its routes', async () => {
  const { server } = await start();
  const user = { ...people.admin, roles: ['MEMBER'], perms: [] };
  server.answer({ [me]: user, [menus]: [own] });
  server.carry(6);
  await go('/hotel');
  await answerOfNavigation();
  await settled();
  expect(useSession.getState().user).toEqual(user);
  expect(useAccount.getState().routes).toEqual([]);
});

test('an answer from a cache with an older version changes nothing', async () => {
  const { server, asked } = await start();
  server.carry(4);
  await go('/hotel');
  await answerOfNavigation();
  await settled();
  expect(asked()).toEqual([1, 1]);
});

test('a change between both responses is detected at the next navigation', async () => {
  const { server, asked } = await start();
  server.carry(6);
  server.answer({
    [me]: people.admin,
    [menus]: async () => {
      server.carry(7);
      return [own];
    },
  });
  await go('/hotel');
  await answerOfNavigation();
  await settled();
  server.answer(changed);
  await go('/ticket');
  await settled();
  expect(asked()).toEqual([3, 3]);
  expect(useAccount.getState().version).toBe(7);
});

test.each([
  ['refused', refuse('B0001', 'x', { status: 500 })],
  ['unreachable', unreachable],
])('a response that is %s changes nothing, and is requested again', async (_, broken) => {
  const { server, asked } = await start();
  server.carry(6);
  server.answer({ [me]: broken, [menus]: broken });
  await go('/hotel');
  await answerOfNavigation();
  await settled();
  expect(useSession.getState().user).toEqual(people.admin);
  expect(useAccount.getState().routes).toEqual([own]);
  server.answer(changed);
  await go('/ticket');
  await settled();
  expect(asked()).toEqual([3, 3]);
  expect(useAccount.getState().routes).toEqual([own, added]);
});

test('a changed filter makes no call, nor does a visitor', async () => {
  const { server, asked } = await start();
  server.carry(6);
  await answerOfNavigation();
  await go('/index?keywords=x');
  await settled();
  expect(asked()).toEqual([1, 1]);
  act(() => startBrowser());
  await answerOfNavigation();
  await go('/hotel');
  await settled();
  expect(asked()).toEqual([1, 1]);
});
