import type { FactorChallenge, FactorProof } from '@portal/shared/contract';
import { type HttpError, missingField } from '#src/platform/errors/index.ts';
import { closeChallenge, type getChallenge, openChallenge } from './challenge-service.ts';
import { type FactorDeps, relyingPartyOf } from './factor-deps.ts';
import { wrongCode } from './factor-errors.ts';
import { type FactorRow, listFactors, usePasskey, useStep } from './factor-repository.ts';
import { authenticationOptions, verifyAuthentication } from './passkey.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';

/** An open challenge. */
export type Challenge = Awaited<ReturnType<typeof getChallenge>>;

/** Opens a challenge for the second factors of a user; undefined when there are none. */
export const challengeFactors = async (
  deps: Pick<FactorDeps, 'db' | 'env' | 'now'>,
  subject: Pick<Challenge, 'userId' | 'sessionId' | 'purpose'>,
): Promise<FactorChallenge | undefined> => {
  const factors = await listFactors(deps.db, subject.userId);
  if (factors.length === 0) return undefined;
  const { token, nonce } = await openChallenge(deps, subject);
  return {
    challenge: token,
    kinds: [...new Set(factors.map(({ kind }) => kind))],
    passkey: await authenticationOptions(relyingPartyOf(deps.env), nonce, factors),
  };
};

const useAppCode = async (deps: FactorDeps, factors: readonly FactorRow[], code: string): Promise<void> => {
  const now = deps.now();
  for (const { id, userId, secretCipher, lastStep } of factors) {
    if (!secretCipher) continue;
    const secret = deps.cipher.open(secretCipher, userId).toString();
    const step = await findStep(secret, code, { now, lastStep });
    if (step !== undefined && (await useStep(deps.db, id, step, now))) return;
  }
  throw wrongCode();
};

const useAnswer = async (
  deps: FactorDeps,
  factors: readonly FactorRow[],
  nonce: string,
  answer: NonNullable<FactorProof['passkey']>,
): Promise<void> => {
  const { factor, counter } = await verifyAuthentication(
    relyingPartyOf(deps.env),
    { nonce, factors },
    answer,
  );
  await usePasskey(deps.db, factor.id, counter, deps.now());
};

const missingProof = (): HttpError => missingField('code', '缺少 code', 'code is required');

const useCode = async (
  deps: FactorDeps,
  { userId }: Challenge,
  factors: readonly FactorRow[],
  code: string,
) => {
  if (/^\d{6}$/.test(code)) {
    await useAppCode(deps, factors, code);
    return 'totp';
  }
  if (!(await useRecoveryCode(deps.db, userId, code, deps.now()))) throw wrongCode();
  return 'recovery-code';
};

/** What confirmed a challenge. */
export type Confirmed = 'totp' | 'passkey' | 'recovery-code';

/**
 * Uses up a proof together with its challenge, in the transaction of what they permit; returns its kind. Throws A0244
 * on `code` or `passkey` for a wrong or used one, on `challenge` when another answer was first.
 */
export const useProof = async (
  deps: FactorDeps,
  challenge: Challenge,
  { code, passkey }: FactorProof,
): Promise<Confirmed> => {
  const factors = await listFactors(deps.db, challenge.userId);
  await closeChallenge(deps.db, challenge);
  if (code) return useCode(deps, challenge, factors, code);
  if (!passkey) throw missingProof();
  await useAnswer(deps, factors, challenge.nonce, passkey);
  return 'passkey';
};
