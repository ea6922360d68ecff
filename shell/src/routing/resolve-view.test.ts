import '../remotes/federation.fixture.ts';
import { fakeRelease } from '../remotes/releases.fixture.ts';
import { resolveView } from './view.tsx';

const releases = { mf_admin: { current: fakeRelease('mf_admin', '1', 'system/user/index') } };

test.each([
  ['Layout', 'layout'],
  ['system/user/index', 'remote'],
  ['system/user', 'unknown'],
  ['layout', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  ['constructor', 'unknown'],
  ['__proto__', 'unknown'],
  ['toString', 'unknown'],
  ['hasOwnProperty', 'unknown'],
])('%s is %s', (name, kind) => {
  expect(resolveView(name, releases)).toBe(kind);
});

test('without live releases every view is unknown, the layout is not', () => {
  expect(resolveView('system/user/index', {})).toBe('unknown');
  expect(resolveView('Layout', {})).toBe('layout');
});
