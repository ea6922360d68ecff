import type { ProductKind } from '@portal/shared/contract';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { collections, products } from '../../db/schema/index.ts';
import { cardColumns } from '../catalog/product-card.ts';

export interface CollectionQuery {
  readonly kind?: ProductKind;
  readonly pageNum?: number;
  readonly pageSize?: number;
}

const one = (userId: number, productId: number): SQL | undefined =>
  and(eq(collections.userId, userId), eq(collections.productId, productId));

const liveOf = (userId: number, kind: ProductKind | undefined): SQL | undefined =>
  and(
    eq(collections.userId, userId),
    eq(products.status, 'live'),
    kind === undefined ? undefined : eq(products.kind, kind),
  );

const ofCollection = eq(products.id, collections.productId);

/** A page of the live products a member has collected, the latest first. */
export const listCollected = (
  db: Db,
  userId: number,
  { kind, pageNum = 1, pageSize = 10 }: CollectionQuery,
) =>
  db
    .select(cardColumns)
    .from(collections)
    .innerJoin(products, ofCollection)
    .where(liveOf(userId, kind))
    .orderBy(desc(collections.createdAt), desc(collections.productId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

export const countLive = (db: Db, userId: number, { kind }: CollectionQuery): Promise<number> =>
  db.$count(
    db
      .select({ id: products.id })
      .from(collections)
      .innerJoin(products, ofCollection)
      .where(liveOf(userId, kind))
      .as('collected'),
  );

/** All that a member has collected, also what is not on sale any more. */
export const countCollected = (db: Db, userId: number): Promise<number> =>
  db.$count(collections, eq(collections.userId, userId));

export const isCollected = async (db: Db, userId: number, productId: number): Promise<boolean> =>
  (await db.$count(collections, one(userId, productId))) > 0;

export const insertCollected = async (
  db: Db,
  userId: number,
  productId: number,
  createdAt: Date,
): Promise<void> => {
  await db.insert(collections).values({ userId, productId, createdAt });
};

export const deleteCollected = async (db: Db, userId: number, productId: number): Promise<void> => {
  await db.delete(collections).where(one(userId, productId));
};
