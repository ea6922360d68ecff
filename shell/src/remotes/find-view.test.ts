import { findView } from './find-view.ts';
import { fakeRelease } from './releases.fixture.ts';

const catalog = fakeRelease('mf_catalog', '1.0.0-new', 'index', 'route/detail');
const before = fakeRelease('mf_catalog', '1.0.0-old', 'index', 'dropped');
const admin = fakeRelease('mf_admin', '1.0.0-admin', 'system/user/index');
const releases = { mf_catalog: { current: catalog, previous: before }, mf_admin: { current: admin } };

it('finds the remote that brings a view, with the good release before it', () => {
  expect(findView(releases, 'route/detail')).toEqual({
    name: 'route/detail',
    app: 'mf_catalog',
    release: catalog,
    previous: before,
  });
  expect(findView(releases, 'system/user/index')).toMatchObject({ app: 'mf_admin', previous: undefined });
});

it.each(['nowhere', 'dropped', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'Route/Detail'])(
  'does not know the name %j',
  (name) => expect(findView(releases, name)).toBeUndefined(),
);
