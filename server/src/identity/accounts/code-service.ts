import type { CallData } from '@portal/shared/contract';
import { errorCodes, isContactAddress } from '@portal/shared/rules';
import { findOwner } from '#src/identity/authentication/index.ts';
import type { CodeSubject } from '#src/platform/crypto/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { businessError, invalidField } from '#src/platform/errors/index.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import type { AccountLetter } from './account-texts.ts';
import { codeRules, resendSeconds } from './code-limits.ts';
import { countCodeTry, deleteCode, markCodeUsed, uncountCodeTry } from './code-repository.ts';
import { sendSecurityMessage } from './send-security-message.ts';
import { storeCode } from './store-code.ts';

const wrongCode = () =>
  invalidField(
    'code',
    '验证码错误或已失效，请检查或重新获取',
    'This code is wrong or too old: check it, or get another one',
  );

/** A reset for an unknown target sends a message that says so; the response reveals no account. */
const letterFor = async ({ db }: AccountDeps, subject: CodeSubject): Promise<AccountLetter> =>
  subject.purpose === 'reset' && !(await findOwner(db, subject)) ? 'noAccount' : subject.purpose;

/** Throws A0400 on `target` when it does not fit the channel. */
export const requireTarget = ({ channel, target }: Pick<CodeSubject, 'channel' | 'target'>): void => {
  if (isContactAddress(channel, target)) return;
  throw channel === 'sms'
    ? invalidField('target', '手机号不正确', 'This is not a mobile number')
    : invalidField('target', '邮箱不正确', 'This is not a mail address');
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
  { address, language }: Caller,
): Promise<CallData<'POST /api/v1/auth/codes'>> => {
  const { channel, target: to } = subject;
  const letter = await letterFor(deps, subject);
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
 * Checks whether a code is the newest that was sent, and returns its id for {@link useCode}. Each try counts:
 * after five the code is invalid. Throws A0400 on `code`.
 */
export const tryCode = async (
  { db, codeHash, now }: AccountDeps,
  subject: CodeSubject,
  code: string,
): Promise<number> => {
  const { purpose, userId } = subject;
  const owner = { purpose, userId, targetHash: codeHash.target(subject) };
  const tried = await countCodeTry(db, owner, { now: now(), tries: codeRules.tries });
  if (!tried || tried.codeHash !== codeHash.code(subject, code)) throw wrongCode();
  return tried.id;
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
