import type { FactorChallenge, FactorProof } from '@portal/shared/contract';
import {
  type Challenge,
  type Confirmed,
  challengeFactors,
  type FactorDeps,
  getChallenge,
  useProof,
} from '#src/identity/second-factor/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, lockMember } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { accountDisabled } from '../login-errors.ts';
import { type AttemptLimit, resetAttempts } from '../login-failure-repository.ts';
import { countOrWait } from '../login-limit.ts';
import { recordOutcome } from '../login-record.ts';
import { findEnabled, type RightsNow } from '../session-repository.ts';
import { openSession, renewToken } from '../session-service.ts';

/** Five wrong proofs within an hour start a wait of 10 minutes. */
const limit: AttemptLimit = { tries: 5, windowSeconds: 3600, waitSeconds: 600 };

/**
 * Uses up a proof, and does what it permits in the same transaction, with the account locked: a concurrent change of
 * password or factors has either ended the challenge, or ends the session. Each try is counted before it is checked, so
 * that concurrent guesses cannot bypass the limit. Throws A0211 during the wait.
 */
const withProof = async (
  deps: FactorDeps,
  challenge: Challenge,
  proof: FactorProof,
  permitted: (tx: Db, kind: Confirmed) => Promise<string>,
): Promise<string> => {
  const subject = `factor:${challenge.userId}`;
  await countOrWait(deps, subject, limit);
  const token = await deps.db.transaction(async (tx) => {
    await lockMember(tx, challenge.userId);
    return permitted(tx, await useProof({ ...deps, db: tx }, challenge, proof));
  });
  await resetAttempts(deps.db, subject);
  return token;
};

const recordKind = (tx: Db, { userId, username }: Pick<Member, 'userId' | 'username'>, kind: Confirmed) =>
  recordChange(tx, {
    actor: { userId, username },
    action: kind === 'recovery-code' ? 'use-recovery-code' : 'confirm-factor',
    subject: 'user',
    subjectId: userId,
    after: { kind },
  });

const getEnabled = async (db: Db, userId: number): Promise<RightsNow> => {
  const found = await findEnabled(db, userId);
  if (!found) throw accountDisabled();
  return found;
};

interface Place {
  readonly address: string;
  readonly agent: string;
}

type LoginDeps = FactorDeps & Parameters<typeof recordOutcome>[0];

/**
 * The second step of a login: returns the username, and the token of a new session. Every try is logged. Throws A0244
 * on `code` or `passkey` for a wrong or used one, on `challenge` when it has expired, A0211 after too many tries,
 * A0202 for an account that was disabled meanwhile.
 */
export const completeLogin = async (
  deps: LoginDeps,
  proof: FactorProof,
  place: Place,
): Promise<{ readonly username: string; readonly token: string }> => {
  const challenge = await getChallenge(deps, proof.challenge, 'login');
  const { userId, username } = await getEnabled(deps.db, challenge.userId);
  const now = deps.now();
  const token = await recordOutcome(deps, { username, ...place }, () =>
    withProof(deps, challenge, proof, async (tx, kind) => {
      await recordKind(tx, { userId, username }, kind);
      return openSession({ ...deps, db: tx }, { userId, ...place, now, factorAt: now });
    }),
  );
  return { username, token };
};

/** A challenge for a signed-in user. Throws 404 without a second factor. */
export const challengeMember = async (
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { userId, sessionId }: Member,
): Promise<FactorChallenge> => {
  const opened = await challengeFactors(deps, { userId, sessionId, purpose: 'step-up' });
  if (!opened) throw notFound('尚未启用两步验证', 'Two-step verification is not set up');
  return opened;
};

/**
 * Confirms the second factor of a session, which counts for some minutes; returns its new token. Throws like
 * {@link completeLogin}, and 404 for the challenge of another session.
 */
export const confirmFactor = async (
  deps: FactorDeps,
  member: Member,
  proof: FactorProof,
): Promise<string> => {
  const challenge = await getChallenge(deps, proof.challenge, 'step-up');
  if (challenge.sessionId !== member.sessionId) throw notFound();
  return withProof(deps, challenge, proof, async (tx, kind) => {
    await recordKind(tx, member, kind);
    return renewToken(tx, member, deps.now());
  });
};
