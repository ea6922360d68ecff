import { contract, type MenuForm } from '@portal/shared/contract';
import { describeForm } from '#src/form/testing/describe-form.tsx';
import MenuDrawer from './menu-drawer.tsx';
import { type MenuType, menuForm } from './menu-form.ts';

const fieldsOf = (type: MenuType) => menuForm.fields.filter(({ when }) => when?.({ type }) ?? true);

test.each([
  [
    'CATALOG',
    ['type', 'parentId', 'name', 'nameEn', 'path', 'redirect', 'icon', 'sort', 'visible', 'alwaysShow'],
  ],
  [
    'MENU',
    [
      'type',
      'parentId',
      'name',
      'nameEn',
      'path',
      'component',
      'redirect',
      'icon',
      'sort',
      'visible',
      'keepAlive',
    ],
  ],
  ['EXTLINK', ['type', 'parentId', 'name', 'nameEn', 'path', 'icon', 'sort', 'visible']],
  ['BUTTON', ['type', 'parentId', 'name', 'nameEn', 'perm', 'sort']],
] as const)('a %s has the fields %j', (type, expected) => {
  expect(
    fieldsOf(type)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...expected].toSorted());
});

const stored: MenuForm = {
  parentId: 1,
  name: '用户管理',
  nameEn: 'Users',
  type: 'MENU',
  path: 'user',
  component: 'system/user/index',
  perm: null,
  visible: 1,
  sort: 3,
  icon: 'user',
  redirect: null,
  keepAlive: 0,
  alwaysShow: 0,
};

test('a stored record is sent back unchanged', () => {
  expect(menuForm.write(menuForm.read({ ...stored, id: 4 }))).toEqual(stored);
});

test.each([
  ['CATALOG', { path: 'user', component: 'Layout', perm: null, redirect: 'list' }],
  ['MENU', { path: 'user', component: 'system/user/index', perm: null, redirect: 'list' }],
  ['EXTLINK', { path: 'user', component: null, perm: null, redirect: null, icon: 'user' }],
  ['BUTTON', { path: null, component: null, perm: 'sys:user:add', redirect: null, icon: null }],
] as const)('changed to the type %s, only its fields are sent', (type, expected) => {
  const values = { ...menuForm.read(stored), perm: 'sys:user:add', redirect: 'list' };
  expect(menuForm.write({ ...values, type })).toMatchObject({ ...expected, keepAlive: 0, visible: 1 });
});

test('a folder has no view name field', () => {
  expect(menuForm.read({ ...stored, type: 'CATALOG', component: 'Layout' }).component).toBe('');
});

test.each([
  ['MENU', 'path', 'user', true],
  ['MENU', 'path', '/system/user/:id', true],
  ['MENU', 'path', 'a b', false],
  ['MENU', 'path', 'https://haitu.cn', false],
  ['EXTLINK', 'path', 'https://www.mct.gov.cn', true],
  ['EXTLINK', 'path', 'www.mct.gov.cn', false],
  ['EXTLINK', 'path', 'javascript:alert(1)', false],
  ['MENU', 'component', 'system/user/index', true],
  ['MENU', 'component', '/system/user', false],
  ['MENU', 'component', '../secret', false],
  ['BUTTON', 'perm', 'sys:user:add', true],
  ['BUTTON', 'perm', 'sys:user:*', true],
  ['BUTTON', 'perm', 'sys', false],
  ['CATALOG', 'redirect', '/system/user', true],
  ['CATALOG', 'redirect', '//evil.cn', false],
] as const)('%s: %s %s is %s', (type, name, value, good) => {
  const field = fieldsOf(type).find((one) => one.name === name);
  expect(field?.pattern?.test(value)).toBe(good);
});

const idle = () => undefined;

describeForm('menu', {
  definition: menuForm,
  body: contract['POST /api/v1/menus'].body,
  add: <MenuDrawer onClosed={idle} />,
  edit: <MenuDrawer id={4} onClosed={idle} />,
  calls: {
    form: 'GET /api/v1/menus/:id/form',
    create: 'POST /api/v1/menus',
    change: 'PUT /api/v1/menus/:id',
  },
  answers: { 'GET /api/v1/menus': [], 'GET /api/v1/menus/options': [] },
  stored: { ...stored, version: '17' },
  missing: ['请填写名称', '请填写路径', '请填写视图名'],
  typed: { 名称: ' 用户 ', 路径: 'user', 视图名: 'system/user/index' },
  sent: {
    ...{ type: 'MENU', parentId: 0, name: '用户', nameEn: null, path: 'user' },
    ...{ component: 'system/user/index', perm: null, redirect: null, icon: null },
    ...{ sort: 1, visible: 1, keepAlive: 1, alwaysShow: 0 },
  },
  refused: { field: 'name', label: '名称' },
});
