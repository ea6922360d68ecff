import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { type Db, userPreferences } from '#src/platform/database/index.ts';

const mine = (userId: number, name: string) =>
  and(eq(userPreferences.userId, userId), eq(userPreferences.name, name));

export const listPreferences = (db: Db, userId: number): Promise<{ name: string; value: unknown }[]> =>
  db
    .select({ name: userPreferences.name, value: userPreferences.value })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId))
    .orderBy(asc(userPreferences.name));

/** Number of a user's preferences without the one of this name. */
export const countOthers = (db: Db, userId: number, name: string): Promise<number> =>
  db.$count(userPreferences, and(eq(userPreferences.userId, userId), ne(userPreferences.name, name)));

interface Written {
  readonly name: string;
  /** The value as JSON text, so `null` is a value too. */
  readonly json: string;
  readonly now: Date;
}

export const putPreference = async (db: Db, userId: number, { name, json, now }: Written): Promise<void> => {
  const values = { value: sql`${json}::jsonb`, updatedAt: now };
  await db
    .insert(userPreferences)
    .values({ userId, name, ...values })
    .onConflictDoUpdate({ target: [userPreferences.userId, userPreferences.name], set: values });
};

export const deletePreference = async (db: Db, userId: number, name: string): Promise<void> => {
  await db.delete(userPreferences).where(mine(userId, name));
};
