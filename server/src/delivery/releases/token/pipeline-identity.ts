import {
  createRemoteJWKSet,
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import type { ReleasePipeline } from '#src/platform/config/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Authenticate, HttpError, Member } from '#src/platform/errors/index.ts';
import { sendHttpRequest } from '#src/platform/http-client/index.ts';
import { memberOf, refused } from './token-member.ts';

const timeoutMs = 5000;
/** Longer ones are no tokens of a pipeline. */
const maxLength = 16_384;
const rules = {
  algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
  requiredClaims: ['exp', 'sub'],
  maxTokenAge: '1 hour',
  clockTolerance: 60,
};

const unreadable = (issuer: string): HttpError =>
  refused(
    `无法读取签发方 ${issuer} 的公钥，请稍后重试`,
    `The keys of the issuer ${issuer} cannot be read. Try again later`,
  );

/** The keys of an issuer (OpenID Connect Discovery 1.0, section 4). Throws 401 when it does not name them. */
const findKeys = async (issuer: string): Promise<JWTVerifyGetKey> => {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const { status, body } = await sendHttpRequest({ method: 'GET', url, timeoutMs });
    const named = status === 200 ? JSON.parse(body.toString()) : {};
    const keys = new URL(named.jwks_uri);
    if (named.issuer !== issuer || keys.protocol !== new URL(issuer).protocol) throw unreadable(issuer);
    return createRemoteJWKSet(keys, { timeoutDuration: timeoutMs });
  } catch {
    throw unreadable(issuer);
  }
};

/** `fetch` rejects with a TypeError; a status other than 200 is a JOSEError without a code of its own. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

const explain = (error: unknown, issuer: string): unknown => {
  if (error instanceof errors.JWTExpired)
    return refused('流水线的身份令牌已过期', 'The identity token of the pipeline has expired');
  if (isUnreadable(error)) return unreadable(issuer);
  if (error instanceof errors.JOSEError)
    return refused(
      `流水线的身份令牌无效：${error.code}`,
      `The identity token of the pipeline is invalid: ${error.code}`,
    );
  return error;
};

const isOf = ({ sub = '', aud = [] }: JWTPayload, { subject, audience }: ReleasePipeline): boolean => {
  const begins = subject.endsWith('*') && sub.startsWith(subject.slice(0, -1));
  return (begins || sub === subject) && [aud].flat().includes(audience);
};

const unknown = () =>
  refused(
    '没有为这个签发方、受众和主体配置流水线',
    'No pipeline is configured for this issuer, audience and subject',
  );

const claimsOf = (token: string): JWTPayload => {
  try {
    return token.length > maxLength ? {} : decodeJwt(token);
  } catch {
    return {};
  }
};

const createIdentify = ({ env, now }: Pick<Deps, 'env' | 'now'>) => {
  const keysOf = new Map<string, Promise<JWTVerifyGetKey>>();
  const readKeys = (issuer: string): Promise<JWTVerifyGetKey> => {
    const keys = keysOf.get(issuer) ?? findKeys(issuer);
    keysOf.set(issuer, keys);
    keys.catch(() => keysOf.delete(issuer));
    return keys;
  };
  return async (token: string): Promise<Member> => {
    const claims = claimsOf(token);
    const { iss: issuer } = claims;
    const pipeline = env.releasePipelines.find((one) => one.issuer === issuer && isOf(claims, one));
    if (!issuer || !pipeline) throw unknown();
    const keys = await readKeys(issuer);
    try {
      await jwtVerify(token, keys, { ...rules, issuer, audience: pipeline.audience, currentDate: now() });
    } catch (error) {
      throw explain(error, issuer);
    }
    return memberOf(pipeline);
  };
};

/**
 * Accepts identity tokens of pipelines besides other credentials: JSON web tokens that a configured OpenID Connect issuer
 * has signed within the last hour. The caller is the pipeline of `RELEASE_PIPELINES` with their audience and subject.
 * Throws 401 A0234 with the reason for other issuers and pipelines, expired and invalid tokens, and when the keys of the
 * issuer cannot be read.
 */
export const withPipelineIdentities = (
  authenticate: Authenticate,
  deps: Pick<Deps, 'env' | 'now'>,
): Authenticate => {
  if (deps.env.releasePipelines.length === 0) return authenticate;
  const identify = createIdentify(deps);
  return async (authorization, isBackground) => {
    const [, token] = /^Bearer (eyJ[\w-]*\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '') ?? [];
    return token === undefined ? authenticate(authorization, isBackground) : identify(token);
  };
};
