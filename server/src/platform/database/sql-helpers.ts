import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './connect.ts';
import { users } from './schema/index.ts';

/** The violated constraint; undefined for other errors. */
export const violatedConstraint = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof pg.DatabaseError && cause.code?.startsWith('23')) return cause.constraint;
  return undefined;
};

/** A LIKE pattern that matches the words literally: `%`, `_` and `\` are escaped. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Locks a member's row until the transaction ends, which serialises counting and adding under a limit per
 * member.
 */
export const lockMember = async (tx: Db, userId: number): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
};
