import type { MenuNode, OptionNode } from '@portal/shared/contract';
import { branchIds, findMenu, folderIds, parentNodes, whatGoesWith } from './menu-branch.ts';

const node = (id: number, type: MenuNode['type'], name: string, children?: MenuNode[]): MenuNode => ({
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
  ...(children ? { children } : {}),
});

const menus = [
  node(1, 'CATALOG', '系统管理', [
    node(2, 'MENU', '用户管理', [node(3, 'BUTTON', '用户新增'), node(4, 'BUTTON', '用户删除')]),
    node(5, 'EXTLINK', '文档'),
  ]),
  node(6, 'MENU', '首页'),
];

const optionOf = ({ id, name, children }: MenuNode): OptionNode => ({
  value: id,
  label: `${name}!`,
  ...(children ? { children: children.map(optionOf) } : {}),
});

test.each([
  [1, { menus: ['用户管理', '文档'], buttons: 2 }],
  [2, { menus: [], buttons: 2 }],
  [6, { menus: [], buttons: 0 }],
])('deleting menu %d includes %o', (id, expected) => {
  expect(whatGoesWith(findMenu(menus, id) as MenuNode)).toEqual(expected);
});

test('an unknown menu is not found', () => {
  expect(findMenu(menus, 99)).toBeUndefined();
});

test('folders are expanded at first, and all expandable rows are known', () => {
  expect(folderIds(menus)).toEqual([1]);
  expect(branchIds(menus)).toEqual([1, 2]);
});

test('a menu can be below folders and views, but not in its own branch', () => {
  const places = parentNodes(menus.map(optionOf), menus, 2);
  expect(places).toEqual([
    {
      value: 1,
      label: '系统管理!',
      disabled: false,
      children: [{ value: 2, label: '用户管理!', disabled: true }],
    },
    { value: 6, label: '首页!', disabled: false },
  ]);
  expect(parentNodes(menus.map(optionOf), menus, 1)[0]?.children?.[0]?.disabled).toBe(true);
});
