import { eq, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { prepared } from './prepared.ts';
import { users } from './schema/index.ts';

const lock = prepared((tx) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update')
    .prepare('lock-member'),
);

/** Lets one transaction at a time count and add what a member may have only so many of. Ends with the transaction. */
export const lockMember = async (tx: Db, userId: number): Promise<void> => {
  await lock(tx).execute({ userId });
};
