import type { Collected, ProductKind } from '@portal/shared/contract';
import { and, count, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { cardColumns } from '#src/catalog/products/index.ts';
import { type Db, favourites, products } from '#src/platform/database/index.ts';

export interface FavouriteQuery {
  readonly kind?: ProductKind;
  readonly pageNum?: number;
  readonly pageSize?: number;
}

const ofMember = (userId: number): SQL | undefined =>
  and(eq(favourites.userId, userId), isNull(favourites.removedAt));

const one = (userId: number, productId: number): SQL | undefined =>
  and(eq(favourites.userId, userId), eq(favourites.productId, productId));

const ofFavourite = eq(products.id, favourites.productId);

/** A product without a bookable price (`fromPrice` null) is sold out, with or without dates. */
const state = sql<Collected['state']>`case
  when ${products.status} <> 'live' then 'down'
  when ${products.fromPrice} is null then 'soldOut'
  else 'open' end`;

/** A page of a member's favourites, latest first. */
export const listFavourites = (
  db: Db,
  userId: number,
  { kind, pageNum = 1, pageSize = 10 }: FavouriteQuery,
) =>
  db
    .select({
      product: cardColumns,
      collectedAt: favourites.createdAt,
      collectedPrice: favourites.price,
      state,
    })
    .from(favourites)
    .innerJoin(products, ofFavourite)
    .where(and(ofMember(userId), kind === undefined ? undefined : eq(products.kind, kind)))
    .orderBy(desc(favourites.createdAt), desc(favourites.productId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

/** Number of favourites per kind; kinds without any are left out. */
export const countKinds = (db: Db, userId: number): Promise<{ kind: ProductKind; count: number }[]> =>
  db
    .select({ kind: products.kind, count: count() })
    .from(favourites)
    .innerJoin(products, ofFavourite)
    .where(ofMember(userId))
    .groupBy(products.kind);

export const countFavourites = (db: Db, userId: number): Promise<number> =>
  db.$count(favourites, ofMember(userId));

export const isFavourite = async (db: Db, userId: number, productId: number): Promise<boolean> =>
  (await db.$count(favourites, and(one(userId, productId), isNull(favourites.removedAt)))) > 0;

/** Restores a favourite removed after `since`, with its old price. Returns whether there was one. */
export const restoreFavourite = async (
  db: Db,
  userId: number,
  productId: number,
  after: Date,
): Promise<boolean> => {
  const rows = await db
    .update(favourites)
    .set({ removedAt: null })
    .where(and(one(userId, productId), gt(favourites.removedAt, after)))
    .returning({ productId: favourites.productId });
  return rows.length > 0;
};

/** Saves a product at its current price, also if it was removed before. */
export const insertFavourite = async (db: Db, userId: number, productId: number, createdAt: Date) => {
  const price = sql`(select ${products.fromPrice} from ${products} where ${eq(products.id, productId)})`;
  await db
    .insert(favourites)
    .values({ userId, productId, createdAt, price })
    .onConflictDoUpdate({
      target: [favourites.userId, favourites.productId],
      set: { createdAt, price, removedAt: null },
    });
};

/** Soft-deletes favourites; they can be restored until they are purged. */
export const softDeleteFavourites = async (
  db: Db,
  userId: number,
  productIds: readonly number[],
  now: Date,
): Promise<void> => {
  await db
    .update(favourites)
    .set({ removedAt: now })
    .where(and(ofMember(userId), inArray(favourites.productId, [...productIds])));
};

/** Purges the favourites that a member removed at or before the instant. */
export const purgeFavourites = async (db: Db, userId: number, until: Date): Promise<void> => {
  await db.delete(favourites).where(and(eq(favourites.userId, userId), lte(favourites.removedAt, until)));
};
