import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, factorChallenges } from '#src/platform/database/index.ts';
import { challengeExpired } from './factor-errors.ts';

type ChallengeRow = typeof factorChallenges.$inferSelect;
type ChallengeDeps = Pick<Deps, 'db' | 'now'>;

/** What a challenge is for, and the session that may answer it: none for a login. */
interface ChallengeSubject extends Pick<ChallengeRow, 'userId' | 'purpose'> {
  readonly sessionId: number | null;
}

const livesMs = 300_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const random = (): string => randomBytes(32).toString('base64url');

/** Opens a challenge; `nonce` is what a passkey signs. */
export const openChallenge = async (
  { db, now }: ChallengeDeps,
  subject: ChallengeSubject,
): Promise<{ token: string; nonce: string }> => {
  const opened = { token: random(), nonce: random() };
  const expiresAt = new Date(now().getTime() + livesMs);
  await db
    .insert(factorChallenges)
    .values({ ...subject, tokenHash: hashOf(opened.token), nonce: opened.nonce, expiresAt });
  return opened;
};

/** Finds a challenge that is open; throws A0244 on `challenge` otherwise. */
export const getChallenge = async (
  { db, now }: ChallengeDeps,
  token: string,
  purpose: ChallengeRow['purpose'],
): Promise<ChallengeRow> => {
  const isOpen = gt(factorChallenges.expiresAt, now());
  const [found] = await db
    .select()
    .from(factorChallenges)
    .where(and(eq(factorChallenges.tokenHash, hashOf(token)), eq(factorChallenges.purpose, purpose), isOpen));
  if (!found) throw challengeExpired();
  return found;
};

/** Uses up a challenge, in the transaction of what it permits: of concurrent answers one wins. */
export const closeChallenge = async (
  tx: Db,
  { tokenHash }: Pick<ChallengeRow, 'tokenHash'>,
): Promise<void> => {
  const { rowCount } = await tx.delete(factorChallenges).where(eq(factorChallenges.tokenHash, tokenHash));
  if (rowCount !== 1) throw challengeExpired();
};

/** Deletes the challenges of users, those of their logins, too, which belong to no session. */
export const deleteChallengesOf = async (db: Db, userIds: readonly number[]): Promise<void> => {
  await db.delete(factorChallenges).where(inArray(factorChallenges.userId, [...userIds]));
};

export const deleteExpiredChallenges = async (db: Db, now: Date): Promise<number> =>
  (await db.delete(factorChallenges).where(lte(factorChallenges.expiresAt, now))).rowCount ?? 0;
