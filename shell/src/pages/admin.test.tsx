import type { RouteRecord } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useAccount } from '../account/account.ts';
import { Admin } from './admin.tsx';

const leaf = (path: string, meta: RouteRecord['meta'] = {}): RouteRecord => ({ path, component: path, meta });
const routes: readonly RouteRecord[] = [
  leaf('/dashboard'),
  {
    path: '/business',
    component: 'Layout',
    children: [leaf('orders'), leaf('edit', { hidden: true })],
  },
];

const open = (options: RenderOptions, answers: Answers = {}) =>
  renderView(<Admin />, {
    path: '/admin',
    ...options,
    answers: { 'GET /api/v1/preferences': {}, ...answers },
  });

afterEach(() => useAccount.setState({ routes: [], loading: false }));

test.each([
  ['no remembered screen', {}, '/dashboard'],
  ['a remembered screen', { 'screen.last': '/business/orders' }, '/business/orders'],
  ['a remembered screen outside of the menu', { 'screen.last': '/business/edit' }, '/dashboard'],
  ['a remembered folder', { 'screen.last': '/business' }, '/dashboard'],
  ['a remembered screen without permission', { 'screen.last': '/system/user' }, '/dashboard'],
  ['an invalid remembered screen', { 'screen.last': 7 }, '/dashboard'],
])('staff with %s start on a screen of their menu', async (_, preferences, path) => {
  useAccount.setState({ routes });
  const { address } = open({ user: people.admin }, { 'GET /api/v1/preferences': preferences });
  await waitFor(() => expect(address()).toBe(path));
});

test('staff start on the first screen when the preferences cannot be loaded', async () => {
  useAccount.setState({ routes });
  const refused = () => Promise.reject(new Error('unreachable'));
  const { address } = open({ user: people.admin }, { 'GET /api/v1/preferences': refused });
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('a visitor logs in first and comes back', async () => {
  const { address } = open({});
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fadmin'));
});

test('a member without a menu sees the 401 page', async () => {
  open({ user: people.member });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('没有权限');
});
