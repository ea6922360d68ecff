import type { Deps } from '#src/platform/context/index.ts';
import type { Authenticate } from '#src/platform/errors/index.ts';
import { withReleaseToken } from '#src/platform/http/index.ts';
import { withPipelineIdentities } from './pipeline-identity.ts';
import { memberOf, refused } from './token-member.ts';
import { findTokenByHash, markUsed, type StoredToken } from './token-repository.ts';
import { hashSecret, isTokenSecret } from './token-service.ts';

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

/**
 * Accepts the operator's token, tokens of teams and identity tokens of pipelines in addition to sessions, for calls on
 * releases. Throws 401 A0234 with the reason for a team's token that is unknown, expired or revoked, and like
 * {@link withPipelineIdentities}.
 */
export const withReleaseTokens = (
  authenticate: Authenticate,
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
): Authenticate => {
  const others = withPipelineIdentities(withReleaseToken(authenticate, env.releaseToken), { env, now });
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
