import { and, asc, desc, eq, exists, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { tourCardColumns, tourCardOf } from '#src/catalog/products/index.ts';
import { type Db, productLabels, products, recommendationLabels } from '#src/platform/database/index.ts';

export interface Narrowing {
  readonly typeId?: number;
  readonly labelId?: number;
}

export interface Paging {
  readonly pageNum?: number;
  readonly pageSize?: number;
}

const liveTour = and(eq(products.kind, 'tour'), eq(products.status, 'live'));

/** Labels of hidden types recommend nothing. */
const shownTypes = sql`(select id from recommendation_types where status = 1)`;

const labelsOf = ({ typeId, labelId }: Narrowing): SQL | undefined =>
  and(
    eq(productLabels.productId, products.id),
    eq(recommendationLabels.status, 1),
    inArray(recommendationLabels.typeId, shownTypes),
    labelId === undefined ? undefined : eq(productLabels.labelId, labelId),
    typeId === undefined ? undefined : eq(recommendationLabels.typeId, typeId),
  );

const isLabelled = (db: Db, narrowing: Narrowing): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productLabels)
      .innerJoin(recommendationLabels, eq(recommendationLabels.id, productLabels.labelId))
      .where(labelsOf(narrowing)),
  );

/** The position of a product: its best one among the labels of the filter. */
const bestPlace = (narrowing: Narrowing): SQL =>
  sql`(select min(${productLabels.sort}) from ${productLabels}
    join ${recommendationLabels} on ${recommendationLabels.id} = ${productLabels.labelId}
    where ${labelsOf(narrowing)})`;

const page = async (db: Db, where: SQL | undefined, order: SQL[], { pageNum = 1, pageSize = 10 }: Paging) => {
  const rows = await db
    .select(tourCardColumns)
    .from(products)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { list: rows.map(tourCardOf), total: await db.$count(products, where) };
};

/** Live tours with a label, in sort order. */
export const listRecommended = (db: Db, narrowing: Narrowing, paging: Paging) =>
  page(
    db,
    and(liveTour, isLabelled(db, narrowing)),
    [asc(bestPlace(narrowing)), asc(products.id)].map((order) => sql`${order}`),
    paging,
  );

/** Live tours below their market price, largest saving first. */
export const listOnSale = (db: Db, narrowing: Narrowing, paging: Paging) => {
  const narrowed = narrowing.typeId !== undefined || narrowing.labelId !== undefined;
  const where = and(
    liveTour,
    eq(products.onSale, true),
    gt(products.marketPrice, products.fromPrice),
    narrowed ? isLabelled(db, narrowing) : undefined,
  );
  return page(
    db,
    where,
    [desc(sql`${products.marketPrice} - ${products.fromPrice}`), asc(products.id)],
    paging,
  );
};
