import type { Env } from '#src/platform/config/index.ts';
import type { Database, Db } from '#src/platform/database/index.ts';
import type { Channels } from '#src/platform/messaging/index.ts';

/** The dependencies of every module. `now` is the clock, so that tests can set the time. */
export interface Deps {
  readonly env: Env;
  readonly database: Database;
  /** The `db` of `database`. */
  readonly db: Db;
  readonly now: () => Date;
  /** Mail and SMS providers; created from `env` by default. */
  readonly channels?: Channels;
  /** Destination of log lines; standard output by default. */
  readonly logTo?: { write(line: string): void };
}
