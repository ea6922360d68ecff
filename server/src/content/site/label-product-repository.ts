import type { LabelledProduct } from '@portal/shared/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, productLabels, products } from '#src/platform/database/index.ts';

/** Maximum number of tours per label. */
const maxProducts = 100;

/** The tours with a label, in sort order. */
export const listLabelled = (db: Db, labelId: number): Promise<LabelledProduct[]> =>
  db
    .select({
      id: products.id,
      title: products.title,
      picture: products.picture,
      live: sql<boolean>`${products.status} = 'live'`,
    })
    .from(productLabels)
    .innerJoin(products, eq(products.id, productLabels.productId))
    .where(eq(productLabels.labelId, labelId))
    .orderBy(asc(productLabels.sort), asc(products.id))
    .limit(maxProducts);

/** Those of the ids that are tours. */
export const listTourIds = async (tx: Db, ids: readonly number[]): Promise<number[]> => {
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.kind, 'tour')));
  return found.map(({ id }) => id);
};

/** Replaces the tours of a label, in this order. */
export const replaceLabelled = async (tx: Db, labelId: number, ids: readonly number[]): Promise<void> => {
  await tx.delete(productLabels).where(eq(productLabels.labelId, labelId));
  if (ids.length === 0) return;
  await tx
    .insert(productLabels)
    .values(ids.map((productId, place) => ({ productId, labelId, sort: place + 1 })));
};
