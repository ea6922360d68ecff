import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MenuForm } from '@portal/shared/contract';
import { columnsOf, misplaced } from './menu-rules.ts';

const form = (type: MenuForm['type'], rest: Partial<MenuForm> = {}): MenuForm => ({
  parentId: 0,
  name: 'x',
  type,
  ...rest,
});
const everything = {
  path: 'users',
  component: 'system/user/index',
  perm: 'sys:user:add',
  icon: 'user',
  redirect: '/a/b',
  visible: 0,
} as const;

test('a folder gets the layout, and a slash at the first level', () => {
  const folder = columnsOf(form('CATALOG', everything));
  assert.deepEqual(
    [folder.path, folder.component, folder.perm, folder.redirect, folder.visible],
    ['/users', 'Layout', null, '/a/b', 0],
  );
  assert.equal(columnsOf(form('CATALOG', { parentId: 7, path: 'users' })).path, 'users');
  assert.equal(columnsOf(form('CATALOG', { path: '/users' })).path, '/users');
});

test('a menu requires path and view', () => {
  const menu = columnsOf(form('MENU', { ...everything, parentId: 7 }));
  assert.deepEqual([menu.path, menu.component, menu.perm], ['users', 'system/user/index', null]);
});

test('an external link keeps its address and has no component', () => {
  const link = columnsOf(form('EXTLINK', { ...everything, path: 'https://example.com/a?b=c' }));
  assert.deepEqual([link.path, link.component, link.redirect], ['https://example.com/a?b=c', null, null]);
});

test('a button stores only its permission and is never hidden', () => {
  const button = columnsOf(form('BUTTON', everything));
  assert.deepEqual(
    [button.path, button.component, button.icon, button.redirect, button.perm, button.visible],
    [null, null, null, null, 'sys:user:add', 1],
  );
});

for (const [type, bad, field] of [
  ['CATALOG', { path: '' }, 'path'],
  ['CATALOG', { path: 'a b' }, 'path'],
  ['CATALOG', { path: '//evil.example' }, 'path'],
  ['CATALOG', { path: 'a', redirect: 'https://evil.example' }, 'redirect'],
  ['MENU', { path: 'a' }, 'component'],
  ['MENU', { path: 'a', component: '../x' }, 'component'],
  ['MENU', { component: 'a/b' }, 'path'],
  ['EXTLINK', { path: 'javascript:alert(1)' }, 'path'],
  ['EXTLINK', { path: 'https://' }, 'path'],
  ['EXTLINK', { path: '/inside' }, 'path'],
  ['BUTTON', {}, 'perm'],
  ['BUTTON', { perm: 'everything' }, 'perm'],
  ['CATALOG', { path: 'a', name: '  ' }, 'name'],
] as const)
  test(`a ${type} with ${JSON.stringify(bad)} is refused for ${field}`, () => {
    assert.throws(() => columnsOf(form(type, bad)), { field });
  });

for (const [type, parent, stands] of [
  ['CATALOG', undefined, true],
  ['MENU', undefined, true],
  ['MENU', 'CATALOG', true],
  ['BUTTON', 'MENU', true],
  ['BUTTON', undefined, false],
  ['BUTTON', 'BUTTON', false],
  ['MENU', 'EXTLINK', false],
] as const)
  test(`a ${type} ${stands ? 'may' : 'may not'} stand below ${parent ?? 'the root'}`, () => {
    assert.equal(misplaced(type, parent) === undefined, stands);
  });
