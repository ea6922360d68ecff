import type { SessionLimit } from '#src/platform/config/index.ts';

type Limits = ReadonlyMap<string, SessionLimit>;

const limitOf = (limits: Limits, role: string): SessionLimit => {
  const limit = limits.get(role) ?? limits.get('*');
  if (!limit) throw new Error('there is no limit for sessions of other roles');
  return limit;
};

interface Used {
  readonly roles: readonly string[];
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** When a session ends unless it is used again; of several roles the one with the shortest limit counts. */
export const expiryOf = (limits: Limits, { roles, createdAt, lastSeenAt }: Used): Date => {
  const own = (roles.length === 0 ? ['*'] : roles).map((role) => limitOf(limits, role));
  const idle = lastSeenAt.getTime() + Math.min(...own.map(({ idleMs }) => idleMs));
  const absolute = createdAt.getTime() + Math.min(...own.map(({ absoluteMs }) => absoluteMs));
  return new Date(Math.min(idle, absolute));
};
