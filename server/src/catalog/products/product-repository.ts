import type { ProductCard, ProductKind } from '@portal/shared/contract';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, products, skus } from '#src/platform/database/index.ts';
import { listCardsById } from './card-repository.ts';
import { cardColumns, cardOf } from './product-card.ts';
import { isLive } from './product-filter.ts';

/** Limit of counting and paging. */
export const maxListed = 1000;

export interface Paging {
  readonly pageNum?: number;
  readonly pageSize?: number;
}

/** Number of products, up to 1,000. */
export const countUpTo = async (db: Db, where: SQL | undefined): Promise<number> => {
  const first = db
    .select({ one: sql`1`.as('one') })
    .from(products)
    .where(where)
    .limit(maxListed)
    .as('first');
  const [row] = await db.select({ total: count() }).from(first);
  return row?.total ?? 0;
};

/** The page of an ordered list of ids. */
export const pageOf = (ids: readonly number[], { pageNum = 1, pageSize = 10 }: Paging): number[] =>
  ids.slice((pageNum - 1) * pageSize, pageNum * pageSize);

/** A page of ids; nothing beyond the first 1,000. */
export const listIds = async (
  db: Db,
  where: SQL | undefined,
  order: SQL,
  { pageNum = 1, pageSize = 10 }: Paging = {},
): Promise<number[]> => {
  const offset = (pageNum - 1) * pageSize;
  if (offset >= maxListed) return [];
  const page = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(order)
    .limit(Math.min(pageSize, maxListed - offset))
    .offset(offset);
  return page.map(({ id }) => id);
};

/** A page of cards; nothing beyond the first 1,000. */
export const listCards = async (
  db: Db,
  where: SQL | undefined,
  order: SQL,
  paging?: Paging,
): Promise<ProductCard[]> => listCardsById(db, await listIds(db, where, order, paging));

/** A live product of a kind with everything its page shows. */
export const findProduct = async (db: Db, kind: ProductKind, id: number) => {
  const [row] = await db
    .select({ ...cardColumns, gallery: products.gallery, content: products.content, seo: products.seo })
    .from(products)
    .where(and(isLive, eq(products.kind, kind), eq(products.id, id)));
  if (!row) return undefined;
  const { gallery, content, seo, ...card } = row;
  return { card: cardOf(card), gallery, content, seo };
};

/** The enabled SKUs of a product, in their order. */
export const listSkus = (db: Db, productId: number) =>
  db
    .select({ skuId: skus.id, name: skus.name, attributes: skus.attributes })
    .from(skus)
    .where(and(eq(skus.productId, productId), eq(skus.status, 1)))
    .orderBy(asc(skus.sort), asc(skus.id));

export type SkuRow = Awaited<ReturnType<typeof listSkus>>[number];
