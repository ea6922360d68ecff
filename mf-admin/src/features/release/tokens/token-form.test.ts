import { blankToken, faultsIn, type TokenForm } from './token-form.ts';

const form: TokenForm = { ...blankToken, team: 'catalog', name: 'ci-1', apps: ['mf_catalog'] };

test.each<[Partial<TokenForm>, string[]]>([
  [{}, []],
  [{ apps: ['*'] }, []],
  [{ team: 'Catalog' }, ['team']],
  [{ team: 'a/b', name: '-x' }, ['team', 'name']],
  [{ apps: [], actions: [] }, ['apps', 'actions']],
  [{ days: '0' }, ['days']],
  [{ days: '366' }, []],
  [{ days: '367' }, ['days']],
  [{ days: '1.5' }, ['days']],
  [{ days: '' }, ['days']],
])('a token with %o has faults in %o', (change, faults) => {
  expect(faultsIn({ ...form, ...change })).toEqual(faults);
});
