import {
  deleteExpiredCaptchas,
  deleteExpiredSessions,
  deleteOldFailures,
  deleteOldLogins,
} from '#src/identity/authentication/index.ts';
import { deleteExpiredChallenges } from '#src/identity/second-factor/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { keptSeconds } from './codes/code-limits.ts';
import { deleteOldCodes } from './codes/code-repository.ts';

const dayMs = 86_400_000;

/** Deletes expired captchas, codes, challenges and sessions, old login failures, and login records after half a year. */
export const cleanUpAccounts = async ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  codes: await deleteOldCodes(db, new Date(now().getTime() - keptSeconds * 1000)),
  captchas: await deleteExpiredCaptchas(db, now()),
  sessions: await deleteExpiredSessions(db, now()),
  logins: await deleteOldLogins(db, now()),
  factorChallenges: await deleteExpiredChallenges(db, now()),
  loginFailures: await deleteOldFailures(db, now(), new Date(now().getTime() - dayMs)),
});
