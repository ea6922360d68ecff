import type { FastifyInstance } from 'fastify';
import type { Database } from '#src/platform/database/index.ts';
import type { RunningJobs } from '#src/platform/jobs/index.ts';

/** Timeout of open requests at shutdown, in ms; then their connections are closed. */
const shutdownTimeout = 8000;
const end = 10_000;

interface Running {
  readonly app: FastifyInstance;
  /** Undefined where no jobs run. */
  readonly jobs: RunningJobs | undefined;
  readonly database: Pick<Database, 'close'>;
}

/** Graceful shutdown within 10 s: finishes open requests, stops the jobs, closes the pool. */
const createStop = ({ app, jobs, database }: Running): (() => Promise<void>) => {
  let stopping = false;
  return async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), shutdownTimeout).unref();
    setTimeout(() => process.exit(1), end).unref();
    await Promise.all([app.close(), jobs?.stop()]);
    await database.close();
    process.exit();
  };
};

/**
 * Stops the server on a signal with code 0. On an error that nothing else handled, an exception or a rejection, it is
 * logged and the server stopped the same way with code 1: its state is unknown.
 */
export const stopServerOnEnd = (running: Running): void => {
  const stop = createStop(running);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  process.on('uncaughtException', (err, origin) => {
    running.app.log.fatal({ err, origin }, 'unhandled error');
    process.exitCode = 1;
    void stop();
  });
};
