import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../server/src/platform/database/connect.ts';
import type { Replica } from '../replica.ts';

/** When the server dies: some ms after it was asked, or when it is about to write into a table. */
export type Moment = { readonly after: number } | { readonly writing: string };

export interface Cut {
  /** Whether the answer had not come when the server died. */
  readonly midway: boolean;
  /** Whether it came all the same, and said that it is done. */
  readonly acknowledged: boolean;
}

const patience = 20_000;

/** Holds off whoever writes into the table; others still read. Gives how to let them again. */
const holdWriters = async ({ pool }: Database, table: string): Promise<() => Promise<void>> => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`lock table "${table}" in share mode`);
  return async () => {
    await client.query('rollback');
    client.release();
  };
};

const isWaitedFor = async ({ pool }: Database, table: string): Promise<boolean> => {
  const { rows } = await pool.query(
    'select from pg_locks where relation = $1::regclass and not granted limit 1',
    [table],
  );
  return rows.length > 0;
};

/** Waits until somebody is about to write into the table, or `isOver`. */
const untilWriting = async (database: Database, table: string, isOver: () => boolean): Promise<void> => {
  const since = Date.now();
  while (!isOver() && !(await isWaitedFor(database, table))) {
    if (Date.now() - since > patience) throw new Error(`nobody wrote into ${table} for ${patience / 1000} s`);
    await wait(2);
  }
};

const at = async (database: Database, moment: Moment, isOver: () => boolean, kill: () => Promise<void>) => {
  if ('after' in moment) {
    await wait(moment.after);
    return kill();
  }
  await untilWriting(database, moment.writing, isOver);
  return kill();
};

/** Asks something of a server and kills it (kill -9) at a moment of the work. */
export const cutOff = async (
  database: Database,
  replica: Replica,
  moment: Moment,
  work: () => Promise<unknown>,
): Promise<Cut> => {
  const letGo = 'writing' in moment ? await holdWriters(database, moment.writing) : undefined;
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
    await letGo?.();
  }
  await working;
  return { midway, acknowledged };
};
