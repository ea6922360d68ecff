import { createHash, timingSafeEqual } from 'node:crypto';
import type { Authenticate, Member } from '#src/platform/errors/index.ts';

const pipeline: Member = {
  userId: 0,
  sessionId: 0,
  username: 'release-token',
  roles: [],
  perms: [
    'release:view',
    'release:publish',
    'release:promote',
    'release:team',
    'sys:menu:query',
    'sys:menu:add',
  ],
};

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Accepts the release token of pipelines in addition to sessions. Only calls for releases and for adding menu
 * rows use it. A pipeline has no role, so its menu rows are visible to ROOT only until they are granted.
 * Compared in constant time.
 */
export const withReleaseToken = (authenticate: Authenticate, token: string | undefined): Authenticate => {
  if (token === undefined) return authenticate;
  const expected = hashOf(`Bearer ${token}`);
  return async (authorization, isBackground) =>
    timingSafeEqual(hashOf(authorization ?? ''), expected)
      ? pipeline
      : authenticate(authorization, isBackground);
};
