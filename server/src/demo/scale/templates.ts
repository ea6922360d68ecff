import type { ProductKind } from '@portal/shared/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { loadedData, products, skus } from '../../db/schema/index.ts';

/** A product of the demo and what can be bought of it, to make others after. */
export interface Template {
  readonly product: typeof products.$inferSelect;
  readonly skus: readonly (typeof skus.$inferSelect)[];
}

const mostSkus = 2;

/** What was there when the demo data was loaded: nothing is made after what was itself made after another. */
const isOriginal = sql`${products.createdAt} <= (select max(${loadedData.loadedAt}) from ${loadedData})`;

/** The demo products of a kind. Throws when there are none. */
export const readTemplates = async (db: Db, kind: ProductKind): Promise<Template[]> => {
  const rows = await db
    .select()
    .from(products)
    .leftJoin(skus, eq(skus.productId, products.id))
    .where(and(eq(products.kind, kind), isOriginal))
    .orderBy(asc(products.id), asc(skus.sort))
    .limit(5000);
  const byId = Map.groupBy(rows, ({ products: { id } }) => id);
  const templates = [...byId.values()].flatMap((group) => {
    const [first] = group;
    const own = group.flatMap(({ skus: sku }) => sku ?? []).slice(0, mostSkus);
    return first && own.length > 0 ? [{ product: first.products, skus: own }] : [];
  });
  if (templates.length === 0) throw new Error(`there is no ${kind} in the demo data to make others after`);
  return templates;
};
