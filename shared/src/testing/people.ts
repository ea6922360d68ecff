import type { UserInfo } from '@portal/shared/contract';

const person = (userId: number, username: string, role: string, perms: string[] = []): UserInfo => ({
  userId,
  username,
  nickname: username,
  avatar: null,
  roles: [role],
  perms,
});

/** Who tests sign in as. */
export const people = {
  root: person(1, 'root', 'ROOT'),
  admin: person(2, 'admin', 'ADMIN', ['sys:user:query', 'sys:user:add', 'sys:user:edit', 'sys:menu:query']),
  member: person(3, 'visitor', 'MEMBER'),
} as const;
