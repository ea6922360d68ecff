import { errorCodes } from '@portal/shared/rules';
import { HttpError } from '#src/platform/errors/index.ts';

const busy = (): HttpError =>
  new HttpError(
    {
      zh: '正在处理的文件太多，请稍后再试',
      en: 'Too many files are being processed. Please try again shortly',
    },
    { status: 503, code: errorCodes.rateLimited, field: 'file', retryAfter: 10 },
  );

/** Runs jobs one at a time, in their order. */
interface JobQueue {
  /** Throws 503 (`file`, with Retry-After) when too many jobs wait. */
  run<T>(job: () => Promise<T>): Promise<T>;
}

/** A queue with at most `maxWaiting` jobs besides the running one. */
export const createJobQueue = (maxWaiting: number): JobQueue => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: <T>(job: () => Promise<T>): Promise<T> => {
      if (waiting > maxWaiting) throw busy();
      waiting += 1;
      const result = last.then(job).finally(() => {
        waiting -= 1;
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
};
