import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../../db/schema/index.ts';

export interface Account {
  readonly id: number;
  readonly passwordHash: string;
  readonly status: number;
  /** Whether at least one role of theirs is enabled. */
  readonly hasRole: boolean;
}

/** Finds who signs in by a username, whatever its case. */
export const findAccount = async (db: Db, username: string): Promise<Account | undefined> => {
  // A select from one table names its columns without the table, so `users.id` is written out here.
  const hasRole = sql<boolean>`exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.status = 1)`;
  const [found] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, status: users.status, hasRole })
    .from(users)
    .where(and(sql`lower(${users.username}) = ${username.toLowerCase()}`, isNull(users.deletedAt)));
  return found;
};

/** Keeps a hash made anew, unless the password was changed meanwhile. */
export const replaceHash = async (
  db: Db,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  renewed: string,
): Promise<void> => {
  await db
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)));
};

export const findProfile = async (db: Db, userId: number) => {
  const [profile] = await db
    .select({
      nickname: users.nickname,
      avatar: users.avatar,
      mustChangePassword: users.mustChangePassword,
    })
    .from(users)
    .where(eq(users.id, userId));
  return profile;
};
