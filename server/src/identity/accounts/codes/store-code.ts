import { randomInt } from 'node:crypto';
import { type ContactChannel, errorCodes } from '@portal/shared/rules';
import { countAttempt } from '#src/identity/authentication/index.ts';
import type { CodeSubject } from '#src/platform/crypto/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { HttpError } from '#src/platform/errors/index.ts';
import { networkOf } from '#src/platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { alertLimit, codeRules, type SendLimit, sendLimits } from './code-limits.ts';
import { type CodeSender, findNthLatestCode, insertCode, lockCodes } from './code-repository.ts';

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

interface Wait {
  readonly by: SendLimit['by'];
  readonly waitMs: number;
}

/** The first limit that has no room for another code, with the time until it has. */
const findWait = async (
  tx: Db,
  sender: CodeSender,
  limits: readonly SendLimit[],
  now: Date,
): Promise<Wait | undefined> => {
  for (const { by, most, windowSeconds } of limits) {
    const first = await findNthLatestCode(tx, by, sender[by], most);
    const waitMs = first ? first.getTime() + windowSeconds * 1000 - now.getTime() : 0;
    if (waitMs > 0) return { by, waitMs };
  }
  return undefined;
};

/** Alerts operators, once an hour on all replicas. */
const reportSpentBudget = async ({ db, log, now }: AccountDeps, channel: ContactChannel): Promise<void> => {
  if (await countAttempt(db, `alert:codes:${channel}`, alertLimit, now()))
    log.error({ channel }, 'hourly limit of codes reached');
};

const newCode = (): string => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');

/**
 * Makes a code and stores its hash; counting and adding are serialised. Throws A0211 with `Retry-After` over a
 * limit of the target, the network, or the channel; the last one is reported to operators.
 */
export const storeCode = async (
  deps: AccountDeps,
  subject: CodeSubject,
  address: string,
): Promise<{ readonly id: number; readonly code: string }> => {
  const { db, env, codeHash, now } = deps;
  const { purpose, userId, channel } = subject;
  const [code, createdAt] = [newCode(), now()];
  const sender = { targetHash: codeHash.target(subject), address: networkOf(address), channel };
  const stored = await db.transaction(async (tx) => {
    await lockCodes(tx, sender);
    const wait = await findWait(tx, sender, sendLimits(env, channel), createdAt);
    if (wait) return wait;
    const expiresAt = new Date(createdAt.getTime() + codeRules.livesSeconds * 1000);
    const times = { createdAt, expiresAt };
    const id = await insertCode(tx, {
      ...{ purpose, userId, ...sender, ...times },
      codeHash: codeHash.code(subject, code),
    });
    return { id, code };
  });
  if ('id' in stored) return stored;
  if (stored.by === 'channel') await reportSpentBudget(deps, channel);
  throw askedTooOften(stored.waitMs);
};
