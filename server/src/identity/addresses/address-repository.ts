import { and, count, desc, eq, max, ne } from 'drizzle-orm';
import { addresses, type Db } from '#src/platform/database/index.ts';

export type AddressRow = typeof addresses.$inferSelect;
export type AddressValues = Omit<typeof addresses.$inferInsert, 'userId' | 'id'>;

const ofMember = (userId: number) => eq(addresses.userId, userId);
const mine = (userId: number, id: number) => and(ofMember(userId), eq(addresses.id, id));

export const listAddresses = (db: Db, userId: number, limit: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(ofMember(userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
    .limit(limit);

export const findAddress = async (db: Db, userId: number, id: number): Promise<AddressRow | undefined> =>
  (await db.select().from(addresses).where(mine(userId, id)))[0];

export const countAddresses = async (db: Db, userId: number): Promise<number> =>
  (await db.select({ total: count() }).from(addresses).where(ofMember(userId)))[0]?.total ?? 0;

export const insertAddress = async (db: Db, userId: number, values: AddressValues): Promise<AddressRow> => {
  const [row] = await db
    .insert(addresses)
    .values({ ...values, userId })
    .returning();
  if (!row) throw new Error('an address was not stored');
  return row;
};

export const updateAddress = async (
  db: Db,
  userId: number,
  id: number,
  values: AddressValues,
): Promise<AddressRow | undefined> =>
  (await db.update(addresses).set(values).where(mine(userId, id)).returning())[0];

export const deleteAddress = async (db: Db, userId: number, id: number): Promise<AddressRow | undefined> =>
  (await db.delete(addresses).where(mine(userId, id)).returning())[0];

/** Removes the default flag from all addresses but this one. */
export const clearDefault = async (db: Db, userId: number, id = 0): Promise<void> => {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(ofMember(userId), addresses.isDefault, ne(addresses.id, id)));
};

/** Makes the latest address the default; does nothing without addresses. */
export const makeLatestDefault = async (db: Db, userId: number): Promise<void> => {
  const latest = db
    .select({ id: max(addresses.id) })
    .from(addresses)
    .where(ofMember(userId));
  await db
    .update(addresses)
    .set({ isDefault: true })
    .where(and(ofMember(userId), eq(addresses.id, latest)));
};
