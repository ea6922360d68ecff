import type { WaitlistEntry } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { and, desc, eq } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, waitlistEntries } from '#src/platform/database/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { lockWaitlist } from './departure-repository.ts';
import { allOf, endEntries, findEntry, listOpenOf } from './entry-repository.ts';
import { openFirst, selectEntries, toEntry } from './entry-view.ts';

const maxOwn = 50;

/** The member's entries, open ones first, each part with the newest first; at most 50. */
export const listOwnEntries = async (db: Db, userId: number): Promise<WaitlistEntry[]> => {
  const rows = await selectEntries(db)
    .where(eq(waitlistEntries.userId, userId))
    .orderBy(openFirst, desc(waitlistEntries.id))
    .limit(maxOwn);
  return rows.map(toEntry);
};

/** One of the member's entries. Throws 404. */
export const getOwnEntry = async (db: Db, userId: number, id: number): Promise<WaitlistEntry> => {
  const own = and(eq(waitlistEntries.id, id), eq(waitlistEntries.userId, userId));
  const [row] = await selectEntries(db).where(own);
  if (!row) throw notFound();
  return toEntry(row);
};

/**
 * Takes a member off a waiting list; seats that are held for them go to the next in line. Leaving again does nothing.
 * Throws 404, and A0513 when the entry has ended otherwise.
 */
export const leaveWaitlist = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  id: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const entry = await findEntry(tx, userId, id);
    if (!entry) throw notFound();
    if (entry.state === 'LEFT') return;
    await lockWaitlist(tx, entry);
    if ((await endEntries(tx, eq(waitlistEntries.id, id), 'LEFT', now())) === 0)
      throw conflict(errorCodes.wrongState, '该候补已结束', 'This entry of the waiting list has ended');
  });

/** Takes a member off all waiting lists and deletes their entries, in the transaction that erases the account. */
export const eraseEntries = async (tx: Db, userId: number, now: Date): Promise<void> => {
  const own = eq(waitlistEntries.userId, userId);
  for (const departure of await listOpenOf(tx, userId)) {
    await lockWaitlist(tx, departure);
    await endEntries(tx, and(own, allOf(departure)), 'LEFT', now);
  }
  await tx.delete(waitlistEntries).where(own);
};
