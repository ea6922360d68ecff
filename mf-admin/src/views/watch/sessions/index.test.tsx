import type { ActiveSession } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Sessions from './index.tsx';

const session = (id: number, nickname: string, current = false): ActiveSession => ({
  id,
  current,
  userId: id,
  username: `user${id}`,
  nickname,
  device: 'Chrome · Windows',
  address: '203.0.113.7',
  createdAt: '2026-11-22T02:00:00Z',
  lastSeenAt: '2026-11-22T03:00:00Z',
});

const answers: Answers = {
  'GET /api/v1/watch/sessions/page': { list: [session(1, '陈海生', true), session(2, '王丽')], total: 2 },
  'DELETE /api/v1/watch/sessions/:id': { missing: [2] },
};

const show = (user: (typeof people)['root'] = people.root, more: Answers = {}) =>
  renderView(<Sessions />, { path: '/watch/sessions', user, answers: { ...answers, ...more } });

describeList({
  screen: <Sessions />,
  path: '/watch/sessions',
  call: 'GET /api/v1/watch/sessions/page',
  page: { list: [session(2, '王丽')], total: 1 },
  shown: '王丽',
  empty: '没有符合条件的会话',
});

test('ending several sessions asks once, marks the user’s own one, and names those that were not ended', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '下线所选' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('强制 2 个会话下线');
  expect(question).toHaveTextContent('其中包含您当前的会话');
  await person.click(within(question).getByRole('button', { name: '强制下线' }));
  await waitFor(() => expect(server.received('DELETE /api/v1/watch/sessions/:id')[0]?.params.id).toBe('1,2'));
  const report = await screen.findByRole('alertdialog', { name: '已下线 1 个会话，1 个未下线' });
  expect(report).toHaveTextContent('王丽');
  expect(report).toHaveTextContent('会话已结束，或不在您的数据范围内');
});

test('without the permission to end sessions there are no buttons and no checkboxes', async () => {
  show({ ...people.admin, perms: ['watch:session:query'] });
  expect(await screen.findByText('王丽')).toBeVisible();
  expect(screen.queryByRole('button', { name: /强制下线/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('without the view permission the screen shows the no-permission state', async () => {
  const forbidden = refuse('A0231', '没有权限', { status: 403 });
  show(people.member, { 'GET /api/v1/watch/sessions/page': forbidden });
  expect(await screen.findByText('您没有查看这里的权限')).toBeVisible();
});
