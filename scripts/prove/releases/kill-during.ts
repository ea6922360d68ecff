import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../server/src/platform/database/connect.ts';
import type { Replica } from '../replica.ts';

/** Moment of the kill: ms after the request, or when a write into a table is blocked. */
export type KillPoint = { readonly after: number } | { readonly writing: string };

export interface KillOutcome {
  /** The server died before it answered. */
  readonly midway: boolean;
  /** The request succeeded. */
  readonly acknowledged: boolean;
}

const waitTimeoutMs = 20_000;

/** Blocks writes into a table, not reads. Returns the function that unblocks them. */
const blockWrites = async ({ pool }: Database, table: string): Promise<() => Promise<void>> => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`lock table "${table}" in share mode`);
  return async () => {
    await client.query('rollback');
    client.release();
  };
};

const hasBlockedLock = async ({ pool }: Database, table: string): Promise<boolean> => {
  const { rows } = await pool.query(
    'select from pg_locks where relation = $1::regclass and not granted limit 1',
    [table],
  );
  return rows.length > 0;
};

/** Waits until a write into the table is blocked, or `isOver`. */
const waitForBlockedWrite = async (database: Database, table: string, isOver: () => boolean) => {
  const since = Date.now();
  while (!isOver() && !(await hasBlockedLock(database, table))) {
    if (Date.now() - since > waitTimeoutMs)
      throw new Error(`no write into ${table} for ${waitTimeoutMs / 1000} s`);
    await wait(2);
  }
};

const at = async (
  database: Database,
  moment: KillPoint,
  isOver: () => boolean,
  kill: () => Promise<void>,
) => {
  if ('after' in moment) {
    await wait(moment.after);
    return kill();
  }
  await waitForBlockedWrite(database, moment.writing, isOver);
  return kill();
};

/** Starts work on a server and kills it (kill -9) during the work. */
export const killDuring = async (
  database: Database,
  replica: Replica,
  moment: KillPoint,
  work: () => Promise<unknown>,
): Promise<KillOutcome> => {
  const unblock = 'writing' in moment ? await blockWrites(database, moment.writing) : undefined;
  let over = false;
  let acknowledged = false;
  let midway = false;
  const working = work().then(
    () => {
      acknowledged = true;
    },
    () => undefined,
  );
  void working.then(() => {
    over = true;
  });
  const kill = async (): Promise<void> => {
    midway = !over;
    await replica.kill();
  };
  try {
    await at(database, moment, () => over, kill);
  } finally {
    await unblock?.();
  }
  await working;
  return { midway, acknowledged };
};
