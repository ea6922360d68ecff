import type { FactorChallenge } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { challengeFactors } from '#src/identity/second-factor/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { businessError, type HttpError } from '#src/platform/errors/index.ts';
import { type Account, findAccount, lockAccount, replaceHash } from './account-repository.ts';
import { consumeCaptcha } from './captcha/captcha-service.ts';
import { accountDisabled, secondStepRequired } from './login-errors.ts';
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

const wrongCredentials = (): HttpError =>
  businessError(errorCodes.wrongCredentials, '用户名或密码错误', 'Wrong username or password');

const check = async (deps: Deps, { username, password }: Login): Promise<Account> => {
  const account = await findAccount(deps.db, username);
  const matches = await passwordMatches(account?.passwordHash, password);
  if (!account || !matches) throw wrongCredentials();
  return account;
};

const requireEnabled = ({ status, hasRole }: Account): void => {
  if (status !== 1 || !hasRole) throw accountDisabled();
};

const requireValid = ({ initialPasswordUntil }: Account, now: Date): void => {
  if (initialPasswordUntil && initialPasswordUntil <= now)
    throw businessError(
      errorCodes.initialPasswordExpired,
      '初始密码已过期，请联系管理员重置密码',
      'Your initial password has expired. Please ask an administrator for a new one',
    );
};

/**
 * Opens a session, or a challenge for an account with a second factor. The account is locked: a concurrent change of
 * its password, factors or status is either seen here, or ends what is opened here. Undefined when its hash is another
 * one than the password was compared with.
 */
const enter = async (
  deps: Deps,
  checked: Account,
  { password, address, agent }: Login,
): Promise<{ challenge: FactorChallenge } | { token: string } | undefined> => {
  const renewed = isOutdated(checked.passwordHash) ? await hashPassword(password) : undefined;
  return deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, checked.id);
    if (account?.passwordHash !== checked.passwordHash) return undefined;
    requireEnabled(account);
    requireValid(account, deps.now());
    const inside = { ...deps, db: tx };
    const userId = account.id;
    if (renewed) await replaceHash(tx, userId, renewed);
    const challenge = await challengeFactors(inside, { userId, sessionId: null, purpose: 'login' });
    if (challenge) return { challenge };
    return { token: await openSession(inside, { userId, address, agent, now: deps.now() }) };
  });
};

const signIn = async (deps: Deps, attempt: Login): Promise<string> => {
  await consumeCaptcha(deps, attempt.verifyCodeKey, attempt.verifyCode);
  await countLogin(deps, attempt);
  const account = await check(deps, attempt);
  await resetLogin(deps, attempt);
  // Another login may have renewed the hash meanwhile, or the owner changed the password: it is compared again.
  const entered =
    (await enter(deps, account, attempt)) ?? (await enter(deps, await check(deps, attempt), attempt));
  if (!entered) throw wrongCredentials();
  if ('challenge' in entered) throw secondStepRequired(entered.challenge);
  return entered.token;
};

/**
 * Signs in and returns the token of a new session. Every try is logged, also the right password of an account with a
 * second factor, whose second step may never follow. Throws A0213 or A0214 for the captcha, A0211 after too many tries,
 * A0210 for a wrong username or password (without saying which), A0202 for a disabled account, A0212 for an expired
 * initial password, A0241 with a challenge for an account with a second factor.
 */
export const login = (deps: LoginDeps, attempt: Login): Promise<string> =>
  recordOutcome(deps, attempt, () => signIn(deps, attempt));
