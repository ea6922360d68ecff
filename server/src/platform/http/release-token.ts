import { createHash, timingSafeEqual } from 'node:crypto';
import type { Authenticate, Member } from '#src/platform/errors/index.ts';

const pipeline: Member = {
  userId: 0,
  sessionId: 0,
  username: 'release-token',
  roles: [],
  perms: ['release:view', 'release:publish', 'release:promote', 'sys:menu:query', 'sys:menu:add'],
};

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Lets a pipeline in with the release token, apart from everybody whom `authenticate` knows. It may handle releases,
 * add the menu rows that lead to what it releases, and nothing else: only those calls are given this. It has no role,
 * so a row that it adds is seen by nobody but the root role until a person gives it on. Compared in constant time.
 */
export const withReleaseToken = (authenticate: Authenticate, token: string | undefined): Authenticate => {
  if (token === undefined) return authenticate;
  const expected = hashOf(`Bearer ${token}`);
  return async (authorization) =>
    timingSafeEqual(hashOf(authorization ?? ''), expected) ? pipeline : authenticate(authorization);
};
