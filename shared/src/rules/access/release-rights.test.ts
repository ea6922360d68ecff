import { findMissingRight, permissionsOf, type TokenAction } from './release-rights.ts';

const grant = { apps: ['mf_catalog', 'mf_booking'], actions: ['publish', 'promote'] } as const;
const everywhere = { apps: ['*'], actions: ['rollback'] } as const;

test.each([
  ['an operator', undefined, 'shell', ['force'], undefined],
  ['a token', grant, 'mf_catalog', ['publish'], undefined],
  ['a token', grant, 'mf_booking', ['publish', 'promote'], undefined],
  ['a token', grant, 'shell', ['publish'], { app: 'shell' }],
  ['a token', grant, 'mf_cat', ['publish'], { app: 'mf_cat' }],
  ['a token', grant, 'mf_catalog', ['rollback'], { action: 'rollback' }],
  ['a token', grant, 'mf_catalog', ['promote', 'force'], { action: 'force' }],
  ['a token', grant, 'shell', ['rollback'], { app: 'shell' }],
  ['a token of every app', everywhere, 'shell', ['rollback'], undefined],
  ['a token of every app', everywhere, 'mf_guide', ['promote'], { action: 'promote' }],
] as const)('%s with %o on %s for %o lacks %o', (_who, given, app, actions, missing) => {
  expect(findMissingRight(given, app, actions)).toEqual(missing);
});

test.each<[readonly TokenAction[], readonly string[]]>([
  [['publish'], ['release:view', 'release:publish']],
  [['rollback'], ['release:view', 'release:promote']],
  [
    ['publish', 'lock'],
    ['release:view', 'release:publish', 'release:promote'],
  ],
])('the actions %o need the permissions %o', (actions, permissions) => {
  expect(permissionsOf(actions)).toEqual(permissions);
});
