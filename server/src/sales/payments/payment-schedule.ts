const secondMs = 1000;
const minuteMs = 60 * secondMs;
const firstPollDelays = [10 * secondMs, 30 * secondMs, minuteMs];

/** The offer expires this long before the hold: a payment in time finds its stock. */
const offerMarginMs = 30 * secondMs;

/** When an offer expires: shortly before the hold of its order. */
export const offerExpiry = (orderExpiresAt: Date): Date => new Date(orderExpiresAt.getTime() - offerMarginMs);

/** The last poll of an offer; no payment can arrive afterwards. */
export const lastPollAt = (offerExpiresAt: Date): Date => new Date(offerExpiresAt.getTime() + offerMarginMs);

interface OpenOffer {
  readonly startedAt: Date;
  readonly orderExpiresAt: Date;
  readonly now: Date;
}

/**
 * Next poll of an open payment: 10, 30 and 60 s after its start, then every minute, and when its order
 * expires.
 */
export const nextPollAt = ({ startedAt, orderExpiresAt, now }: OpenOffer): Date => {
  const age = now.getTime() - startedAt.getTime();
  const next = firstPollDelays.find((at) => at > age) ?? (Math.floor(age / minuteMs) + 1) * minuteMs;
  const paced = startedAt.getTime() + next;
  const end = orderExpiresAt.getTime();
  return new Date(end > now.getTime() ? Math.min(paced, end) : paced);
};

/**
 * Next poll after an error: every 30 s for the first ten polls, so that a payment is known within a minute of
 * the provider's recovery; then doubling, at most an hour.
 */
export const nextPollAfterError = (asked: number, now: Date): Date =>
  new Date(
    now.getTime() + Math.min(30 * secondMs * 2 ** Math.max(0, Math.min(asked, 20) - 10), 60 * minuteMs),
  );

/** Next poll of an accepted refund: 10 s after the first attempt, doubling, at most an hour. */
export const nextRefundPollAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(10 * secondMs * 2 ** Math.min(attempts - 1, 20), 60 * minuteMs));

/** Next retry of a refund: 30 s after the first attempt, doubling, at most an hour. */
export const nextRefundRetryAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(30 * secondMs * 2 ** Math.min(attempts - 1, 20), 60 * minuteMs));

/** How long stock is held while the provider does not respond; then it is released, and polling continues. */
export const unansweredHoldMs = 15 * minuteMs;
