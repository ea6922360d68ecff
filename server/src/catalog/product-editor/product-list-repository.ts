import type { CallInput, ProductKind, ProductRow, Text } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { and, count, desc, eq, exists, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import {
  codedCategoryName,
  isTitleReadAs,
  productInScope,
  productKinds,
  translatedName,
} from '#src/catalog/products/index.ts';
import { isProposed } from '#src/platform/approvals/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import {
  containing,
  type Db,
  departments,
  productDrafts,
  products,
  recommendationLabels,
} from '#src/platform/database/index.ts';

export type ProductFilters = Omit<CallInput<'GET /api/v1/products/page'>['query'], 'pageNum' | 'pageSize'>;

const isChanged = (db: Db): SQL =>
  exists(db.select({ one: sql`1` }).from(productDrafts).where(eq(productDrafts.productId, products.id)));

const saying = (words: string): SQL | undefined => {
  if (words === '') return undefined;
  const pattern = containing(words);
  return or(
    ilike(sql`${products.title} ->> 'zh'`, pattern),
    ilike(sql`${products.title} ->> 'en'`, pattern),
    isTitleReadAs(words),
    /^\d{1,15}$/.test(words) ? eq(products.id, Number(words)) : undefined,
  );
};

const inState = (db: Db, status: ProductFilters['status']): SQL | undefined => {
  if (status === undefined) return undefined;
  return status === 'changed' ? isChanged(db) : eq(products.status, status);
};

const listed = (
  db: Db,
  { keywords = '', kind, category, status }: ProductFilters,
  scope: DataScope,
): SQL | undefined =>
  and(
    productInScope(scope),
    saying(keywords.trim()),
    kind && eq(products.kind, kind),
    category === undefined ? undefined : eq(products.category, category),
    inState(db, status),
  );

export const countListed = (db: Db, filters: ProductFilters, scope: DataScope): Promise<number> =>
  db.$count(products, listed(db, filters, scope));

const orders = {
  updated: sql`${products.updatedAt} desc, ${products.id} desc`,
  sold: sql`${products.soldCount} desc, ${products.id} desc`,
  price: sql`${products.fromPrice} desc nulls last, ${products.id} desc`,
};

/** The list counts bookable days up to this many days ahead. */
const daysAhead = 30;

const openDaysFrom = (today: string) => sql<number>`(
  select count(*)::int from generate_series(${today}::timestamp, ${addDays(today, daysAhead - 1)}::timestamp, '1 day') as day
  where ${products.openDays} @> day::date)`;

/** The ids of the products that pass the filters, the last changed first. */
export const listProductIds = async (
  db: Db,
  filters: ProductFilters,
  scope: DataScope,
  limit: number,
): Promise<number[]> => {
  const found = db
    .select({ id: products.id })
    .from(products)
    .where(listed(db, filters, scope));
  return (await found.orderBy(orders.updated).limit(limit)).map(({ id }) => id);
};

interface ProductPage {
  readonly today: string;
  readonly scope: DataScope;
  readonly limit: number;
  readonly offset: number;
}

/** A page of products in any state. `today` in Asia/Shanghai. */
export const listProducts = async (
  db: Db,
  { sort = 'updated', ...filters }: ProductFilters,
  { today, scope, limit, offset }: ProductPage,
): Promise<Omit<ProductRow, 'schedule'>[]> => {
  const rows = await db
    .select({
      id: products.id,
      kind: products.kind,
      category: products.category,
      categoryName: translatedName<Text>(products.category),
      title: products.title,
      picture: products.picture,
      status: products.status,
      changed: sql<boolean>`${isChanged(db)}`,
      proposed: isProposed(db, products.id),
      fromPrice: products.fromPrice,
      soldCount: products.soldCount,
      openDays: openDaysFrom(today),
      updatedAt: products.updatedAt,
      dept: departments.name,
    })
    .from(products)
    .leftJoin(departments, eq(departments.id, products.deptId))
    .where(listed(db, filters, scope))
    .orderBy(orders[sort])
    .limit(limit)
    .offset(offset);
  return rows.map(({ category, categoryName, openDays, updatedAt, ...row }) => ({
    ...row,
    categoryName: codedCategoryName(row.kind, category) ?? categoryName,
    openDays: productKinds[row.kind].dated === 'never' ? null : openDays,
    updatedAt: updatedAt.toISOString(),
  }));
};

/** Number of products per kind and state. */
export const countByState = (db: Db, scope: DataScope) =>
  db
    .select({ kind: products.kind, status: products.status, count: count() })
    .from(products)
    .where(productInScope(scope))
    .groupBy(products.kind, products.status);

/** Maximum number of names offered, those of the most products first. */
const maxNames = 300;

const namesIn = async (db: Db, kind: ProductKind, name: SQL): Promise<Text[]> => {
  const used = db
    .select({ used: sql<string>`${name}`.as('used_name'), uses: count().as('uses') })
    .from(products)
    .where(and(eq(products.kind, kind), isNotNull(name)))
    .groupBy(sql`1`)
    .as('translatedName');
  const rows = await db
    .select({ name: translatedName<Text>(used.used) })
    .from(used)
    .where(sql`${used.used} <> ''`)
    .orderBy(desc(used.uses), used.used)
    .limit(maxNames);
  return rows.map((row) => row.name);
};

/**
 * Names used by products of a kind, with their English. The alias must differ from the columns of `terms`,
 * which it is compared with.
 */
export const listNames = async (db: Db, kind: ProductKind) => {
  const themes = db
    .select({ used: sql<string>`unnest(${products.themes})`.as('used_name') })
    .from(products)
    .where(eq(products.kind, kind))
    .as('themed');
  const theme = await db
    .select({ name: translatedName<Text>(themes.used) })
    .from(themes)
    .groupBy(themes.used)
    .orderBy(desc(count()), themes.used)
    .limit(maxNames);
  return {
    category: kind === 'tour' ? [] : await namesIn(db, kind, sql`${products.category}`),
    destination: await namesIn(db, kind, sql`${products.destination}`),
    departureCity: await namesIn(db, kind, sql`${products.departureCity}`),
    theme: theme.map(({ name }) => name),
  };
};

/** The labels a product can have. */
export const listLabels = (db: Db) =>
  db
    .select({ id: recommendationLabels.id, name: recommendationLabels.name })
    .from(recommendationLabels)
    .orderBy(recommendationLabels.sort, recommendationLabels.id)
    .limit(maxNames);
