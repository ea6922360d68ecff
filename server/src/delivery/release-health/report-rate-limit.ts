import { errorCodes } from '@portal/shared/rules';
import { HttpError } from '#src/platform/errors/index.ts';

const minuteMs = 60_000;
/** Beyond this number per minute, addresses share one limit, which bounds the memory. */
const maxAddresses = 20_000;

const tooMany = (): HttpError =>
  new HttpError(
    { zh: '上报过于频繁，请稍后再试', en: 'Too many reports: please try again in a minute' },
    { status: 429, code: errorCodes.rateLimited, retryAfter: 60 },
  );

/**
 * Limits reports per minute and IP address, in this process. Many visitors can share an address, so the limit is
 * generous: it stops a single machine from filling the counts.
 */
export const createReportRateLimit = (perMinute: number, now: () => Date) => {
  let minute = 0;
  let used = new Map<string, number>();
  return {
    /** Counts `count` reports of an address. Throws B0210 (429) over the limit. */
    consume: (address: string, count: number): void => {
      const current = Math.floor(now().getTime() / minuteMs);
      if (current !== minute) used = new Map();
      minute = current;
      const key = used.has(address) || used.size < maxAddresses ? address : 'others';
      const total = (used.get(key) ?? 0) + count;
      if (total > perMinute) throw tooMany();
      used.set(key, total);
    },
  };
};
