import { createHash, randomBytes } from 'node:crypto';
import { deputyPerm, isStaff, type SessionEnd } from '@portal/shared/rules';
import { deleteChallengesOf } from '#src/identity/second-factor/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import {
  type Authenticate,
  type FindSessionEnd,
  factorStateOf,
  type Member,
  sessionExpired,
} from '#src/platform/errors/index.ts';
import { endOtherDevices, findSessionEnd } from './session-end-repository.ts';
import { expiryOf } from './session-limits.ts';
import {
  extendSession,
  findLiveSession,
  findRoleCodes,
  insertSession,
  type LiveSession,
  replaceToken,
} from './session-repository.ts';

const minute = 60_000;

type SessionDeps = Pick<Deps, 'db' | 'env'>;

interface Opening {
  readonly userId: number;
  readonly address: string;
  readonly agent: string;
  readonly now: Date;
  /** When the second factor was confirmed. */
  readonly factorAt?: Date;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const newToken = (): string => randomBytes(32).toString('base64url');

/** Opens a session and returns its token: 256 random bits, of which only the SHA-256 is stored. */
export const openSession = async (
  { db, env }: SessionDeps,
  { userId, address, agent, now, factorAt }: Opening,
): Promise<string> => {
  const token = newToken();
  const used = { roles: await findRoleCodes(db, userId), createdAt: now, lastSeenAt: now };
  await insertSession(db, {
    tokenHash: hashOf(token),
    userId,
    address,
    agent: agent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: expiryOf(env.access.sessionLimits, used),
    factorAt,
  });
  return token;
};

type Own = Pick<Member, 'userId' | 'sessionId'>;

/**
 * Returns a new token for a session that gains rights; the old one is invalid at once. `factorAt` is when the second
 * factor was confirmed; null when there is none any more. Throws 401, which rolls back what the transaction did, when
 * the session was ended meanwhile.
 */
export const renewToken = async (db: Db, { sessionId }: Own, factorAt?: Date | null): Promise<string> => {
  const token = newToken();
  if (!(await replaceToken(db, sessionId, { tokenHash: hashOf(token), factorAt }))) throw sessionExpired();
  return token;
};

/**
 * {@link renewToken}, and ends all other sessions of the user and logins between their two steps: after a change of
 * password or second factor.
 */
export const renewSession = async (
  db: Db,
  own: Own,
  reason: SessionEnd,
  factorAt?: Date | null,
): Promise<string> => {
  await endOtherDevices(db, own, reason);
  await deleteChallengesOf(db, [own.userId]);
  return renewToken(db, own, factorAt);
};

const extend = async ({ db, env }: SessionDeps, session: LiveSession, now: Date): Promise<void> => {
  if (now.getTime() - session.lastSeenAt.getTime() < minute) return;
  const expiresAt = expiryOf(env.access.sessionLimits, { ...session, lastSeenAt: now });
  await extendSession(db, { sessionId: session.sessionId, lastSeenAt: now, expiresAt });
};

const bearer = /^Bearer ([\w-]{43})$/i;

/** Why the session of an Authorization header was ended; undefined for one that expired or never was. */
export const sessionEndFinder =
  ({ db }: Pick<Deps, 'db'>): FindSessionEnd =>
  async (authorization) => {
    const token = bearer.exec(authorization ?? '')?.[1];
    return token === undefined ? undefined : findSessionEnd(db, hashOf(token));
  };

/** What a user may do, on the days of a deputyship also as a deputy; only staff are deputies. */
const withDeputy = ({ roles, perms, isDeputy }: LiveSession): string[] =>
  isDeputy && isStaff({ roles, perms }) ? [...perms, deputyPerm] : perms;

/**
 * Resolves an Authorization header to a session. Permissions are read with every request, so a change of
 * roles, menus or status takes effect at once; a user whose roles are all disabled is not authenticated.
 */
export const authenticator =
  ({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Authenticate =>
  async (authorization, isBackground = false) => {
    const token = bearer.exec(authorization ?? '')?.[1];
    if (!token) return undefined;
    const session = await findLiveSession(db, hashOf(token), now());
    if (!session || session.roles.length === 0) return undefined;
    // By the roles of this moment, which may be others than those at its last use.
    if (expiryOf(env.access.sessionLimits, session) <= now()) return undefined;
    if (!isBackground) await extend({ db, env }, session, now());
    const { userId, username, sessionId, roles, accessVersion, factorAt, mustChangePassword } = session;
    const perms = withDeputy(session);
    const factor = factorStateOf({ roles, perms, factorAt, required: env.access.factorRoles, now: now() });
    return { userId, username, sessionId, roles, perms, accessVersion, factor, mustChangePassword };
  };
