import { sql } from 'drizzle-orm';
import { closingDays } from '#src/identity/accounts/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { eraseEntries } from '#src/sales/waitlist/index.ts';
import { eraseOrdersOf } from './erase-orders.ts';
import { erasePerson } from './erase-person.ts';
import { eraseTraces } from './erase-traces.ts';
import { hasOpenObligations } from './open-obligations.ts';

/** Accounts per run; the next run continues. */
const most = 50;

interface Closed {
  readonly id: number;
  readonly username: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

/** Locks a due account without open obligations; skips rows locked by another replica. */
const lockDue = async (tx: Db, now: Date): Promise<Closed | undefined> => {
  const since = new Date(now.getTime() - closingDays * 86_400_000).toISOString();
  const { rows } = await tx.execute<{ [K in keyof Closed]: Closed[K] }>(sql`
    select u.id::int as id, u.username, u.mobile, u.email from users u
    where u.closing_at <= ${since}::timestamptz and u.erased_at is null
      and not ${hasOpenObligations}
    order by u.closing_at limit 1 for update of u skip locked`);
  return rows[0];
};

const eraseNext = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const closed = await lockDue(tx, now());
    if (!closed) return false;
    const erasedRows = await eraseTraces(tx, closed);
    await eraseEntries(tx, closed.id, now());
    await eraseOrdersOf(tx, closed.id);
    await erasePerson(tx, closed, now());
    const itself = { subject: 'user', subjectId: closed.id, after: { erasedRows } } as const;
    await recordChange(tx, { actor: 'system', action: 'erase', ...itself });
    return true;
  });

/**
 * Erases the personal data of accounts that were closed 15 days ago, each in its own transaction, at most 50
 * per run; one with a new open order or refund waits until that ends. Retained data and the legal grounds:
 * `docs/decisions`, on erasure. Returns the number of erased accounts.
 */
export const eraseClosedAccounts = async (deps: Pick<Deps, 'db' | 'now'>): Promise<number> => {
  for (let erased = 0; erased < most; erased += 1) if (!(await eraseNext(deps))) return erased;
  return most;
};
