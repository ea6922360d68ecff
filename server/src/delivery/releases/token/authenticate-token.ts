import { errorCodes, permissionsOf } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { type Authenticate, HttpError, type Member } from '#src/platform/errors/index.ts';
import { withReleaseToken } from '#src/platform/http/index.ts';
import { findTokenByHash, markUsed, type StoredToken } from './token-repository.ts';
import { hashSecret, isTokenSecret } from './token-service.ts';

const refused = (zh: string, en: string): HttpError =>
  new HttpError({ zh, en }, { status: 401, code: errorCodes.releaseTokenRefused });

const unknown = () =>
  refused('发布令牌不存在，请检查是否完整', 'This release token is unknown. Check that it is complete');

/** Throws 401 when a token was revoked or has ended. */
const checkValid = ({ team, name, revokedAt, endsAt }: StoredToken, now: Date): void => {
  if (revokedAt)
    throw refused(
      `令牌 ${team}/${name} 已于 ${revokedAt.toISOString()} 吊销`,
      `The token ${team}/${name} was revoked at ${revokedAt.toISOString()}`,
    );
  if (endsAt <= now)
    throw refused(
      `令牌 ${team}/${name} 已于 ${endsAt.toISOString()} 到期`,
      `The token ${team}/${name} expired at ${endsAt.toISOString()}`,
    );
};

/** The caller of a token: the history names it `team/name`. */
const memberOf = ({ team, name, apps, actions }: StoredToken): Member => ({
  userId: 0,
  sessionId: 0,
  username: `${team}/${name}`,
  roles: [],
  perms: permissionsOf(actions),
  grant: { team, token: name, apps, actions },
});

/**
 * Accepts the operator's token and tokens of teams in addition to sessions, for calls on releases. Throws 401 A0234 with
 * the reason for a team's token that is unknown, expired or revoked.
 */
export const withReleaseTokens = (
  authenticate: Authenticate,
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
): Authenticate => {
  const others = withReleaseToken(authenticate, env.releaseToken);
  return async (authorization, isBackground) => {
    const [, secret] = /^Bearer (hrt_.*)$/i.exec(authorization ?? '') ?? [];
    if (secret === undefined) return others(authorization, isBackground);
    const token = isTokenSecret(secret) ? await findTokenByHash(db, hashSecret(secret)) : undefined;
    if (!token) throw unknown();
    checkValid(token, now());
    await markUsed(db, token.id, now());
    return memberOf(token);
  };
};
