import { errorCodes } from '@portal/shared/rules';
import { HttpError } from '#src/platform/errors/index.ts';

const minuteMs = 60_000;
/** More addresses than these in a minute share what is left: the memory is bounded. */
const mostAddresses = 20_000;

const tooMany = (): HttpError =>
  new HttpError(
    { zh: '上报过于频繁，请稍后再试', en: 'Too many reports: please try again in a minute' },
    { status: 429, code: errorCodes.rateLimited, retryAfter: 60 },
  );

/**
 * So many a minute from one address, in this process. Many visitors can share an address, so it is generous: it keeps
 * one machine from filling the counts, not a crowd.
 */
export const createAllowance = (perMinute: number, now: () => Date) => {
  let minute = 0;
  let used = new Map<string, number>();
  return {
    /** Throws B0210 (429) when the address has told more than it may. */
    take: (address: string, count: number): void => {
      const current = Math.floor(now().getTime() / minuteMs);
      if (current !== minute) used = new Map();
      minute = current;
      const who = used.has(address) || used.size < mostAddresses ? address : 'others';
      const total = (used.get(who) ?? 0) + count;
      if (total > perMinute) throw tooMany();
      used.set(who, total);
    },
  };
};
