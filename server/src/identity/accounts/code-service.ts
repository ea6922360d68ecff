import { randomInt } from 'node:crypto';
import type { CallData } from '@portal/shared/contract';
import { errorCodes, isContactAddress } from '@portal/shared/rules';
import { findOwner } from '#src/identity/authentication/index.ts';
import type { CodeSubject } from '#src/platform/crypto/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { businessError, HttpError, invalidField } from '#src/platform/errors/index.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import type { AccountLetter } from './account-texts.ts';
import { codeRules, resendSeconds, sendLimits } from './code-limits.ts';
import {
  type CodeSender,
  countCodeTry,
  deleteCode,
  findNthLatestCode,
  insertCode,
  lockCodes,
  markCodeUsed,
  uncountCodeTry,
} from './code-repository.ts';
import { sendSecurityMessage } from './send-security-message.ts';

const wrongCode = () =>
  invalidField(
    'code',
    '验证码错误或已失效，请检查或重新获取',
    'This code is wrong or too old: check it, or get another one',
  );

const duration = (seconds: number): { zh: string; en: string } => {
  if (seconds <= 120) return { zh: `${seconds} 秒`, en: `${seconds} s` };
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return { zh: `${minutes} 分钟`, en: `${minutes} minutes` };
  const hours = Math.ceil(minutes / 60);
  return { zh: `${hours} 小时`, en: `${hours} hours` };
};

const askedTooOften = (waitMs: number): HttpError => {
  const retryAfter = Math.ceil(waitMs / 1000);
  const { zh, en } = duration(retryAfter);
  return new HttpError(
    { zh: `获取验证码过于频繁，请 ${zh}后再试`, en: `Too many requests. Please try again in ${en}` },
    { status: 429, code: errorCodes.tooManyTries, retryAfter },
  );
};

const requireRoom = async (tx: Db, sender: CodeSender, now: Date): Promise<void> => {
  for (const { by, most, windowSeconds } of sendLimits) {
    const first = await findNthLatestCode(tx, by, sender[by], most);
    const waitMs = first ? first.getTime() + windowSeconds * 1000 - now.getTime() : 0;
    if (waitMs > 0) throw askedTooOften(waitMs);
  }
};

const newCode = (): string => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');

const storeCode = (
  { db, codeHash, now }: AccountDeps,
  subject: CodeSubject,
  code: string,
  address: string,
): Promise<number> => {
  const targetHash = codeHash.target(subject);
  const createdAt = now();
  return db.transaction(async (tx) => {
    await lockCodes(tx, { targetHash, address });
    await requireRoom(tx, { targetHash, address }, createdAt);
    return insertCode(tx, {
      purpose: subject.purpose,
      userId: subject.userId,
      targetHash,
      codeHash: codeHash.code(subject, code),
      address,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + codeRules.livesSeconds * 1000),
    });
  });
};

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
  const code = newCode();
  const letter = await letterFor(deps, subject);
  const id = await storeCode(deps, subject, code, address);
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
 * Checks whether a code is the newest that was sent, and returns its id for {@link useCode}. A wrong one
 * counts: after five wrong tries the code is invalid. Throws A0400 on `code`.
 */
export const proveCode = async (
  { db, codeHash, now }: AccountDeps,
  subject: CodeSubject,
  code: string,
): Promise<number> => {
  const { purpose, userId } = subject;
  const owner = { purpose, userId, targetHash: codeHash.target(subject) };
  const tried = await countCodeTry(db, owner, { now: now(), tries: codeRules.tries });
  if (!tried || tried.codeHash !== codeHash.code(subject, code)) throw wrongCode();
  await uncountCodeTry(db, tried.id);
  return tried.id;
};

/** Marks a verified code as used, in the transaction that it allows: one of two concurrent uses succeeds. */
export const useCode = async (tx: Db, id: number, now: Date): Promise<void> => {
  if (!(await markCodeUsed(tx, id, now))) throw wrongCode();
};
