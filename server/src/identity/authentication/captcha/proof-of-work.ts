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

export type Proof = CallInput<'POST /api/v1/auth/codes'>['body']['proof'];
type Use = Proof['challenge']['parameters']['data']['use'];

/** Captchas, and challenges, of one network within ten minutes: each costs some milliseconds. */
export const captchaLimit = { tries: 600, windowSeconds: 600, waitSeconds: 60 } as const;

const ttlMs = 300_000;

const cost = 5_000;

/**
 * A solver tries so many keys of 5,000 rounds: for a code some tenths of a second, on a slow phone two seconds; three
 * times that for a captcha as text, which programs can read.
 */
const work = { code: { least: 50, most: 150 }, captcha: { least: 150, most: 450 } } as const;

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
  use?: Use,
): Promise<CallData<'GET /api/v1/auth/challenge'>> => {
  await countOrWait({ db, now }, `proof:${networkOf(address)}`, captchaLimit);
  const { least, most } = work[use ?? 'code'];
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost, deriveKey, ...secretsOf(env) },
    counter: randomInt(least, most),
    data: { until: now().getTime() + ttlMs, ...(use && { use }) },
  });
  return challenge as CallData<'GET /api/v1/auth/challenge'>;
};

/** Accepts a solved challenge for a use, once. Throws A0214 on `proof` when it is wrong or for another use, A0213 when used or expired. */
export const consumeProof = async (
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  { challenge, solution }: Proof,
  use?: Use,
): Promise<void> => {
  const { verified } = await verifySolution({
    challenge: challenge as Challenge,
    solution,
    deriveKey,
    ...secretsOf(env),
  });
  if (!verified || challenge.parameters.data.use !== use)
    throw refused(errorCodes.captchaWrong, '验证没有通过，请重试', 'The check failed. Please try again');
  const { data, nonce } = challenge.parameters;
  const expiresAt = new Date(data.until);
  if (expiresAt <= now() || !(await claimKey(db, `proof:${nonce}`, expiresAt)))
    throw refused(errorCodes.captchaExpired, '验证已过期，请重试', 'The check has expired. Please try again');
};
