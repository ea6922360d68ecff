import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, lockMember } from '#src/platform/database/index.ts';

/** Waits until this many connections wait for a lock. */
export const untilWaiting = async (db: Db, count: number): Promise<void> => {
  const waiting = sql`select count(*)::int as total from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (const started = Date.now(); Date.now() - started < 20_000; await sleep(20)) {
    const { rows } = await db.execute<{ total: number }>(waiting);
    if ((rows[0]?.total ?? 0) >= count) return;
  }
  assert.fail(`${count} never waited`);
};

interface Crossing<T> {
  readonly userId: number;
  readonly call: () => Promise<T>;
  readonly change: (tx: Db) => Promise<unknown>;
}

/** Starts a call, and commits a change of the user once the call waits for the user's row; returns the answer. */
export const crossCall = async <T>(db: Db, { userId, call, change }: Crossing<T>): Promise<T> => {
  const started = await db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const answer = call();
    await untilWaiting(db, 1);
    await change(tx);
    return { answer };
  });
  return started.answer;
};
