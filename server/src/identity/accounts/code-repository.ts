import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { type Db, verificationCodes } from '#src/platform/database/index.ts';

const c = verificationCodes;

/** By whom codes are counted. */
export interface CodeSender {
  readonly targetHash: string;
  readonly address: string;
}

/** The first halves of the locks' keys. Addresses are locked before targets, so that no two wait for each other. */
const lockSpaces = { address: 823, target: 824 } as const;

/** Lets one transaction at a time count and add the codes of a sender. Ends with the transaction. */
export const lockCodes = async (tx: Db, { address, targetHash }: CodeSender): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockSpaces.address}::int, hashtext(${address}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(${lockSpaces.target}::int, hashtext(${targetHash}))`);
};

/** When the sender's latest code but `count - 1` was made; undefined when there are fewer. */
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

export const insertCode = async (tx: Db, code: typeof c.$inferInsert): Promise<number> => {
  const [made] = await tx.insert(c).values(code).returning({ id: c.id });
  if (!made) throw new Error('the database gave no id for a code');
  return made.id;
};

export const deleteCode = async (db: Db, id: number): Promise<void> => {
  await db.delete(c).where(eq(c.id, id));
};

/** Whose code is looked for. */
export interface CodeOwner {
  readonly purpose: 'register' | 'reset' | 'change';
  readonly targetHash: string;
  readonly userId: number | null;
}

/**
 * Counts one try of the newest code, in one statement, so that tries at the same time are all counted. Undefined when
 * there is none that lives, or it was tried as often as it may be.
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

/** Takes one try back: it was right. */
export const uncountCodeTry = async (db: Db, id: number): Promise<void> => {
  await db
    .update(c)
    .set({ attempts: sql`greatest(${c.attempts} - 1, 0)` })
    .where(eq(c.id, id));
};

/** Marks a code as used; false when it was used before. */
export const markCodeUsed = async (tx: Db, id: number, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(c)
    .set({ usedAt: now })
    .where(and(eq(c.id, id), isNull(c.usedAt)));
  return (rowCount ?? 0) > 0;
};

/** Forgets codes that ran out before an instant. Gives how many. */
export const deleteOldCodes = async (db: Db, before: Date): Promise<number> => {
  const { rowCount } = await db.delete(c).where(lte(c.expiresAt, before));
  return rowCount ?? 0;
};
