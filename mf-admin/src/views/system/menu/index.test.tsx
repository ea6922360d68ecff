import type { MenuNode } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import Menus from './index.tsx';

const node = (id: number, type: MenuNode['type'], name: string, more: Partial<MenuNode> = {}): MenuNode => ({
  id,
  parentId: 0,
  type,
  name,
  path: null,
  component: null,
  sort: 1,
  visible: 1,
  icon: null,
  redirect: null,
  perm: null,
  ...more,
});

const menus = [
  node(1, 'CATALOG', '系统管理', {
    path: '/system',
    component: 'Layout',
    children: [
      node(2, 'MENU', '用户管理', {
        path: 'user',
        component: 'system/user/index',
        children: [node(3, 'BUTTON', '用户新增', { perm: 'sys:user:add' })],
      }),
    ],
  }),
];

const show = () =>
  renderView(<Menus />, {
    user: people.root,
    answers: {
      'GET /api/v1/menus': menus,
      'GET /api/v1/menus/options': [
        {
          value: 1,
          label: '系统管理',
          type: 'CATALOG',
          children: [{ value: 2, label: '用户管理', type: 'MENU' }],
        },
      ],
      'POST /api/v1/menus': null,
      'DELETE /api/v1/menus/:id': null,
    },
  });

test('folders are expanded, and a view expands to its buttons', async () => {
  const { person } = show();
  expect(await screen.findByText('system/user/index')).toBeVisible();
  expect(screen.queryByText('sys:user:add')).toBeNull();
  await person.click(screen.getByRole('button', { name: '展开 用户管理' }));
  expect(await screen.findByText('sys:user:add')).toBeVisible();
});

test('deleting names the children that are deleted', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '删除 系统管理' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('下级菜单会一起删除：用户管理');
  expect(question).toHaveTextContent('1 个按钮权限会一起删除');
  await person.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.received('DELETE /api/v1/menus/:id')[0]?.params.id).toBe('1'));
});

test('a button below a view has only a permission', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '新增下级 用户管理' }));
  await person.type(await screen.findByRole('textbox', { name: '名称' }), '用户导出');
  expect(screen.queryByRole('textbox', { name: '路径' })).toBeNull();
  const perm = screen.getByRole('textbox', { name: '权限标识' });
  await person.type(perm, 'export');
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('由冒号分隔的几段组成，例如 sys:user:add')).toBeVisible();
  await person.clear(perm);
  await person.type(perm, 'sys:user:export');
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/menus')[0]?.body).toMatchObject({
      type: 'BUTTON',
      parentId: 2,
      name: '用户导出',
      perm: 'sys:user:export',
      path: null,
      component: null,
    }),
  );
});
