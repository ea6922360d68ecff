import type { MenuOption, RoleRow } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Roles from './index.tsx';

const row = (id: number, code: string, name: string, userCount = 0): RoleRow => ({
  id,
  code,
  name,
  userCount,
  sort: 1,
  status: 1,
  dataScope: 2,
  createTime: '2026-11-01',
  updateTime: '2026-11-02',
});

const editor = row(3, 'EDITOR', '内容编辑', 2);

const menus: MenuOption[] = [
  {
    value: 1,
    label: '系统管理',
    type: 'CATALOG',
    children: [
      {
        value: 2,
        label: '用户管理',
        type: 'MENU',
        children: [
          { value: 4, label: '用户新增', type: 'BUTTON' },
          { value: 5, label: '用户修改', type: 'BUTTON' },
        ],
      },
    ],
  },
];

const answers: Answers = {
  'GET /api/v1/roles/page': {
    list: [row(1, 'ADMIN', '系统管理员', 1), editor, row(4, 'GUIDE', '导游')],
    total: 3,
  },
  'GET /api/v1/roles/:id/form': {
    id: 3,
    name: '内容编辑',
    code: 'EDITOR',
    sort: 1,
    status: 1,
    dataScope: 2,
    version: '17',
  },
  'GET /api/v1/roles/:id/menuIds': [1, 2, 4],
  'GET /api/v1/menus/options': menus,
  'PUT /api/v1/roles/:id': null,
  'PUT /api/v1/roles/:id/status': null,
  'PUT /api/v1/roles/:id/menus': null,
  'DELETE /api/v1/roles/:id': null,
};

/** Roles with the ids 3 and 4 are chosen and deleted. */
const deleteChosen = async (deletion: Answers['DELETE /api/v1/roles/:id']) => {
  const view = renderView(<Roles />, {
    path: '/system/role',
    user: people.root,
    answers: {
      ...answers,
      'GET /api/v1/roles/page': { list: [row(3, 'SALES', '销售', 2), row(4, 'GUIDE', '导游')], total: 2 },
      'DELETE /api/v1/roles/:id': deletion,
    },
  });
  await view.person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await view.person.click(screen.getByRole('button', { name: '删除所选' }));
  const question = await screen.findByRole('alertdialog', { name: '删除 2 条？' });
  await view.person.click(within(question).getByRole('button', { name: '删除' }));
  return view;
};

const inUse = refuse('A0513', '仍有用户使用该角色', { status: 409 });

test('rows that the server refuses to delete are named with the reason, all others are deleted', async () => {
  const { server, person } = await deleteChosen(({ params }) => (params.id === '4' ? null : inUse));
  const report = await screen.findByRole('alertdialog', { name: '已删除 1 条，1 条未删除' });
  expect(within(report).getByRole('listitem')).toHaveTextContent('销售：仍有用户使用该角色');
  expect(server.received('DELETE /api/v1/roles/:id').map(({ params }) => params.id)).toEqual([
    '3,4',
    '3',
    '4',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  await person.click(within(report).getByRole('button', { name: '关闭' }));
  expect(screen.getByRole('checkbox', { name: '选择 销售' })).not.toBeChecked();
});

test('a deletion that cannot be confirmed is not repeated row by row', async () => {
  const { server } = await deleteChosen(refuse('B0001', '系统繁忙', { status: 503 }));
  expect(await screen.findByText('系统繁忙')).toBeVisible();
  expect(server.received('DELETE /api/v1/roles/:id')).toHaveLength(1);
});

describeList({
  screen: <Roles />,
  path: '/system/role',
  call: 'GET /api/v1/roles/page',
  page: { list: [editor], total: 1 },
  shown: '内容编辑',
  filter: { label: '状态', choose: '停用', query: { status: '0' } },
  empty: '没有符合条件的角色',
});

const show = (path = '/system/role', user: (typeof people)['root'] = people.root, more: Answers = {}) =>
  renderView(<Roles />, { path, user, answers: { ...answers, ...more } });

test('the URL sets the filters of the list', async () => {
  const { server } = show('/system/role?keywords=edit&status=0&pageNum=2');
  expect(await screen.findByText('内容编辑')).toBeVisible();
  expect(server.received('GET /api/v1/roles/page')[0]?.query).toEqual({
    keywords: 'edit',
    status: '0',
    pageNum: '2',
    pageSize: '10',
  });
});

test('actions without permission are hidden, and built-in roles cannot be deleted', async () => {
  show('/system/role', { ...people.admin, perms: ['sys:role:query'] });
  expect(await screen.findByText('导游')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新增角色' })).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /内容编辑/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('without the permission the screen shows the no-permission state', async () => {
  const forbidden = refuse('A0231', '没有权限', { status: 403 });
  show('/system/role', people.member, { 'GET /api/v1/roles/page': forbidden });
  expect(await screen.findByText('您没有查看这里的权限')).toBeVisible();
});

test('half-checked nodes are shown as such and sent', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '分配权限 内容编辑' }));
  await person.click(await screen.findByRole('button', { name: '全部展开' }));
  const box = async (name: string) => {
    const line = (await screen.findByText(name)).closest('[role=treeitem]') as HTMLElement;
    return within(line).getByRole('checkbox');
  };
  expect(await box('用户管理')).toHaveAttribute('aria-checked', 'mixed');
  expect(await box('用户新增')).toHaveAttribute('aria-checked', 'true');
  expect(await box('用户修改')).toHaveAttribute('aria-checked', 'false');
  await person.click(await box('用户新增'));
  expect(await box('用户管理')).toHaveAttribute('aria-checked', 'mixed');
  await person.click(await box('用户修改'));
  await person.click(screen.getByRole('button', { name: '保存权限' }));
  await waitFor(() =>
    expect(server.received('PUT /api/v1/roles/:id/menus')[0]).toMatchObject({
      params: { id: '3' },
      query: { version: '17' },
      body: [1, 2, 5],
    }),
  );
});

test('changes of two people in different fields of a role are merged, and named', async () => {
  const { server, person } = show('/system/role', people.root, {
    'PUT /api/v1/roles/:id': ({ body }) =>
      Object(body).version === '18' ? null : refuse('A0514', 'chen在您编辑期间修改过', { status: 409 }),
  });
  await person.click(await screen.findByRole('button', { name: '编辑 内容编辑' }));
  const name = await screen.findByRole('textbox', { name: '角色名称' });
  const newest = {
    name: '内容编辑',
    code: 'WRITER',
    sort: 1,
    status: 1,
    dataScope: 2,
    publishApproval: 0,
    version: '18',
  } as const;
  server.answer({ 'GET /api/v1/roles/:id/form': newest });
  await person.clear(name);
  await person.type(name, '编辑部');
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('他人对角色编码的修改已一并保留')).toBeVisible();
  expect(server.received('PUT /api/v1/roles/:id')[1]?.body).toEqual({ ...newest, name: '编辑部' });
});

test('disabling a role with users asks for confirmation', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('switch', { name: '内容编辑 的状态' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('拥有它的 2 人');
  await person.click(within(question).getByRole('button', { name: '停用' }));
  await waitFor(() =>
    expect(server.received('PUT /api/v1/roles/:id/status')[0]).toMatchObject({
      params: { id: '3' },
      query: { status: '0' },
    }),
  );
});

test('bulk deletion names all rows in its confirmation', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '删除所选' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('内容编辑和导游');
  expect(question).not.toHaveTextContent('系统管理员');
  await person.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.received('DELETE /api/v1/roles/:id')[0]?.params.id).toBe('3,4'));
});
