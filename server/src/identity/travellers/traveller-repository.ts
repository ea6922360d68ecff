import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { type Db, travellers } from '#src/platform/database/index.ts';

export type TravellerRow = typeof travellers.$inferSelect;
export type TravellerValues = Omit<typeof travellers.$inferInsert, 'userId'>;

const mine = (userId: number, id: number) => and(eq(travellers.userId, userId), eq(travellers.id, id));

export const listTravellers = (db: Db, userId: number, limit: number): Promise<TravellerRow[]> =>
  db.select().from(travellers).where(eq(travellers.userId, userId)).orderBy(asc(travellers.id)).limit(limit);

/** Those of the ids that belong to the member. */
export const findTravellers = (db: Db, userId: number, ids: readonly number[]): Promise<TravellerRow[]> =>
  db
    .select()
    .from(travellers)
    .where(and(eq(travellers.userId, userId), inArray(travellers.id, [...ids])));

/** The name of the member's traveller with this mobile number, the one saved first; undefined without one. */
export const findNameByMobile = async (
  db: Db,
  userId: number,
  mobile: string,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ name: travellers.name })
    .from(travellers)
    .where(and(eq(travellers.userId, userId), eq(travellers.mobile, mobile)))
    .orderBy(asc(travellers.id))
    .limit(1);
  return row?.name;
};

export const countTravellers = async (db: Db, userId: number): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(travellers).where(eq(travellers.userId, userId));
  return row?.total ?? 0;
};

export const insertTraveller = async (
  db: Db,
  userId: number,
  values: TravellerValues,
): Promise<TravellerRow | undefined> =>
  (
    await db
      .insert(travellers)
      .values({ ...values, userId })
      .onConflictDoNothing()
      .returning()
  )[0];

export const updateTraveller = async (
  db: Db,
  userId: number,
  id: number,
  values: TravellerValues,
): Promise<TravellerRow | undefined> =>
  (await db.update(travellers).set(values).where(mine(userId, id)).returning())[0];

export const deleteTraveller = async (db: Db, userId: number, id: number): Promise<boolean> =>
  ((await db.delete(travellers).where(mine(userId, id))).rowCount ?? 0) > 0;
