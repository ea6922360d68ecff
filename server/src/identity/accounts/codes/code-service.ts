import type { CallData, Language } from '@portal/shared/contract';
import { isRealPhone } from '@portal/shared/phone';
import { type ErrorCode, errorCodes, isContactAddress, isTexted } from '@portal/shared/rules';
import { findOwner } from '#src/identity/authentication/index.ts';
import type { CodeSubject } from '#src/platform/crypto/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { businessError, HttpError, invalidField } from '#src/platform/errors/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import type { AccountLetter } from '../account-texts.ts';
import { sendSecurityMessage } from '../send-security-message.ts';
import { codeRules, resendSeconds } from './code-limits.ts';
import { countCodeTry, deleteCode, markCodeUsed, uncountCodeTry } from './code-repository.ts';
import { storeCode } from './store-code.ts';

/** 400 on `code`, A0400 unless another code is given. */
export const wrongCode = (code: ErrorCode = errorCodes.badParameter): HttpError =>
  new HttpError(
    {
      zh: '验证码错误或已失效，请检查或重新获取',
      en: 'This code is wrong or too old: check it, or get another one',
    },
    { status: 400, code, field: 'code' },
  );

const withoutAccount: Partial<Record<CodeSubject['purpose'], AccountLetter>> = {
  reset: 'noAccount',
  login: 'noAccountToEnter',
};

/**
 * A reset or login for an unknown target sends a message that says so, for a known one in the language of its owner; the
 * response reveals no account.
 */
const letterFor = async (
  { db }: AccountDeps,
  subject: CodeSubject,
  spoken: Language,
): Promise<{ letter: AccountLetter; language: Language }> => {
  const missing = withoutAccount[subject.purpose];
  const owner = missing && (await findOwner(db, subject));
  return { letter: missing && !owner ? missing : subject.purpose, language: owner?.language ?? spoken };
};

type Target = Pick<CodeSubject, 'channel' | 'target'>;

/** Throws A0400 on `target` when it does not fit the channel. */
export const requireTarget = ({ channel, target }: Target): void => {
  if (isContactAddress(channel, target) && (channel === 'mail' || isRealPhone(target))) return;
  throw channel === 'sms'
    ? invalidField('target', '手机号不正确', 'This is not a mobile number')
    : invalidField('target', '邮箱不正确', 'This is not a mail address');
};

/** {@link requireTarget}, also for a mobile number that no text message reaches. */
export const requireReached = ({ env }: Pick<AccountDeps, 'env'>, { channel, target }: Target): void => {
  requireTarget({ channel, target });
  if (channel === 'mail' || isTexted(target, env.notices.smsCountries)) return;
  throw invalidField(
    'target',
    '短信暂时发不到该国家或地区，请改用邮箱',
    'Text messages do not reach this country or region yet. Please use an email address',
  );
};

/**
 * Sends a code to a mobile number or mailbox, and returns the seconds until another may be requested. Stores
 * hashes only. Whether an account has the target changes neither the response nor the stored data, only the
 * message. Throws A0211 with `Retry-After` over a rate limit, C0001 when the code could not be sent: then it
 * does not count.
 */
export const sendCode = async (
  deps: AccountDeps,
  subject: CodeSubject,
  { address, language: spoken }: Caller,
): Promise<CallData<'POST /api/v1/auth/codes'>> => {
  const { channel, target: to } = subject;
  const { letter, language } = await letterFor(deps, subject, spoken);
  const { id, code } = await storeCode(deps, subject, address);
  const values = { code, minutes: String(codeRules.livesSeconds / 60) };
  try {
    await sendSecurityMessage(deps.channels, { id: `code-${id}`, channel, to }, { letter, language, values });
  } catch (error) {
    deps.log.error({ err: error, channel }, 'code not sent');
    await deleteCode(deps.db, id);
    throw businessError(
      errorCodes.thirdParty,
      '验证码发送失败，请稍后再试',
      'The code could not be sent. Please try again later',
      502,
    );
  }
  return { resendAfter: resendSeconds };
};

/**
 * The id of a code for {@link useCode}; undefined unless it is the newest that was sent. Each try counts: after five
 * the code is invalid.
 */
export const findCode = async (
  { db, codeHash, now }: AccountDeps,
  subject: CodeSubject,
  code: string,
): Promise<number | undefined> => {
  const { purpose, userId } = subject;
  const owner = { purpose, userId, targetHash: codeHash.target(subject) };
  const tried = await countCodeTry(db, owner, { now: now(), tries: codeRules.tries });
  return tried && tried.codeHash === codeHash.code(subject, code) ? tried.id : undefined;
};

/** {@link findCode}, and throws A0400 on `code`. */
export const tryCode = async (deps: AccountDeps, subject: CodeSubject, code: string): Promise<number> => {
  const id = await findCode(deps, subject, code);
  if (id === undefined) throw wrongCode();
  return id;
};

/** Like {@link tryCode}, but only wrong codes count. */
export const proveCode = async (deps: AccountDeps, subject: CodeSubject, code: string): Promise<number> => {
  const id = await tryCode(deps, subject, code);
  await uncountCodeTry(deps.db, id);
  return id;
};

/** Marks a verified code as used, in the transaction that it allows: one of two concurrent uses succeeds. */
export const useCode = async (tx: Db, id: number, now: Date): Promise<void> => {
  if (!(await markCodeUsed(tx, id, now))) throw wrongCode();
};
