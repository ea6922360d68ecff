import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database } from '#src/platform/database/index.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Something done again and again. It must bear being done by two replicas at once, and being cut off halfway. */
export interface RecurringJob {
  readonly name: string;
  readonly everySeconds: number;
  run(): Promise<unknown>;
}

export interface RunningJobs {
  /** Takes no more jobs and waits up to 4 s for those under way; what is cut off is done again later. */
  stop(): Promise<void>;
}

const minKeptSeconds = 600;

/** A queue per job. No retries: the next turn comes soon. Jobs of the past are kept until their turn is surely over. */
const openQueue = (boss: PgBoss, { name, everySeconds }: RecurringJob): Promise<void> =>
  boss.createQueue(name, {
    retryLimit: 0,
    expireInSeconds: 300,
    retentionSeconds: Math.max(everySeconds, 60),
    deleteAfterSeconds: Math.max(2 * everySeconds, minKeptSeconds),
  });

const workOn = (boss: PgBoss, { name, everySeconds, run }: RecurringJob, log: Log): Promise<string> =>
  boss.work(name, { pollingIntervalSeconds: Math.min(Math.max(everySeconds / 5, 0.5), 10) }, async () => {
    try {
      await run();
    } catch (err) {
      log.error({ err, job: name }, 'job failed');
      throw err;
    }
  });

/**
 * Every replica proposes every turn; the queue's time slots, counted by the database, let in one of them. pg-boss's own
 * schedule knows whole minutes only, and jobs that plan their successor stop for ever when one is lost.
 */
const proposeTurns = (boss: PgBoss, { name, everySeconds }: RecurringJob, log: Log): NodeJS.Timeout => {
  const propose = (): void => {
    boss.send(name, null, { singletonSeconds: everySeconds }).catch((err: unknown) => {
      log.warn({ err, job: name }, 'job could not be proposed');
    });
  };
  propose();
  return setInterval(propose, everySeconds * 1000);
};

/** Runs jobs over PostgreSQL (schema `jobs`), shared between all replicas on the same database. */
export const runRecurring = async (
  { pool }: Pick<Database, 'pool'>,
  jobs: readonly RecurringJob[],
  log: Log,
): Promise<RunningJobs> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: 'jobs',
    schedule: false,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  for (const job of jobs) {
    await openQueue(boss, job);
    await workOn(boss, job, log);
  }
  const timers = jobs.map((job) => proposeTurns(boss, job, log));
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 4000 });
    },
  };
};
