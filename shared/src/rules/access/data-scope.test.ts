import { dataScopes, widestScope } from './back-office-rights.ts';

const { all, deptAndBelow, dept, self, chosen } = dataScopes;

test.each([
  [[], self],
  [[self], self],
  [[dept, self], dept],
  [[self, deptAndBelow, dept], deptAndBelow],
  [[dept, all], all],
  [[chosen], self],
  [[chosen, dept], dept],
])('of %j the widest is %d', (scopes, widest) => {
  expect(widestScope(scopes)).toBe(widest);
});
