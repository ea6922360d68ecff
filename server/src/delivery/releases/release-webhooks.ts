import { and, asc, gt, inArray, lt, max } from 'drizzle-orm';
import { releaseHistory } from '#src/platform/database/index.ts';
import type { WebhookSource } from '#src/platform/webhooks/index.ts';

/** Rollbacks and automatic halts of releases, as webhooks `release.rollback` and `release.halt`. */
export const releaseWebhooks: WebhookSource = {
  name: 'release',
  newestId: async (db) => (await db.select({ id: max(releaseHistory.id) }).from(releaseHistory))[0]?.id ?? 0,
  list: async (db, { afterId, until, limit }) => {
    const { id, app, action, version, replaced, actor, reason, createdAt } = releaseHistory;
    const rows = await db
      .select({ id, app, action, version, replaced, actor, reason, createdAt })
      .from(releaseHistory)
      .where(and(gt(id, afterId), lt(createdAt, until), inArray(action, ['rollback', 'halt'])))
      .orderBy(asc(id))
      .limit(limit);
    return rows.map(({ createdAt: at, ...row }) => {
      const { id: rowId, action: moved, ...data } = row;
      return { id: rowId, type: `release.${moved}`, at, data };
    });
  },
};
