import { isAppName } from './releases.ts';

test.each(['shell', 'mf_catalog', 'mf_a1', `mf_a${'b'.repeat(30)}`])('%s may be an app', (name) =>
  expect(isAppName(name)).toBe(true),
);

test.each([
  '',
  'mf_',
  'mf_a',
  'mf-catalog',
  'mf_Catalog',
  'mf_a_b',
  'mf_1a',
  '../shell',
  'mf_ab\n',
  `mf_a${'b'.repeat(31)}`,
])('%j is no name of an app', (name) => expect(isAppName(name)).toBe(false));
