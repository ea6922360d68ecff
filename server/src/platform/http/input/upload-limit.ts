import { HttpError } from '#src/platform/errors/index.ts';
import { createRateLimit } from './rate-limit.ts';

const perMinute = 60;
/** A refused file costs as much as this many. */
const refusedCost = 4;

/** Decodes a file of a member. Throws B0210 (429) after 60 files a minute, or 15 refused ones. */
export type UploadLimit = <T>(userId: number, decode: () => Promise<T>) => Promise<T>;

const isRefused = (error: unknown): boolean => error instanceof HttpError && error.status < 500;

/** Counts the files that a member has decoded, in this process; those that are refused count fourfold. */
export const createUploadLimit = (now: () => Date): UploadLimit => {
  const limit = createRateLimit(perMinute, now);
  return async (userId, decode) => {
    limit.consume(String(userId));
    try {
      return await decode();
    } catch (error) {
      if (isRefused(error)) limit.charge(String(userId), refusedCost - 1);
      throw error;
    }
  };
};
