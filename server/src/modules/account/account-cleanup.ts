import type { Deps } from '../../deps.ts';
import { deleteExpiredCaptchas } from './captcha-repository.ts';
import { deleteOldFailures } from './login-failure-repository.ts';
import { deleteExpiredSessions } from './session-repository.ts';

const dayMs = 86_400_000;

/** Removes what nobody can use any more: expired verification codes and sessions, failed logins of days past. */
export const cleanUpAccounts = async ({ database: { db }, now }: Pick<Deps, 'database' | 'now'>) => ({
  captchas: await deleteExpiredCaptchas(db, now()),
  sessions: await deleteExpiredSessions(db, now()),
  loginFailures: await deleteOldFailures(db, now(), new Date(now().getTime() - dayMs)),
});
