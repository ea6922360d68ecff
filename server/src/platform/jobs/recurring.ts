import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Registry } from 'prom-client';
import { type Database, openJobQueue } from '#src/platform/database/index.ts';
import { type LoggedError, logError } from '#src/platform/errors/index.ts';
import { createJobMetrics, type JobMetrics } from './job-metrics.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** A recurring job. It must tolerate running on two replicas at once, and being aborted. */
export interface RecurringJob {
  readonly name: string;
  readonly everySeconds: number;
  run(): Promise<unknown>;
}

export interface RunningJobs {
  /** Starts no more jobs and waits up to 4 s for running ones; aborted ones run again later. */
  stop(): Promise<void>;
}

const minKeptSeconds = 600;

/** A queue per job. No retries: the next turn comes soon. Finished jobs stay until their slot is over. */
const openQueue = (boss: PgBoss, { name, everySeconds }: RecurringJob): Promise<void> =>
  boss.createQueue(name, {
    retryLimit: 0,
    expireInSeconds: 300,
    retentionSeconds: Math.max(everySeconds, 60),
    deleteAfterSeconds: Math.max(2 * everySeconds, minKeptSeconds),
  });

/** What the queue stores of an error: messages and values of statements may be about people. */
const kindOf = ({ type, code, cause }: LoggedError): string =>
  [code ? `${type} ${code}` : type, ...(cause ? [kindOf(cause)] : [])].join(': ');

interface Observers {
  readonly log: Log;
  readonly metrics: JobMetrics;
}

const workOn = (
  boss: PgBoss,
  { name, everySeconds, run }: RecurringJob,
  { log, metrics }: Observers,
): Promise<string> =>
  boss.work(name, { pollingIntervalSeconds: Math.min(Math.max(everySeconds / 5, 0.5), 10) }, async () => {
    try {
      await metrics.time(name, run);
    } catch (err) {
      log.error({ err, job: name }, 'job failed');
      throw new Error(`see the log: ${kindOf(logError(err))}`);
    }
  });

/**
 * Every replica proposes every turn; pg-boss's time slots, by database time, accept one of them. Its own
 * schedule has a resolution of a minute, and jobs that schedule their successor stop for ever when one is
 * lost.
 */
const scheduleRuns = (boss: PgBoss, { name, everySeconds }: RecurringJob, log: Log): NodeJS.Timeout => {
  const propose = (): void => {
    boss.send(name, null, { singletonSeconds: everySeconds }).catch((err: unknown) => {
      log.warn({ err, job: name }, 'job could not be proposed');
    });
  };
  propose();
  return setInterval(propose, everySeconds * 1000);
};

/** Runs jobs over PostgreSQL (schema `jobs`), shared by all replicas of a database, and measures them. */
export const runRecurring = async (
  { pool }: Pick<Database, 'pool'>,
  jobs: readonly RecurringJob[],
  { log, metrics: registry }: { readonly log: Log; readonly metrics: Registry },
): Promise<RunningJobs> => {
  const metrics = createJobMetrics(
    registry,
    jobs.map(({ name }) => name),
  );
  const boss = openJobQueue(pool, { migrate: false });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  for (const job of jobs) {
    await openQueue(boss, job);
    await workOn(boss, job, { log, metrics });
  }
  const timers = jobs.map((job) => scheduleRuns(boss, job, log));
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 4000 });
    },
  };
};

/** Waits so long that the work since `start` (`performance.now()`) took `share` of the time: for jobs that are not urgent. */
export const rest = (start: number, share: number): Promise<void> =>
  wait((performance.now() - start) * (1 / share - 1));
