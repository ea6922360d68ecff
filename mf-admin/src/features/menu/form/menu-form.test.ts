import type { MenuForm } from '@portal/shared/contract';
import { bodyOf, hasField, isWellFormed, menuTypes, newMenu, valuesOf } from './menu-form.ts';

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
  const fields = Object.keys(newMenu()) as (keyof ReturnType<typeof newMenu>)[];
  expect(fields.filter((field) => hasField(type, field)).toSorted()).toEqual([...expected].toSorted());
});

const stored: MenuForm = {
  id: 4,
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
  const { id: _id, ...rest } = stored;
  expect(bodyOf(valuesOf(stored))).toEqual(rest);
});

test.each([
  ['CATALOG', { path: 'user', component: 'Layout', perm: null, redirect: 'list' }],
  ['MENU', { path: 'user', component: 'system/user/index', perm: null, redirect: 'list' }],
  ['EXTLINK', { path: 'user', component: null, perm: null, redirect: null, icon: 'user' }],
  ['BUTTON', { path: null, component: null, perm: 'sys:user:add', redirect: null, icon: null }],
] as const)('changed to the type %s, only its fields are sent', (type, expected) => {
  const values = { ...valuesOf(stored), perm: 'sys:user:add', redirect: 'list' };
  expect(bodyOf({ ...values, type })).toMatchObject(expected);
});

test('a folder has no view name field', () => {
  expect(valuesOf({ ...stored, type: 'CATALOG', component: 'Layout' }).component).toBe('');
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
  ['MENU', 'redirect', '', true],
] as const)('%s: %s %s is %s', (type, field, value, good) => {
  expect(isWellFormed(type, field, value)).toBe(good);
});

test('every type is offered', () => {
  expect(menuTypes).toHaveLength(4);
});
