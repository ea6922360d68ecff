import { errorCodes } from '@portal/shared/rules';
import { HttpError } from '#src/platform/errors/index.ts';

const minuteMs = 60_000;
/** Beyond this number per minute, keys share one limit, which bounds the memory. */
const maxKeys = 20_000;

const tooMany = (): HttpError =>
  new HttpError(
    { zh: '操作过于频繁，请稍后再试', en: 'Too many requests: please try again in a minute' },
    { status: 429, code: errorCodes.rateLimited, retryAfter: 60 },
  );

/** A limit per minute and key. */
export interface RateLimit {
  /** Counts `count` uses. Throws B0210 (429) over the limit, and does not count then. */
  consume(key: string, count?: number): void;
  /** Counts `count` uses, up to the limit. */
  charge(key: string, count: number): void;
}

/**
 * Limits uses per minute and key (a network, a visitor, a member), in this process. Many visitors can share a
 * network, so its limit is generous: it stops a single machine.
 */
export const createRateLimit = (perMinute: number, now: () => Date): RateLimit => {
  let minute = 0;
  let used = new Map<string, number>();
  const find = (name: string) => {
    const current = Math.floor(now().getTime() / minuteMs);
    if (current !== minute) used = new Map();
    minute = current;
    const key = used.has(name) || used.size < maxKeys ? name : 'others';
    return { key, before: used.get(key) ?? 0 };
  };
  return {
    consume: (name, count = 1) => {
      const { key, before } = find(name);
      if (before + count > perMinute) throw tooMany();
      used.set(key, before + count);
    },
    charge: (name, count) => {
      const { key, before } = find(name);
      used.set(key, Math.min(perMinute, before + count));
    },
  };
};
