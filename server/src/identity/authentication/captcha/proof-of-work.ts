import type { CallData, CallInput } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Env } from '#src/platform/config/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { deriveNewestKey, loadKeyRing } from '#src/platform/crypto/index.ts';
import { HttpError } from '#src/platform/errors/index.ts';
import { networkOf } from '#src/platform/http/index.ts';
import { countOrWait } from '../login-limit.ts';
import { claimKey } from './captcha-repository.ts';
import { captchaLimit } from './captcha-service.ts';

export type Proof = CallInput<'POST /api/v1/auth/codes'>['body']['proof'];

const ttlMs = 300_000;

/** A solver tries this many keys of 5,000 rounds: some tenths of a second, on a slow phone two seconds. */
const work = { cost: 5_000, least: 50, most: 150 } as const;

const secretsOf = (env: Env) => {
  const ring = loadKeyRing(env);
  const derive = (purpose: string): string => deriveNewestKey(ring, purpose).toString('hex');
  return { hmacSignatureSecret: derive('proof-challenge'), hmacKeySignatureSecret: derive('proof-key') };
};

const refused = (code: 'A0213' | 'A0214', zh: string, en: string): HttpError =>
  new HttpError({ zh, en }, { status: 400, code, field: 'proof' });

/**
 * A challenge of ALTCHA: signed, so that nothing is stored until it is solved; valid once within 5 minutes. Throws
 * A0211 after as many as captchas from one network.
 */
export const createProofChallenge = async (
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  address: string,
): Promise<CallData<'GET /api/v1/auth/challenge'>> => {
  await countOrWait({ db, now }, `proof:${networkOf(address)}`, captchaLimit);
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: work.cost, deriveKey, ...secretsOf(env) },
    counter: randomInt(work.least, work.most),
    data: { until: now().getTime() + ttlMs },
  });
  return challenge as CallData<'GET /api/v1/auth/challenge'>;
};

/** Accepts a solved challenge, once. Throws A0214 on `proof` when it is wrong, A0213 when used or expired. */
export const consumeProof = async (
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  { challenge, solution }: Proof,
): Promise<void> => {
  const { verified } = await verifySolution({
    challenge: challenge as Challenge,
    solution,
    deriveKey,
    ...secretsOf(env),
  });
  if (!verified)
    throw refused(errorCodes.captchaWrong, '验证没有通过，请重试', 'The check failed. Please try again');
  const { data, nonce } = challenge.parameters;
  const expiresAt = new Date(data.until);
  if (expiresAt <= now() || !(await claimKey(db, `proof:${nonce}`, expiresAt)))
    throw refused(errorCodes.captchaExpired, '验证已过期，请重试', 'The check has expired. Please try again');
};
