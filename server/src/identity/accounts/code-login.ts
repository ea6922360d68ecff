import type { CallInput, FactorChallenge } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import {
  accountDisabled,
  countLogin,
  findEnabled,
  findOwner,
  type Logins,
  type Owner,
  openSession,
  recordOutcome,
  resetLogin,
  secondStepRequired,
} from '#src/identity/authentication/index.ts';
import { challengeFactors } from '#src/identity/second-factor/index.ts';
import { lockMember } from '#src/platform/database/index.ts';
import type { HttpError } from '#src/platform/errors/index.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import { markCodeUsed } from './codes/code-repository.ts';
import { findCode, wrongCode } from './codes/code-service.ts';

type Body = CallInput<'POST /api/v1/auth/login/code'>['body'];
type LoginDeps = AccountDeps & Pick<Logins, 'onResult'>;

interface CodeLogin extends Body, Pick<Caller, 'address' | 'agent'> {
  /** The known device of an account in this browser. */
  readonly deviceOf: (username: string) => string | undefined;
}

/** The same for a wrong code, an expired one, and a contact without an account. */
const refused = (): HttpError => wrongCode(errorCodes.wrongCredentials);

const subjectOf = ({ channel, target }: Body) =>
  ({ purpose: 'login', channel, target, userId: null }) as const;

/** Opens a session, or a challenge for an account with a second factor; either uses up the code. */
const enter = (
  deps: AccountDeps,
  owner: Owner,
  codeId: number,
  login: CodeLogin,
): Promise<{ challenge: FactorChallenge } | { token: string }> =>
  deps.db.transaction(async (tx) => {
    const [now, inside, userId] = [deps.now(), { ...deps, db: tx }, owner.id];
    await lockMember(tx, userId);
    // The contact may have become another account's meanwhile.
    const isOwner = (await findOwner(tx, login))?.id === userId;
    if (!isOwner || !(await markCodeUsed(tx, codeId, now))) throw refused();
    if (!(await findEnabled(tx, userId))) throw accountDisabled();
    const challenge = await challengeFactors(inside, { userId, sessionId: null, purpose: 'login' });
    if (challenge) return { challenge };
    const { address, agent } = login;
    return { token: await openSession(inside, { userId, address, agent, now }) };
  });

/** Tries are counted like those of passwords, before the code is checked; an unknown contact by its hash. */
const signIn = async (deps: AccountDeps, owner: Owner | undefined, login: CodeLogin): Promise<string> => {
  const subject = subjectOf(login);
  const username = owner?.username ?? deps.codeHash.target(subject);
  const attempt = { username, address: login.address, device: owner && login.deviceOf(username) };
  await countLogin(deps, attempt);
  const codeId = await findCode(deps, subject, login.code);
  if (!owner || codeId === undefined) throw refused();
  const entered = await enter(deps, owner, codeId, login);
  await resetLogin(deps, attempt);
  if ('challenge' in entered) throw secondStepRequired(entered.challenge);
  return entered.token;
};

/**
 * Signs in by a code for a verified mobile number or mailbox; returns the username and the token of a new session.
 * Every try is logged. Throws A0211 after too many tries, A0210 on `code` for a wrong or expired one and for a contact
 * without an account, A0202 for a disabled account, A0241 with a challenge for an account with a second factor.
 */
export const loginByCode = async (
  deps: LoginDeps,
  login: CodeLogin,
): Promise<{ readonly username: string; readonly token: string }> => {
  const owner = await findOwner(deps.db, login);
  const username = owner?.username ?? login.target;
  const { address, agent } = login;
  const token = await recordOutcome(deps, { username, address, agent }, () => signIn(deps, owner, login));
  return { username, token };
};
