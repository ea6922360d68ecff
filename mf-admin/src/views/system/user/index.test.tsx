import type { UserForm, UserRow } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Users from './index.tsx';

const row = (id: number, username: string, nickname: string): UserRow => ({
  id,
  username,
  nickname,
  mobile: '13800138000',
  genderLabel: '女',
  avatar: null,
  email: `${username}@haitu.cn`,
  status: 1,
  deptName: '产品部',
  roleNames: '内容编辑',
  createTime: '2026-11-20',
});

const wang = row(7, 'wangli', '王丽');
const form: UserForm = {
  username: 'wangli',
  nickname: '王丽',
  gender: 2,
  status: 1,
  deptId: 3,
  roleIds: [4],
};

const answers: Answers = {
  'GET /api/v1/users/page': { list: [wang, row(8, 'chenhao', '陈浩')], total: 2 },
  'GET /api/v1/dept/options': [{ value: 1, label: '海途旅行', children: [{ value: 3, label: '产品部' }] }],
  'GET /api/v1/roles/options': [{ value: 4, label: '内容编辑' }],
  'GET /api/v1/users/:id/form': form,
  'PATCH /api/v1/users/:id/status': null,
  'DELETE /api/v1/users/:id': null,
};

beforeAll(() => Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: () => undefined }));

describeList({
  screen: <Users />,
  path: '/system/user',
  call: 'GET /api/v1/users/page',
  page: { list: [wang], total: 1 },
  shown: '王丽',
  filter: { label: '状态', choose: '停用', query: { status: '0' } },
  empty: '没有符合条件的用户',
  answers,
});

const show = (path = '/system/user', user: (typeof people)['root'] = people.root, more: Answers = {}) =>
  renderView(<Users />, { path, user, answers: { ...answers, ...more } });

test('a user whose initial password has expired is marked, so that staff reset it', async () => {
  const late = { ...wang, initialPasswordUntil: '2026-01-01T00:00:00.000Z' };
  const soon = { ...row(8, 'chenhao', '陈浩'), initialPasswordUntil: '2999-01-01T00:00:00.000Z' };
  show('/system/user', people.root, { 'GET /api/v1/users/page': { list: [late, soon], total: 2 } });
  expect(await screen.findByText('密码已过期')).toBeVisible();
  expect(screen.getAllByText('密码已过期')).toHaveLength(1);
});

test('the URL sets the filters, and a chosen department is kept in the URL', async () => {
  const { server, person, address } = show('/system/user?keywords=wang&status=1&pageNum=2');
  expect(await screen.findByText('王丽')).toBeVisible();
  expect(server.received('GET /api/v1/users/page')[0]?.query).toEqual({
    keywords: 'wang',
    status: '1',
    pageNum: '2',
    pageSize: '10',
  });
  await person.click(await screen.findByRole('treeitem', { name: '产品部' }));
  expect(address()).toBe('/system/user?keywords=wang&status=1&deptId=3');
});

test('actions without permission are hidden', async () => {
  const { person } = show('/system/user', people.admin);
  expect(await screen.findByRole('button', { name: '新增用户' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '编辑 王丽' })).toBeVisible();
  for (const name of ['导入', '导出']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: '更多操作：王丽' })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: '全选本页' }));
  expect(screen.getByRole('button', { name: '修改状态' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '删除所选' })).toBeNull();
});

test('without the permission the screen shows only the no-permission state', async () => {
  show('/system/user', people.admin, {
    'GET /api/v1/users/page': refuse('A0231', '没有权限', { status: 403 }),
  });
  expect(await screen.findByText('您没有查看这里的权限')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a refusal is shown at its field, and the input is kept', async () => {
  const { server, person } = show('/system/user', people.root, {
    'PUT /api/v1/users/:id': refuse('A0400', '用户名已存在', { field: 'username' }),
  });
  await person.click(await screen.findByRole('button', { name: '编辑 王丽' }));
  const username = await screen.findByRole('textbox', { name: '用户名' });
  await person.clear(username);
  await person.type(username, 'chenhao');
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('用户名已存在')).toBeVisible();
  expect(username).toHaveValue('chenhao');
  expect(username).toBeInvalid();
  expect(server.received('PUT /api/v1/users/:id')[0]).toMatchObject({
    params: { id: '7' },
    body: { username: 'chenhao', nickname: '王丽', deptId: 3, roleIds: [4] },
  });
});

test('disabling a user asks for confirmation, enabling does not', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('switch', { name: '王丽 的状态' }));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: '取消' }));
  expect(server.received('PATCH /api/v1/users/:id/status')).toEqual([]);
  await person.click(screen.getByRole('switch', { name: '王丽 的状态' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
  await waitFor(() =>
    expect(server.received('PATCH /api/v1/users/:id/status')[0]).toMatchObject({
      params: { id: '7' },
      query: { status: '0' },
    }),
  );
});

test('bulk deletion names all rows in its confirmation', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '删除所选' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('王丽 (wangli)');
  expect(question).toHaveTextContent('陈浩 (chenhao)');
  await person.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.received('DELETE /api/v1/users/:id')[0]?.params.id).toBe('7,8'));
  expect(await screen.findByText('已删除 2 个用户')).toBeVisible();
});

test('an export has the filters of the list, with the days in order and without the page', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { server, person } = show(
    '/system/user?keywords=wang&deptId=3&startTime=2026-11-20&endTime=2026-11-01&pageNum=2',
  );
  server.answer({ 'GET /api/v1/users/_export': new Blob(['sheet']) });
  await person.click(await screen.findByRole('button', { name: '导出' }));
  await waitFor(() =>
    expect(server.received('GET /api/v1/users/_export')[0]?.query).toEqual({
      keywords: 'wang',
      deptId: '3',
      startTime: '2026-11-01',
      endTime: '2026-11-20',
    }),
  );
  jest.useRealTimers();
});

test('a new user is at first in the chosen department', async () => {
  const { person, address } = show('/system/user?deptId=3');
  await person.click(await screen.findByRole('button', { name: '新增用户' }));
  const drawer = await screen.findByRole('dialog', { name: '新增用户' });
  expect(await within(drawer).findByText('产品部')).toBeVisible();
  expect(address()).toContain('user=new');
});
