import type { RouteRecord } from '@portal/shared/contract';
import { crumbsOf, firstPath, joinPath, menuEntries, titleOf, trailOf } from './menu-tree.ts';

const leaf = (path: string, meta: RouteRecord['meta'] = {}): RouteRecord => ({ path, component: path, meta });
const folder = (path: string, children: RouteRecord[], meta: RouteRecord['meta'] = {}): RouteRecord => ({
  path,
  component: 'Layout',
  children,
  meta,
});

const tree = [
  folder('/system', [leaf('user', { title: '用户管理' }), leaf('role'), leaf('secret', { hidden: true })]),
  folder('/report', [leaf('daily')]),
  folder('/always', [leaf('one')], { alwaysShow: true }),
  folder('/empty', [leaf('gone', { hidden: true })]),
  { path: 'https://git.example/haitu', meta: { title: '源码' } },
];

test('the menu shows what is visible; a folder with one child is that child', () => {
  const drawn = menuEntries(tree).map(({ path, children }) => [path, children.map((child) => child.path)]);
  expect(drawn).toEqual([
    ['/system', ['/system/user', '/system/role']],
    ['/report/daily', []],
    ['/always', ['/always/one']],
    ['https://git.example/haitu', []],
  ]);
});

test.each([
  ['', '/system', '/system'],
  ['/system', 'user', '/system/user'],
  ['/system', '/elsewhere', '/elsewhere'],
  ['/', 'user', '/user'],
  ['/system', 'https://x.example', 'https://x.example'],
])('%j and %j make %j', (parent, path, joined) => {
  expect(joinPath(parent, path)).toBe(joined);
});

test.each([
  [{ path: '/a', name: 'A', meta: { title: '甲', titleEn: 'First' } }, 'zh-cn', '甲'],
  [{ path: '/a', name: 'A', meta: { title: '甲', titleEn: 'First' } }, 'en', 'First'],
  [{ path: '/a', name: 'A', meta: { title: '甲' } }, 'en', '甲'],
  [{ path: '/a', name: 'A' }, 'en', 'A'],
  [{ path: '/a' }, 'en', '/a'],
] as const)('the title of %j in %s is %s', (record, language, title) => {
  expect(titleOf(record, language)).toBe(title);
});

test('the first path to show goes down the tree, past what is hidden or outside', () => {
  expect(firstPath(tree)).toBe('/system/user');
  expect(firstPath(tree.toReversed())).toBe('/always/one');
  expect(firstPath([folder('/empty', [])])).toBeUndefined();
});

test('the trail leads from the top to a path, whatever its case', () => {
  expect(trailOf(tree, '/System/User/').map(({ path }) => path)).toEqual(['/system', '/system/user']);
  expect(trailOf(tree, '/system').map(({ path }) => path)).toEqual(['/system']);
  expect(trailOf(tree, '/nowhere')).toEqual([]);
});

const business = [
  folder('/business', [
    leaf('orders'),
    leaf('orders/detail', { hidden: true }),
    leaf('alone/detail', { hidden: true }),
  ]),
];

test.each([
  ['/business/orders', ['/business', '/business/orders']],
  ['/business/orders/detail', ['/business', '/business/orders', '/business/orders/detail']],
  ['/business/alone/detail', ['/business', '/business/alone/detail']],
  ['/nowhere', []],
])('people go to %s by %j', (path, expected) => {
  expect(crumbsOf(business, path).map((step) => step.path)).toEqual(expected);
});
