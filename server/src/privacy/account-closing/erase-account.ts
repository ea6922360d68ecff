import { sql } from 'drizzle-orm';
import { closingDays } from '#src/identity/accounts/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { eraseOrders } from './erase-orders.ts';
import { erasePerson } from './erase-person.ts';
import { eraseTraces } from './erase-traces.ts';
import { hasOpenObligations } from './open-obligations.ts';

/** So many accounts a turn; the next turn takes the next. */
const most = 50;

interface Closed {
  readonly id: number;
  readonly username: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

/** An account whose time is over and whose business too, locked; those another replica erases are skipped. */
const lockDue = async (tx: Db, now: Date): Promise<Closed | undefined> => {
  const since = new Date(now.getTime() - closingDays * 86_400_000).toISOString();
  const { rows } = await tx.execute<{ [K in keyof Closed]: Closed[K] }>(sql`
    select u.id::int as id, u.username, u.mobile, u.email from users u
    where u.closing_at <= ${since}::timestamptz and u.erased_at is null
      and not ${hasOpenObligations}
    order by u.closing_at limit 1 for update of u skip locked`);
  return rows[0];
};

const eraseNext = ({ database: { db }, now }: Pick<Deps, 'database' | 'now'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const closed = await lockDue(tx, now());
    if (!closed) return false;
    await eraseTraces(tx, closed);
    await eraseOrders(tx, closed.id);
    await erasePerson(tx, closed, now());
    await recordChange(tx, { actor: 'system', action: 'erase', subject: 'user', subjectId: closed.id });
    return true;
  });

/**
 * Erases the personal data of accounts that were closed 15 days ago, each in one transaction, at most 50 a turn; one that
 * has an order or refund open again waits until that is over. What is kept, and on which ground:
 * `docs/decisions`, on erasure. Gives how many were erased.
 */
export const eraseClosedAccounts = async (deps: Pick<Deps, 'database' | 'now'>): Promise<number> => {
  for (let erased = 0; erased < most; erased += 1) if (!(await eraseNext(deps))) return erased;
  return most;
};
