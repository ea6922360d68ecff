const secondMs = 1000;
const minuteMs = 60 * secondMs;
const firstPollDelays = [10 * secondMs, 30 * secondMs, minuteMs];

/** The offer ends this long before the hold does: money that comes in time finds its stock. */
const offerMarginMs = 30 * secondMs;

/** An order can be offered for payment until shortly before its hold ends. */
export const offerExpiry = (orderExpiresAt: Date): Date => new Date(orderExpiresAt.getTime() - offerMarginMs);

/** After this nothing more can come of an offer: the provider is asked one last time. */
export const lastPollAt = (offerExpiresAt: Date): Date => new Date(offerExpiresAt.getTime() + offerMarginMs);

interface OpenOffer {
  readonly startedAt: Date;
  readonly orderExpiresAt: Date;
  readonly now: Date;
}

/** When an open payment is asked for next: 10, 30 and 60 s after its start, then every minute, and when its order ends. */
export const nextPollAt = ({ startedAt, orderExpiresAt, now }: OpenOffer): Date => {
  const age = now.getTime() - startedAt.getTime();
  const next = firstPollDelays.find((at) => at > age) ?? (Math.floor(age / minuteMs) + 1) * minuteMs;
  const paced = startedAt.getTime() + next;
  const end = orderExpiresAt.getTime();
  return new Date(end > now.getTime() ? Math.min(paced, end) : paced);
};

/**
 * When a provider that did not answer is asked again: after 30 s, so that what was paid is known within a minute of its
 * recovery; later after longer, at most an hour.
 */
export const nextPollAfterError = (asked: number, now: Date): Date =>
  new Date(
    now.getTime() + Math.min(30 * secondMs * 2 ** Math.max(0, Math.min(asked, 20) - 10), 60 * minuteMs),
  );

/** When a refund that the provider accepted is asked for: 10 s after the first try, doubling, at most an hour. */
export const nextRefundPollAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(10 * secondMs * 2 ** Math.min(attempts - 1, 20), 60 * minuteMs));

/** When a refund is tried again: 30 s after the first try, doubling, at most an hour. */
export const nextRefundRetryAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(30 * secondMs * 2 ** Math.min(attempts - 1, 20), 60 * minuteMs));

/** How long stock waits for a provider that does not say whether it was paid; then it is freed, and asking goes on. */
export const unansweredHoldMs = 15 * minuteMs;
