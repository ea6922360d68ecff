import { hasPerm, isStaff } from './permission.ts';

test.each([
  [['ROOT'], [], ['sys:user:add'], true],
  [['ADMIN'], ['sys:user:add'], ['sys:user:add'], true],
  [['ADMIN'], ['sys:user:add'], ['sys:user:edit', 'sys:user:add'], true],
  [['ADMIN'], ['sys:user:add'], ['sys:user:edit'], false],
  [[], [], ['x'], false],
])('roles %p with %p asked for %p: %p', (roles, perms, anyOf, expected) => {
  expect(hasPerm({ roles, perms }, anyOf)).toBe(expected);
});

test.each([[[]], ['sys:user:add'], [[1]], [undefined]])('asked for %p it throws', (anyOf) => {
  expect(() => hasPerm({ roles: ['ROOT'], perms: [] }, anyOf as never)).toThrow(TypeError);
});

test.each([
  [['ROOT'], [], true],
  [['EDITOR'], ['product:query'], true],
  [['MEMBER'], [], false],
])('roles %p with %p are staff: %p', (roles, perms, expected) => {
  expect(isStaff({ roles, perms })).toBe(expected);
});
