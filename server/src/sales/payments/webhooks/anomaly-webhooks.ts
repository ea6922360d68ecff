import { and, asc, gt, inArray, lt, max } from 'drizzle-orm';
import { paymentEvents } from '#src/platform/database/index.ts';
import type { WebhookSource } from '#src/platform/webhooks/index.ts';

/** Payment webhooks that were not booked, without forged ones, which anybody can send: `payment.anomaly`. */
export const anomalyWebhooks: WebhookSource = {
  name: 'payment',
  newestId: async (db) => (await db.select({ id: max(paymentEvents.id) }).from(paymentEvents))[0]?.id ?? 0,
  list: async (db, { afterId, until, limit }) => {
    const { id, provider, outcome, paymentNo, createdAt } = paymentEvents;
    const outcomes = ['anomaly', 'dispute', 'unknown', 'unreadable', 'failed'];
    const rows = await db
      .select({ id, provider, outcome, paymentNo, createdAt })
      .from(paymentEvents)
      .where(and(gt(id, afterId), lt(createdAt, until), inArray(outcome, outcomes)))
      .orderBy(asc(id))
      .limit(limit);
    return rows.map(({ id: rowId, createdAt: at, ...data }) => ({
      ...{ id: rowId, type: 'payment.anomaly', at, data },
    }));
  },
};
