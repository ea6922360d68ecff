import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { type Db, notifications } from '#src/platform/database/index.ts';

interface Backlog {
  readonly channel: string;
  readonly waiting: number;
  readonly seconds: number;
}

/** Notifications that are due, without those that wait for their next attempt. */
const readBacklog = async (db: Db): Promise<Backlog[]> => {
  const { rows } = await db.execute<{ channel: string; waiting: number; seconds: number }>(sql`
    select channel, count(*)::int as waiting,
      extract(epoch from now() - min(coalesce(next_try_at, created_at)))::float8 as seconds
    from ${notifications} where state = 'WAITING' and (next_try_at is null or next_try_at <= now())
    group by channel`);
  return rows;
};

const channels = ['mail', 'sms'] as const;

/**
 * `notifications_due` and `notifications_due_seconds`, the age of the oldest, by channel, asked at each scrape. Not a
 * number while the database does not answer.
 */
export const measureNotifications = (metrics: Registry, db: Db): void => {
  const options = { labelNames: ['channel'] as const, registers: [] };
  const age = new Gauge({
    ...{ ...options, name: 'notifications_due_seconds', help: 'Age of the oldest due notification' },
  });
  const due = new Gauge({
    ...{ ...options, name: 'notifications_due', help: 'Notifications that wait to be sent' },
    async collect() {
      const backlog = await readBacklog(db).catch(() => undefined);
      for (const channel of channels) {
        const found = backlog?.find((one) => one.channel === channel);
        this.set({ channel }, backlog ? (found?.waiting ?? 0) : Number.NaN);
        age.set({ channel }, backlog ? (found?.seconds ?? 0) : Number.NaN);
      }
    },
  });
  metrics.registerMetric(due);
  metrics.registerMetric(age);
};
