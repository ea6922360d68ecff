import { createHash, randomBytes } from 'node:crypto';
import type { CallData, NewReleaseToken, ReleaseToken } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, type Member, notFound } from '#src/platform/errors/index.ts';
import * as repository from './token-repository.ts';

type TokenDeps = Pick<Deps, 'db' | 'now'>;

const dayMs = 86_400_000;

/** Scanners of source code find secrets by their beginning. */
const prefix = 'hrt_';
const pattern = /^hrt_[\w-]{43}$/;

/** Whether a text has the form of a token's secret. */
export const isTokenSecret = (text: string): boolean => pattern.test(text);

/** What is stored of a secret of 256 random bits: a fast hash is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const shown = ({ hash: _, ...token }: repository.StoredToken): ReleaseToken => ({
  ...token,
  createdAt: token.createdAt.toISOString(),
  endsAt: token.endsAt.toISOString(),
  revokedAt: token.revokedAt?.toISOString() ?? null,
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});

/** The newest 200 tokens, without hashes. */
export const listTokens = async ({ db }: TokenDeps): Promise<ReleaseToken[]> =>
  (await repository.listTokens(db)).map(shown);

/** Valid tokens have different names within a team, so that the history names one. */
const checkFree = async (tx: Db, { team, name }: NewReleaseToken, now: Date): Promise<void> => {
  const valid = await repository.listValidTokens(tx, now);
  if (valid.some((token) => token.team === team && token.name === name))
    throw conflict(
      errorCodes.duplicateSubmit,
      `团队 ${team} 已有有效令牌 ${name}，请换一个名称，或先吊销它`,
      `The team ${team} has a valid token ${name} already: choose another name, or revoke it first`,
    );
  if (valid.length >= repository.maxTokens)
    throw conflict(
      errorCodes.wrongState,
      `最多 ${repository.maxTokens} 个有效令牌，请先吊销不用的令牌`,
      `There are ${repository.maxTokens} valid tokens already: revoke some first`,
    );
};

/**
 * Creates a token of a team that ends after `days` and returns its secret, of which only the hash is stored. Throws 409
 * for the name of a valid token of the team, and at 200 valid tokens.
 */
export const createToken = (
  { db, now }: TokenDeps,
  member: Member,
  { days, ...rights }: NewReleaseToken,
): Promise<CallData<'POST /api/v1/release-tokens'>> =>
  db.transaction(async (tx) => {
    await repository.lockTokens(tx);
    const createdAt = now();
    await checkFree(tx, { days, ...rights }, createdAt);
    const secret = `${prefix}${randomBytes(32).toString('base64url')}`;
    const token = await repository.insertToken(tx, {
      ...rights,
      hash: hashSecret(secret),
      createdBy: member.username,
      createdAt,
      endsAt: new Date(createdAt.getTime() + days * dayMs),
    });
    const { id, hash: _, ...after } = token;
    const change = { action: 'create', subject: 'release-token', subjectId: id, after } as const;
    await recordChange(tx, { actor: member, ...change });
    return { token: shown(token), secret };
  });

/** Revokes a token for good; one that was revoked before stays as it is. Throws 404 for an unknown one. */
export const revokeToken = ({ db, now }: TokenDeps, member: Member, id: number): Promise<ReleaseToken> =>
  db.transaction(async (tx) => {
    const revoked = await repository.revokeToken(tx, id, { actor: member.username, now: now() });
    const token = revoked ?? (await repository.findToken(tx, id));
    if (!token) throw notFound('没有这个令牌', 'There is no such token');
    const { team, name } = token;
    const change = { action: 'revoke', subject: 'release-token', subjectId: id } as const;
    if (revoked) await recordChange(tx, { actor: member, ...change, after: { team, name } });
    return shown(token);
  });
