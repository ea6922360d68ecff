import type { RouteRecord } from '@portal/shared/contract';
import { filterRoutes } from './filter-routes.ts';

const route = (path: string, roles?: string[], children?: RouteRecord[]): RouteRecord => ({
  path,
  component: 'Layout',
  meta: roles ? { roles } : {},
  ...(children ? { children } : {}),
});

const tree: readonly RouteRecord[] = [
  route('/system', ['ADMIN', 'EDITOR'], [route('user', ['ADMIN']), route('dict', ['EDITOR']), route('lost')]),
  route('/finance', ['FINANCE'], [route('refund', ['ADMIN'])]),
  route('/nobody', []),
  route('/unmarked', undefined, [route('inside', ['ADMIN'])]),
  { path: '/bare' },
];

const pathsOf = (records: readonly RouteRecord[], above = ''): readonly string[] =>
  records.flatMap(({ path, children = [] }) => [above + path, ...pathsOf(children, `${above + path}/`)]);

test.each([
  ['ADMIN', ['ADMIN'], ['/system', '/system/user']],
  ['EDITOR', ['EDITOR'], ['/system', '/system/dict']],
  ['one of several roles is enough', ['MEMBER', 'FINANCE'], ['/finance']],
  ['both roles see both', ['ADMIN', 'EDITOR'], ['/system', '/system/user', '/system/dict']],
  [
    'ROOT sees all that declare a list, even an empty one, and no others',
    ['ROOT'],
    ['/system', '/system/user', '/system/dict', '/finance', '/finance/refund', '/nobody'],
  ],
  ['a member sees none', ['MEMBER'], []],
  ['nobody sees none', [], []],
])('%s', (_, roles, paths) => {
  expect(pathsOf(filterRoutes(tree, roles))).toEqual(paths);
});

test('the routes of the server are not changed', () => {
  const before = JSON.stringify(tree);
  filterRoutes(tree, ['ADMIN']);
  expect(JSON.stringify(tree)).toBe(before);
});

test('roles that are not a list count as none', () => {
  const odd = [{ path: '/x', meta: { roles: 'ADMIN' } }] as unknown as readonly RouteRecord[];
  expect(filterRoutes(odd, ['ADMIN', 'ROOT'])).toEqual([]);
});
