import type { RouteRecord } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useAccount } from '../account/account.ts';
import { UserMenu } from './user-menu.tsx';

const website = {
  orgCode: 'A86',
  siteName: { zh: '海途旅行' },
  copyright: { zh: '© 2026 海途' },
  icp: '',
  publicSecurity: '',
  sourceUrl: 'https://git.example/haitu',
  footerLinks: [],
};
const routes: readonly RouteRecord[] = [{ path: '/dashboard', component: 'dashboard/index' }];

afterEach(() => useAccount.setState({ routes: [] }));

test.each([
  [0, 'admin', '消息中心'],
  [3, 'admin，3 条未读消息', '消息中心 3'],
  [100, 'admin，99+ 条未读消息', '消息中心 99+'],
])('%i unread messages are counted at the menu', async (unreadMessages, name, entry) => {
  const { person } = renderView(<UserMenu />, {
    user: { ...people.admin, unreadMessages },
    answers: { 'POST /api/websiteManager/:orgCode': website },
  });
  await person.click(await screen.findByRole('button', { name }));
  expect(screen.getByRole('menuitem', { name: entry })).toHaveAttribute('href', '/personal/messages');
});

test('in English the labels are Dashboard, Document, Log out, and a link to where the code is', async () => {
  useAccount.setState({ routes });
  const { person } = renderView(<UserMenu />, {
    user: people.admin,
    language: 'en',
    answers: { 'POST /api/websiteManager/:orgCode': website },
  });
  await person.click(await screen.findByRole('button', { name: 'admin' }));
  expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/index');
  expect(screen.getByRole('menuitem', { name: 'Document' })).toHaveAttribute('href', '/document');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  expect(await screen.findByRole('menuitem', { name: 'Source code' })).toHaveAttribute(
    'href',
    'https://git.example/haitu',
  );
});
