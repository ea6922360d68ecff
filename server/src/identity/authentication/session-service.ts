import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Authenticate } from '#src/platform/errors/index.ts';
import { extendSession, findLiveSession, insertSession, type LiveSession } from './session-repository.ts';

const minute = 60_000;
const slidingMs = 12 * 60 * minute;
const capMs = 7 * 24 * 60 * minute;

interface Opening {
  readonly userId: number;
  readonly address: string;
  readonly agent: string;
  readonly now: Date;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** When a session used now expires: after 12 h, but at most 7 days after it began. */
const expiryOf = (now: Date, createdAt: Date): Date =>
  new Date(Math.min(now.getTime() + slidingMs, createdAt.getTime() + capMs));

/** Opens a session and returns its token: 256 random bits, of which only the SHA-256 is stored. */
export const openSession = async (db: Db, { userId, address, agent, now }: Opening): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, {
    tokenHash: hashOf(token),
    userId,
    address,
    agent: agent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: expiryOf(now, now),
  });
  return token;
};

const extend = async (db: Db, session: LiveSession, now: Date): Promise<void> => {
  if (now.getTime() - session.lastSeenAt.getTime() < minute) return;
  const expiresAt = expiryOf(now, session.createdAt);
  await extendSession(db, { sessionId: session.sessionId, lastSeenAt: now, expiresAt });
};

const bearer = /^Bearer ([\w-]{43})$/i;

/**
 * Resolves an Authorization header to a session. Permissions are read with every request, so a change of
 * roles, menus or status takes effect at once; a user whose roles are all disabled is not authenticated.
 */
export const authenticator =
  ({ db, now }: Pick<Deps, 'db' | 'now'>): Authenticate =>
  async (authorization) => {
    const token = bearer.exec(authorization ?? '')?.[1];
    if (!token) return undefined;
    const session = await findLiveSession(db, hashOf(token), now());
    if (!session || session.roles.length === 0) return undefined;
    await extend(db, session, now());
    const { createdAt: _createdAt, lastSeenAt: _lastSeenAt, ...member } = session;
    return member;
  };
