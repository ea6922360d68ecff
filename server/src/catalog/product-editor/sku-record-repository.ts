import type { ProductDraft } from '@portal/shared/contract';
import { and, asc, count, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { closing, type RequestTime, seatsLeft } from '#src/catalog/products/index.ts';
import { type Db, deleteByIds, holds, inventory, products, skus } from '#src/platform/database/index.ts';

export type SkuDraft = ProductDraft['skus'][number];

/** All SKUs of a product, disabled ones too, in their order. */
export const listSkuRecords = (db: Db, productId: number) =>
  db
    .select({
      skuId: skus.id,
      name: skus.name,
      enabled: sql<boolean>`${skus.status} = 1`,
      attributes: skus.attributes,
    })
    .from(skus)
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.sort), asc(skus.id));

/** Inserts a SKU; returns its id. */
export const insertSku = async (
  tx: Db,
  productId: number,
  { name, attributes }: SkuDraft,
  { sort, status }: { readonly sort: number; readonly status: 0 | 1 },
): Promise<number> => {
  const [created] = await tx
    .insert(skus)
    .values({ productId, name, attributes, sort, status })
    .returning({ id: skus.id });
  if (!created) throw new Error('the database gave no id for a new SKU');
  return created.id;
};

export const updateSku = async (
  tx: Db,
  id: number,
  { name, attributes, enabled }: SkuDraft,
  sort: number,
): Promise<void> => {
  await tx
    .update(skus)
    .set({ name, attributes, status: enabled ? 1 : 0, sort })
    .where(eq(skus.id, id));
};

export const disableSkus = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await tx
    .update(skus)
    .set({ status: 0 })
    .where(inArray(skus.id, [...ids]));
};

export const deleteSkus = (tx: Db, ids: readonly number[]): Promise<void> => deleteByIds(tx, skus, ids);

/** The SKUs among these that have ever been ordered. */
export const listOrderedSkus = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: holds.skuId })
    .from(holds)
    .where(inArray(holds.skuId, [...ids]));
  return rows.map(({ id }) => id);
};

/** Number of days on which at least one of the SKUs can be booked. */
export const countOpenDays = async (
  db: Db,
  ids: readonly number[],
  { now, today }: RequestTime,
): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(
      and(
        inArray(inventory.skuId, [...ids]),
        gte(inventory.day, today),
        gt(seatsLeft, 0),
        sql`${closing} > ${now.toISOString()}::timestamptz`,
      ),
    );
  return row?.total ?? 0;
};
