import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Records the runs of jobs on this server. */
export interface JobMetrics {
  /** Runs a job and records its duration and outcome. Rethrows its error. */
  time(job: string, run: () => Promise<unknown>): Promise<void>;
}

/**
 * `job_duration_seconds`, `job_failures_total` and `job_last_success_timestamp_seconds`, by job. A server knows only
 * the runs that were its own: the latest success of all servers is the maximum.
 */
export const createJobMetrics = (metrics: Registry, jobs: readonly string[]): JobMetrics => {
  const options = { labelNames: ['job'] as const, registers: [metrics] };
  const seconds = new Histogram({
    ...{ ...options, name: 'job_duration_seconds', help: 'Time that a run of a job took, also a failed one' },
    buckets: [0.05, 0.25, 1, 5, 30, 120, 300],
  });
  const failures = new Counter({ ...options, name: 'job_failures_total', help: 'Failed runs of a job' });
  const succeeded = new Gauge({
    ...{ ...options, name: 'job_last_success_timestamp_seconds' },
    help: 'When a run of a job last succeeded on this server',
  });
  // The first failure is an increase.
  for (const job of jobs) failures.inc({ job }, 0);
  return {
    time: async (job, run) => {
      const end = seconds.startTimer({ job });
      try {
        await run();
        succeeded.setToCurrentTime({ job });
      } catch (error) {
        failures.inc({ job });
        throw error;
      } finally {
        end();
      }
    },
  };
};
