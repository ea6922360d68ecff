import type { ContactChannel } from '@portal/shared/rules';
import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { CodeSubject } from '#src/platform/crypto/index.ts';
import { type Db, insertInto, lockFor, verificationCodes } from '#src/platform/database/index.ts';

const c = verificationCodes;

/** Codes are counted by target, by network and by channel. */
export interface CodeSender {
  readonly targetHash: string;
  readonly address: string;
  readonly channel: ContactChannel;
}

/** Serialises counting and adding codes of a sender. All callers lock in this order to avoid deadlocks. */
export const lockCodes = async (tx: Db, { channel, address, targetHash }: CodeSender): Promise<void> => {
  await lockFor(tx, 'codesOfChannel', channel);
  await lockFor(tx, 'codesOfAddress', address);
  await lockFor(tx, 'codesOfTarget', targetHash);
};

/** When the sender's `count`th latest code was made; undefined when there are fewer. */
export const findNthLatestCode = async (
  tx: Db,
  by: keyof CodeSender,
  value: string,
  count: number,
): Promise<Date | undefined> => {
  const [row] = await tx
    .select({ createdAt: c.createdAt })
    .from(c)
    .where(eq(c[by], value))
    .orderBy(desc(c.createdAt))
    .limit(1)
    .offset(count - 1);
  return row?.createdAt;
};

export const insertCode = (tx: Db, code: typeof c.$inferInsert): Promise<number> => insertInto(tx, c, code);

export const deleteCode = async (db: Db, id: number): Promise<void> => {
  await db.delete(c).where(eq(c.id, id));
};

/** Identifies the code to find. */
export interface CodeOwner {
  readonly purpose: CodeSubject['purpose'];
  readonly targetHash: string;
  readonly userId: number | null;
}

/**
 * Counts one try of the newest code, in one statement, so that concurrent tries are all counted. Undefined
 * when no code is valid or its tries are used up.
 */
export const countCodeTry = async (
  db: Db,
  { purpose, targetHash, userId }: CodeOwner,
  { now, tries }: { now: Date; tries: number },
): Promise<{ id: number; codeHash: string } | undefined> => {
  const newest = db
    .select({ id: c.id })
    .from(c)
    .where(
      and(
        eq(c.targetHash, targetHash),
        eq(c.purpose, purpose),
        userId === null ? isNull(c.userId) : eq(c.userId, userId),
      ),
    )
    .orderBy(desc(c.createdAt), desc(c.id))
    .limit(1);
  const [tried] = await db
    .update(c)
    .set({ attempts: sql`${c.attempts} + 1` })
    .where(and(eq(c.id, newest), gt(c.expiresAt, now), lt(c.attempts, tries)))
    .returning({ id: c.id, codeHash: c.codeHash });
  return tried;
};

/** Takes back one try of a correct code. */
export const uncountCodeTry = async (db: Db, id: number): Promise<void> => {
  await db
    .update(c)
    .set({ attempts: sql`greatest(${c.attempts} - 1, 0)` })
    .where(eq(c.id, id));
};

/** Marks a code as used; false when it already was. */
export const markCodeUsed = async (tx: Db, id: number, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(c)
    .set({ usedAt: now })
    .where(and(eq(c.id, id), isNull(c.usedAt)));
  return (rowCount ?? 0) > 0;
};

/** Deletes codes that expired before an instant. Returns their number. */
export const deleteOldCodes = async (db: Db, before: Date): Promise<number> => {
  const { rowCount } = await db.delete(c).where(lte(c.expiresAt, before));
  return rowCount ?? 0;
};
