import type { RouteRecord } from '@portal/shared/contract';
import { type Choice, filterChoices, maxRecent, readRecent, screensOf, withRecent } from './choices.ts';

const records: RouteRecord[] = [
  { path: '/dashboard', component: 'dashboard/index', meta: { title: '首页', titleEn: 'Dashboard' } },
  {
    path: '/system',
    component: 'Layout',
    meta: { title: '系统管理', titleEn: 'System' },
    children: [
      {
        path: 'user',
        component: 'system/user/index',
        meta: { title: '用户管理', titleEn: 'Users', titlePinyin: 'yong hu guan li' },
      },
      { path: 'role', component: 'system/role/index', meta: { title: '角色管理', titleEn: 'Roles' } },
      { path: 'edit', component: 'system/edit', meta: { title: '编辑', hidden: true } },
      { path: 'https://mct.example', meta: { title: '文旅部' } },
    ],
  },
];
const screen = (path: string): Choice => ({ kind: 'screen', title: path, note: '', path });

test('the screens are those of the menu, with the folder they stand in', () => {
  expect(screensOf(records, 'en').map(({ title, note, path }) => [title, note, path])).toEqual([
    ['Dashboard', '', '/dashboard'],
    ['Users', 'System', '/system/user'],
    ['Roles', 'System', '/system/role'],
  ]);
});

test.each([
  ['管理', ['/system/user', '/system/role']],
  ['系统 角色', ['/system/role']],
  ['ROLE', ['/system/role']],
  ['用户', ['/system/user']],
  ['编辑', []],
  ['users', ['/system/user']],
  ['yonghu', ['/system/user']],
  ['yhgl', ['/system/user']],
])('%s finds %j', (keywords, paths) => {
  expect(filterChoices(screensOf(records, 'zh-cn'), keywords).map(({ path }) => path)).toEqual(paths);
});

test('results that begin with the words come first', () => {
  const choices = [
    { ...screen('/a'), title: '我的订单' },
    { ...screen('/b'), title: '订单管理', names: ['dingdanguanli', 'ddgl'] },
  ];
  expect(filterChoices(choices, '订单').map(({ path }) => path)).toEqual(['/b', '/a']);
});

test('recent choices are stored without duplicates, the latest first, up to a limit', () => {
  const many = Array.from({ length: 12 }, (_, index) => screen(`/${index}`)).reduce(withRecent, []);
  expect(many).toHaveLength(maxRecent);
  expect(withRecent(many, screen('/9')).map(({ path }) => path)).toEqual([
    '/9',
    '/11',
    '/10',
    '/8',
    '/7',
    '/6',
    '/5',
    '/4',
  ]);
});

test.each([
  [undefined, undefined],
  ['x', undefined],
  [[null, 7, { path: '/a' }, { ...screen('https://evil.example'), path: 'https://evil.example' }], []],
  [[screen('/a')], [screen('/a')]],
])('stored %j is read as %j', (stored, expected) => {
  expect(readRecent(stored)).toEqual(expected);
});
