import { Readable } from 'node:stream';
import { errorCodes } from '@portal/shared/rules';
import {
  type AttemptLimit,
  confirmPassword,
  countAttempt,
  findWaitUntil,
} from '#src/identity/authentication/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import { HttpError, type Member } from '#src/platform/errors/index.ts';
import { writeExport } from './export-file.ts';

const daySeconds = 86_400;
/** Three files a day. */
const limit: AttemptLimit = { tries: 3, windowSeconds: daySeconds, waitSeconds: daySeconds };

const countFile = async ({ db, now }: Deps, userId: number): Promise<void> => {
  const subject = `data:${userId}`;
  if (await countAttempt(db, subject, limit, now())) return;
  const until = (await findWaitUntil(db, subject)) ?? now();
  throw new HttpError(
    {
      zh: '每天最多下载 3 次，请明天再试',
      en: 'You can download your data three times a day. Please try again tomorrow',
    },
    {
      status: 429,
      code: errorCodes.rateLimited,
      retryAfter: Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 1000)),
    },
  );
};

/**
 * All data of a member as one streamed JSON file. Audited. Throws A0210 and A0211 for the password, B0210
 * (429) beyond three files a day.
 */
export const openExport = async (
  deps: Deps,
  cipher: DocumentCipher,
  member: Member,
  password: string,
): Promise<Readable> => {
  await confirmPassword(deps, { ...member, password });
  await countFile(deps, member.userId);
  const { db } = deps;
  await recordChange(db, {
    actor: member,
    action: 'download-data',
    subject: 'user',
    subjectId: member.userId,
  });
  return Readable.from(writeExport({ db, cipher, now: deps.now() }, member.userId));
};
