import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { users } from './schema/index.ts';

/** Lets one transaction at a time count and add what a member may have only so many of. Ends with the transaction. */
export const lockMember = async (tx: Db, userId: number): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
};
