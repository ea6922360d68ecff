import { stepsFor } from './steps.ts';

test.each([
  [['trade:refund:approve', 'biz:product:query'], '/business/refunds'],
  [['site:article:query'], '/site/articles'],
  [['stats:trade:query'], undefined],
])('users with %j start in %s', (perms, path) => {
  const steps = stepsFor((perm) => perms.includes(perm));
  expect(steps.find(({ name }) => name === 'work')?.to).toBe(path);
  expect(steps).toHaveLength(path ? 5 : 4);
});
