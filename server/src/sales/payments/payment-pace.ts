const second = 1000;
const minute = 60 * second;
const firstAsks = [10 * second, 30 * second, minute];

/** The offer ends this long before the hold does: money that comes in time finds its stock. */
const offerMargin = 30 * second;

/** An order can be offered for payment until shortly before its hold ends. */
export const offerEnd = (orderExpiresAt: Date): Date => new Date(orderExpiresAt.getTime() - offerMargin);

/** After this nothing more can come of an offer: the provider is asked one last time. */
export const lastAsk = (offerExpiresAt: Date): Date => new Date(offerExpiresAt.getTime() + offerMargin);

interface Collecting {
  readonly startedAt: Date;
  readonly orderExpiresAt: Date;
  readonly now: Date;
}

/** When an open payment is asked for next: 10, 30 and 60 s after its start, then every minute, and when its order ends. */
export const nextAsk = ({ startedAt, orderExpiresAt, now }: Collecting): Date => {
  const age = now.getTime() - startedAt.getTime();
  const next = firstAsks.find((at) => at > age) ?? (Math.floor(age / minute) + 1) * minute;
  const paced = startedAt.getTime() + next;
  const end = orderExpiresAt.getTime();
  return new Date(end > now.getTime() ? Math.min(paced, end) : paced);
};

/**
 * When a provider that did not answer is asked again: after 30 s, so that what was paid is known within a minute of its
 * recovery; later after longer, at most an hour.
 */
export const askAgain = (asked: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(30 * second * 2 ** Math.max(0, Math.min(asked, 20) - 10), 60 * minute));

/** When a refund that the provider accepted is asked for: 10 s after the first try, doubling, at most an hour. */
export const refundNext = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(10 * second * 2 ** Math.min(attempts - 1, 20), 60 * minute));

/** When a refund is tried again: 30 s after the first try, doubling, at most an hour. */
export const refundAgain = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(30 * second * 2 ** Math.min(attempts - 1, 20), 60 * minute));

/** How long stock waits for a provider that does not say whether it was paid; then it is freed, and asking goes on. */
export const patience = 15 * minute;
