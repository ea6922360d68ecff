import { errorCodes } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { HttpError } from '#src/platform/errors/index.ts';
import { findNthLatest, type Sender } from './enquiry-repository.ts';

const hourMs = 3_600_000;

/** Limits per hour and sender. */
const limits = [
  { by: 'mobile', most: 5 },
  { by: 'email', most: 5 },
  { by: 'address', most: 20 },
] as const;

const tooMany = (waitMs: number): HttpError => {
  const minutes = Math.ceil(waitMs / 60_000);
  return new HttpError(
    {
      zh: `提交过于频繁，请 ${minutes} 分钟后再试，或直接致电我们`,
      en: `Too many enquiries: please try again in ${minutes} minute${minutes === 1 ? '' : 's'}, or call us`,
    },
    { status: 429, code: errorCodes.rateLimited, retryAfter: Math.ceil(waitMs / 1000) },
  );
};

/** Throws B0210 with `Retry-After` when mobile number, email or network address is over its hourly limit. */
export const requireRoom = async (tx: Db, sender: Sender, now: Date): Promise<void> => {
  for (const { by, most } of limits) {
    const value = sender[by];
    const first = value === undefined ? undefined : await findNthLatest(tx, by, value, most);
    const waitMs = first ? first.getTime() + hourMs - now.getTime() : 0;
    if (waitMs > 0) throw tooMany(waitMs);
  }
};
