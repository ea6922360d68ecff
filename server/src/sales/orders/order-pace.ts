import { errorCodes } from '@portal/shared/rules';
import { HttpError } from '#src/platform/errors/index.ts';

/** What a member who fills in the forms does not reach. Refunds, reviews and invoices follow it: they need an order. */
export const orderPace = { orders: 10, seconds: 60 } as const;

/**
 * Whether another order follows too fast. `newest`: when the member placed the latest `orderPace.orders`, the latest
 * first. Orders of another time, such as those of the demo's past, do not count.
 */
export const isTooFast = (newest: readonly Date[], now: Date): boolean => {
  const oldest = newest[orderPace.orders - 1];
  return oldest !== undefined && Math.abs(now.getTime() - oldest.getTime()) < orderPace.seconds * 1000;
};

/** B0210 (429). `field` is what the order asks for. */
export const tooFast = (field?: string): HttpError =>
  new HttpError(
    {
      zh: `每分钟最多下 ${orderPace.orders} 单，请稍后再试`,
      en: `At most ${orderPace.orders} orders a minute. Please try again in a minute`,
    },
    { status: 429, code: errorCodes.rateLimited, field, retryAfter: orderPace.seconds },
  );
