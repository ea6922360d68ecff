import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Menu } from './menu-repository.ts';
import { matchingBranches, menuTree, routeName, routeRecords } from './menu-tree.ts';

const menu = (id: number, parentId: number, name: string, rest: Partial<Menu> = {}): Menu => ({
  id,
  parentId,
  name,
  nameEn: null,
  type: 'MENU',
  path: name,
  component: `${name}/index`,
  perm: null,
  visible: 1,
  sort: 1,
  icon: null,
  redirect: null,
  keepAlive: 1,
  alwaysShow: 0,
  version: '1',
  ...rest,
});

const menus = [
  menu(1, 0, 'system', {
    type: 'CATALOG',
    path: '/system',
    component: 'Layout',
    icon: 'gear',
    redirect: '/system/user',
  }),
  menu(2, 1, 'user', { nameEn: 'Users', keepAlive: 0 }),
  menu(3, 2, 'add', { type: 'BUTTON', path: null, component: null, perm: 'sys:user:add' }),
  menu(4, 1, 'ticket-calendar', { visible: 0, alwaysShow: 1 }),
  menu(5, 0, 'out', { type: 'EXTLINK', path: 'https://example.com', component: null }),
  menu(6, 99, 'orphan'),
];

const names = (found: readonly Menu[]): string[] => found.map(({ name }) => name);

test('the tree nests and omits empty children', () => {
  const [system, out, ...none] = menuTree(menus);
  assert.deepEqual(none, []);
  assert.deepEqual(
    system?.children?.map(({ name }) => name),
    ['user', 'ticket-calendar'],
  );
  assert.equal(system?.children?.[0]?.children?.[0]?.perm, 'sys:user:add');
  assert.equal(Object.hasOwn(out ?? {}, 'children'), false);
});

for (const [words, found] of [
  ['USERS', ['system', 'user', 'add']],
  ['sys:user', ['system', 'user', 'add']],
  ['calendar', ['system', 'ticket-calendar']],
  ['system', ['system', 'user', 'add', 'ticket-calendar']],
  ['example.com', ['out']],
  ['nothing', []],
] as const)
  test(`${words} finds the branches of ${found.join(', ')}`, () => {
    assert.deepEqual(names(matchingBranches(menus, words)), found);
  });

test('a folder and a matching menu in it are returned as one branch', () => {
  const both = [menu(1, 0, 'ax'), menu(2, 1, 'b'), menu(3, 2, 'cx'), menu(4, 2, 'd')];
  assert.deepEqual(names(matchingBranches(both, 'x')), ['ax', 'b', 'cx', 'd']);
});

for (const [path, name] of [
  ['user', 'User'],
  ['/dashboard', 'Dashboard'],
  ['ticket-calendar', 'TicketCalendar'],
  ['/platform/releases', 'PlatformReleases'],
  ['detail/:id', 'DetailId'],
])
  test(`the route at ${path} is named ${name}`, () => {
    assert.equal(routeName(path ?? ''), name);
  });

test('a Chinese title is read in pinyin', () => {
  const [record] = routeRecords([menu(1, 0, '订单管理', { path: '/orders' })], []);
  assert.equal(record?.meta?.titlePinyin, 'ding dan guan li');
});

test('route records say what the specification says, and nothing empty', () => {
  const records = routeRecords(menus, [
    { menuId: 1, code: 'ADMIN' },
    { menuId: 2, code: 'ADMIN' },
    { menuId: 2, code: 'EDITOR' },
  ]);
  assert.deepEqual(records, [
    {
      path: '/system',
      component: 'Layout',
      redirect: '/system/user',
      meta: { title: 'system', icon: 'gear', hidden: false, roles: ['ROOT', 'ADMIN'], keepAlive: true },
      children: [
        {
          path: 'user',
          component: 'user/index',
          name: 'User',
          meta: {
            title: 'user',
            titleEn: 'Users',
            hidden: false,
            roles: ['ROOT', 'ADMIN', 'EDITOR'],
            keepAlive: false,
          },
        },
        {
          path: 'ticket-calendar',
          component: 'ticket-calendar/index',
          name: 'TicketCalendar',
          meta: {
            title: 'ticket-calendar',
            hidden: true,
            roles: ['ROOT'],
            keepAlive: true,
            alwaysShow: true,
          },
        },
      ],
    },
    { path: 'https://example.com', meta: { title: 'out', hidden: false, roles: ['ROOT'], keepAlive: true } },
  ]);
});
