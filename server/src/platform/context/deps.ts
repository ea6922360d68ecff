import type { Env } from '#src/platform/config/index.ts';
import type { Database } from '#src/platform/database/index.ts';
import type { Channels } from '#src/platform/messaging/index.ts';

/** What every module is built from. `now` is the clock, so that rules about time can be tested. */
export interface Deps {
  readonly env: Env;
  readonly database: Database;
  readonly now: () => Date;
  /** How mails and short messages go out; made from `env` unless given. */
  readonly channels?: Channels;
  /** Where log lines go; standard output unless given. */
  readonly logTo?: { write(line: string): void };
}
