import { takeConsoleErrors } from '@portal/shared/testing';
import { render, screen } from '@testing-library/react';
import { clearSession, HasPerm, storeUser } from './index.ts';

const signIn = (roles: string[], perms: string[]) =>
  storeUser({ userId: 1, username: 'u', nickname: 'u', avatar: null, roles, perms });

const Guarded = ({ anyOf }: { anyOf: readonly string[] }) => (
  <HasPerm anyOf={anyOf}>
    <button type="button">删除</button>
  </HasPerm>
);

afterEach(clearSession);

test.each([
  ['who holds one of the permissions', ['MEMBER'], ['sys:user:add'], true],
  ['ROOT without any', ['ROOT'], [], true],
  ['who holds none of them', ['ADMIN'], ['sys:menu:add'], false],
])('%s', (_, roles, perms, shown) => {
  signIn(roles, perms);
  render(<Guarded anyOf={['sys:user:add', 'sys:user:edit']} />);
  expect(screen.queryByText('删除') !== null).toBe(shown);
});

test('a visitor does not see it', () => {
  render(<Guarded anyOf={['sys:user:add']} />);
  expect(screen.queryByText('删除')).toBeNull();
});

test('without a list of permissions it fails', () => {
  expect(() => render(<Guarded anyOf={[]} />)).toThrow(TypeError);
  takeConsoleErrors();
});
