import { errorCodes } from '@portal/shared/rules';
import { challengeFactors } from '#src/identity/second-factor/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { businessError, HttpError } from '#src/platform/errors/index.ts';
import { type Account, findAccount, replaceHash } from './account-repository.ts';
import { consumeCaptcha } from './captcha/captcha-service.ts';
import { type Attempt, countLogin, resetLogin } from './login-limit.ts';
import { recordOutcome } from './login-record.ts';
import { hashPassword, isOutdated, passwordMatches } from './password/password.ts';
import { openSession } from './session-service.ts';

export interface Login extends Attempt {
  readonly password: string;
  readonly verifyCodeKey: string;
  readonly verifyCode: string;
  readonly agent: string;
}

type LoginDeps = Deps & Parameters<typeof recordOutcome>[0];

const check = async (deps: Deps, { username, password }: Login): Promise<Account> => {
  const account = await findAccount(deps.db, username);
  const matches = await passwordMatches(account?.passwordHash, password);
  if (!account || !matches)
    throw businessError(errorCodes.wrongCredentials, '用户名或密码错误', 'Wrong username or password');
  return account;
};

const requireEnabled = ({ status, hasRole }: Account): void => {
  if (status !== 1 || !hasRole)
    throw businessError(errorCodes.accountDisabled, '该账号已停用', 'This account is disabled');
};

/** Throws A0241 with a challenge when the account has a second factor. */
const requireNoFactor = async (deps: Deps, { id }: Account): Promise<void> => {
  const data = await challengeFactors(deps, { userId: id, sessionId: null, purpose: 'login' });
  if (data)
    throw new HttpError(
      { zh: '请完成两步验证', en: 'Please complete the second step' },
      { status: 403, code: errorCodes.factorRequired, data },
    );
};

const signIn = async (deps: Deps, attempt: Login): Promise<string> => {
  await consumeCaptcha(deps, attempt.verifyCodeKey, attempt.verifyCode);
  await countLogin(deps, attempt);
  const account = await check(deps, attempt);
  await resetLogin(deps, attempt);
  requireEnabled(account);
  const { db } = deps;
  if (isOutdated(account.passwordHash)) await replaceHash(db, account, await hashPassword(attempt.password));
  await requireNoFactor(deps, account);
  return openSession(deps, {
    userId: account.id,
    address: attempt.address,
    agent: attempt.agent,
    now: deps.now(),
  });
};

/**
 * Signs in and returns the token of a new session. Every try is logged, also the right password of an account with a
 * second factor, whose second step may never follow. Throws A0213 or A0214 for the captcha, A0211 after too many tries,
 * A0210 for a wrong username or password (without saying which), A0202 for a disabled account, A0241 with a challenge
 * for an account with a second factor.
 */
export const login = (deps: LoginDeps, attempt: Login): Promise<string> =>
  recordOutcome(deps, attempt, () => signIn(deps, attempt));
