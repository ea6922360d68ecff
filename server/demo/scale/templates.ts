import type { ProductKind } from '@portal/shared/contract';
import { asc, eq } from 'drizzle-orm';
import { type Db, products, skus } from '#src/platform/database/index.ts';
import { isPrefixed } from './title-prefixes.ts';

/** A product of the demo and what can be bought of it, to make others after. */
export interface Template {
  readonly product: typeof products.$inferSelect;
  readonly skus: readonly (typeof skus.$inferSelect)[];
}

const maxSkus = 2;
/** Demo products first. */
const maxShown = 2000;

/** The demo products of a kind, without those made after them. Throws when there are none. */
export const readTemplates = async (db: Db, kind: ProductKind): Promise<Template[]> => {
  const rows = await db
    .select()
    .from(products)
    .leftJoin(skus, eq(skus.productId, products.id))
    .where(eq(products.kind, kind))
    .orderBy(asc(products.id), asc(skus.sort))
    .limit(maxShown);
  const byId = Map.groupBy(rows, ({ products: { id } }) => id);
  const templates = [...byId.values()].flatMap((group) => {
    const [first] = group;
    const own = group.flatMap(({ skus: sku }) => sku ?? []).slice(0, maxSkus);
    return first && own.length > 0 && !isPrefixed(first.products.title)
      ? [{ product: first.products, skus: own }]
      : [];
  });
  if (templates.length === 0) throw new Error(`there is no ${kind} in the demo data to make others after`);
  return templates;
};
