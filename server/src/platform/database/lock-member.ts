import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { users } from './schema/index.ts';

/**
 * Locks a member's row until the transaction ends, which serialises counting and adding under a limit per
 * member.
 */
export const lockMember = async (tx: Db, userId: number): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
};
