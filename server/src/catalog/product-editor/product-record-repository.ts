import type { ProductDraft, ProductKind, ProductStatus, Text } from '@portal/shared/contract';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { translatedName, translatedThemes } from '#src/catalog/products/index.ts';
import { versionOf } from '#src/platform/audit/index.ts';
import {
  type Db,
  deleteByIds,
  insertInto,
  productDrafts,
  productLabels,
  products,
  recommendationLabels,
} from '#src/platform/database/index.ts';
import type { ProductColumns } from './product-columns.ts';

const labelIds = sql<number[]>`(
  select coalesce(json_agg(${productLabels.labelId} order by ${productLabels.sort}, ${productLabels.labelId}), '[]')
  from ${productLabels} where ${productLabels.productId} = ${products.id})`;

const columns = {
  id: products.id,
  kind: products.kind,
  status: products.status,
  category: products.category,
  categoryName: translatedName<Text>(products.category),
  title: products.title,
  summary: products.summary,
  picture: products.picture,
  gallery: products.gallery,
  content: products.content,
  departureCity: translatedName<Text | null>(products.departureCity),
  destination: translatedName<Text | null>(products.destination),
  region: products.region,
  grade: products.grade,
  themes: translatedThemes,
  marketPrice: products.marketPrice,
  labels: labelIds,
  seo: products.seo,
  version: versionOf(products.updatedAt),
};

const select = (db: Db, id: number) => db.select(columns).from(products).where(eq(products.id, id));

/** A stored product in any state. */
export type ProductRecord = Awaited<ReturnType<typeof select>>[number];

/** Which of these products are hotels on sale. */
export const listLiveHotels = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.kind, 'hotel'), eq(products.status, 'live')));
  return found.map(({ id }) => id);
};

export const findProductRecord = async (db: Db, id: number): Promise<ProductRecord | undefined> =>
  (await select(db, id))[0];

/** The existing ones of these products, with row locks until the transaction ends. */
export const lockProducts = (tx: Db, ids: readonly number[]) =>
  tx
    .select({ id: products.id, status: products.status, title: products.title })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update');

/** The unpublished changes of a live product. */
export const findDraftRecord = async (db: Db, productId: number) => {
  const [row] = await db
    .select({
      draft: productDrafts.draft,
      addedSkus: productDrafts.addedSkus,
      version: versionOf(productDrafts.updatedAt),
    })
    .from(productDrafts)
    .where(eq(productDrafts.productId, productId));
  return row;
};

export const putDraft = async (
  tx: Db,
  row: { readonly productId: number; readonly draft: ProductDraft; readonly addedSkus: number[] },
): Promise<void> => {
  const updatedAt = sql`now()`;
  await tx
    .insert(productDrafts)
    .values({ ...row, updatedAt })
    .onConflictDoUpdate({ target: productDrafts.productId, set: { ...row, updatedAt } });
};

export const deleteDraft = async (tx: Db, productId: number): Promise<void> => {
  await tx.delete(productDrafts).where(eq(productDrafts.productId, productId));
};

/** Inserts a draft; it belongs to the department of its owner. */
export const insertProduct = (
  tx: Db,
  { kind, ownerId, row }: { kind: ProductKind; ownerId: number; row: ProductColumns },
): Promise<number> => {
  const deptId = sql`(select dept_id from users where id = ${ownerId})`;
  return insertInto(tx, products, { ...row, kind, ownerId, deptId, status: 'draft' });
};

export const updateProduct = async (
  tx: Db,
  id: number,
  change: Partial<ProductColumns> & { readonly status?: ProductStatus },
): Promise<void> => {
  await tx
    .update(products)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(products.id, id));
};

export const deleteProducts = (tx: Db, ids: readonly number[]): Promise<void> =>
  deleteByIds(tx, products, ids);

/** Replaces the labels of a product; its position under a label stays. Deleted labels are ignored. */
export const replaceLabels = async (tx: Db, productId: number, labels: readonly number[]): Promise<void> => {
  const own = eq(productLabels.productId, productId);
  await tx.delete(productLabels).where(and(own, notInArray(productLabels.labelId, [...labels])));
  const known = await tx
    .select({ labelId: recommendationLabels.id })
    .from(recommendationLabels)
    .where(inArray(recommendationLabels.id, [...labels]))
    .for('key share');
  if (known.length === 0) return;
  await tx
    .insert(productLabels)
    .values(known.map(({ labelId }) => ({ productId, labelId })))
    .onConflictDoNothing();
};

const pictureAddress = String.raw`/api/v1/pictures/([\w-]{22})`;

/** Products that show these pictures in any state, drafts and options included: one row per product and picture. */
export const listProductsShowing = (
  db: Db,
  tokens: readonly string[],
): Promise<{ token: string; id: number; title: Text }[]> =>
  db
    .selectDistinct({ token: sql<string>`shown[1]`, id: products.id, title: products.title })
    .from(products)
    .leftJoin(productDrafts, eq(productDrafts.productId, products.id))
    .innerJoin(
      sql`regexp_matches(concat(${products.picture}, ${products.gallery}, ${products.content}, ${products.seo},
        ${productDrafts.draft}, (select jsonb_agg(s.attributes) from skus s where s.product_id = ${products.id})),
        ${pictureAddress}, 'g') as shown`,
      sql`shown[1] = any(${sql.param([...tokens])}::text[])`,
    )
    .orderBy(asc(products.id));

/** Moves the existing ones of these products to a department; returns them with the one before. */
export const setDepartment = async (
  tx: Db,
  ids: readonly number[],
  deptId: number,
): Promise<{ id: number; before: number | null }[]> => {
  const chosen = inArray(products.id, [...ids]);
  const found = await tx
    .select({ id: products.id, before: products.deptId })
    .from(products)
    .where(chosen)
    .orderBy(asc(products.id))
    .for('no key update');
  await tx.update(products).set({ deptId }).where(chosen);
  return found;
};
