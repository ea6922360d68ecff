import type { LoginResult } from '@portal/shared/contract';
import { type ErrorCode, errorCodes } from '@portal/shared/rules';
import { and, eq, lt } from 'drizzle-orm';
import { Counter, type Registry } from 'prom-client';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, loginLog } from '#src/platform/database/index.ts';
import { HttpError } from '#src/platform/errors/index.ts';
import { networkOf } from '#src/platform/http/index.ts';
import { findOwnerNamed } from './account-repository.ts';
import { type AttemptLimit, countAttempt } from './login-failure-repository.ts';

interface Attempt {
  readonly username: string;
  readonly address: string;
  readonly agent: string;
}

/** Retention of login records, in ms: six months, which have up to 184 days (Cybersecurity Law, article 21). */
const keptMs = 184 * 86_400_000;

/** Failures of a kind per network in ten minutes that are recorded, so that flooding the login does not flood the log. */
const recordLimit: AttemptLimit = { tries: 100, windowSeconds: 600, waitSeconds: 600 };

const results: Partial<Record<ErrorCode, LoginResult>> = {
  [errorCodes.captchaWrong]: 'captcha',
  [errorCodes.captchaExpired]: 'captcha',
  [errorCodes.wrongCredentials]: 'credentials',
  [errorCodes.tooManyTries]: 'waiting',
  [errorCodes.accountDisabled]: 'disabled',
  [errorCodes.initialPasswordExpired]: 'expired',
  [errorCodes.factorRequired]: 'second-step',
  [errorCodes.factorWrong]: 'factor',
};

/** Every result that a login can have. */
const loginResults: ReadonlySet<LoginResult> = new Set(['success', ...Object.values(results)]);

/** Counts logins by result in the metrics; each result begins at 0, so that the first one is an increase. */
export const countLogins = (metrics: Registry): ((result: LoginResult) => void) => {
  const logins = new Counter({
    name: 'logins_total',
    help: 'Logins by result',
    labelNames: ['result'],
    registers: [metrics],
  });
  for (const result of loginResults) logins.inc({ result }, 0);
  return (result) => logins.inc({ result });
};

/** The result in the log of a login that did not succeed; undefined for other errors. */
const resultOf = (error: unknown): LoginResult | undefined =>
  error instanceof HttpError ? results[error.code] : undefined;

/** An unknown username as logged: masked, as it may be a password typed into the wrong field. */
export const masked = (typed: string): string => (typed === '' ? '' : `${[...typed][0]}***`);

/** Logs a login: who, result, address and user agent; never the password. */
export const recordLogin = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { username, address, agent }: Attempt,
  result: LoginResult,
): Promise<void> => {
  const subject = `log:${result}:${networkOf(address)}`;
  if (result !== 'success' && !(await countAttempt(db, subject, recordLimit, now()))) return;
  const owner = await findOwnerNamed(db, username);
  await db.insert(loginLog).values({
    userId: owner?.id ?? null,
    username: (owner?.username ?? masked(username)).slice(0, 64),
    result,
    address,
    agent: agent.slice(0, 300),
    createdAt: now(),
  });
};

interface RecordDeps extends Pick<Deps, 'db' | 'now'> {
  /** Counts each login by its result, for operators. */
  readonly onResult: (result: LoginResult) => void;
}

/** Runs one step of a login, and logs and counts how it ends. Throws what the step throws. */
export const recordOutcome = async <T>(
  deps: RecordDeps,
  attempt: Attempt,
  step: () => Promise<T>,
): Promise<T> => {
  const record = async (result: LoginResult): Promise<void> => {
    deps.onResult(result);
    await recordLogin(deps, attempt, result);
  };
  try {
    const value = await step();
    await record('success');
    return value;
  } catch (error) {
    const result = resultOf(error);
    if (result) await record(result);
    throw error;
  }
};

/** Whether an account has signed in before the login that was just recorded, as far as records are kept. */
export const hasEarlierLogin = async (db: Db, userId: number): Promise<boolean> => {
  const isSuccess = and(eq(loginLog.userId, userId), eq(loginLog.result, 'success'));
  return (await db.select({ id: loginLog.id }).from(loginLog).where(isSuccess).limit(2)).length > 1;
};

/** Deletes login records older than 184 days; returns their number. */
export const deleteOldLogins = async (db: Db, now: Date): Promise<number> =>
  (await db.delete(loginLog).where(lt(loginLog.createdAt, new Date(now.getTime() - keptMs)))).rowCount ?? 0;
