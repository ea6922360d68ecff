import type { ProductKind } from '@portal/shared/contract';
import { count, eq, sql } from 'drizzle-orm';
import { type Db, inventory, products, skus } from '#src/platform/database/index.ts';

/** The size of a database, and sample ids. */
export interface Sample {
  readonly products: number;
  readonly skus: number;
  readonly inventory: number;
  readonly ids: Readonly<Record<ProductKind, readonly number[]>>;
  readonly goodsSkus: readonly number[];
}

const maxIds = 2000;
/** A fixed order without a pattern: the same ids each time. */
const mixed = sql`md5(${products.id}::text)`;

const idsOf = async (db: Db, kind: ProductKind): Promise<number[]> => {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.kind, kind))
    .orderBy(mixed)
    .limit(maxIds);
  return rows.map(({ id }) => id);
};

const goodsSkusOf = async (db: Db): Promise<number[]> => {
  const rows = await db
    .select({ id: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(products.kind, 'goods'))
    .orderBy(mixed)
    .limit(maxIds);
  return rows.map(({ id }) => id);
};

/** Counts what there is and picks ids of every kind. */
export const readSample = async (db: Db): Promise<Sample> => {
  const of = async (table: typeof products | typeof skus | typeof inventory): Promise<number> =>
    (await db.select({ count: count() }).from(table))[0]?.count ?? 0;
  return {
    products: await of(products),
    skus: await of(skus),
    inventory: await of(inventory),
    ids: {
      tour: await idsOf(db, 'tour'),
      hotel: await idsOf(db, 'hotel'),
      ticket: await idsOf(db, 'ticket'),
      goods: await idsOf(db, 'goods'),
      visa: await idsOf(db, 'visa'),
    },
    goodsSkus: await goodsSkusOf(db),
  };
};
