import type { ReviewFilters } from '@portal/shared/contract';
import { addDays, startOfDay } from '@portal/shared/rules';
import { and, desc, eq, getTableColumns, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { isTitleReadAs, ofProductInScope, productInScope } from '#src/catalog/products/index.ts';
import { versionOf } from '#src/platform/audit/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import { containing, type Db, orders, products, reviews, updateById } from '#src/platform/database/index.ts';
import { reviewColumns } from './review-repository.ts';

const isPresent = (answer: 'yes' | 'no' | undefined, condition: SQL): SQL | undefined =>
  answer && (answer === 'yes' ? condition : sql`not (${condition})`);

const matchKeywords = (keywords: string | undefined): SQL | undefined => {
  if (!keywords?.trim()) return undefined;
  const words = containing(keywords.trim());
  return or(
    sql`${reviews.text} ->> 'zh' ilike ${words}`,
    sql`${reviews.text} ->> 'en' ilike ${words}`,
    sql`${products.title} ->> 'zh' ilike ${words}`,
    sql`${products.title} ->> 'en' ilike ${words}`,
    isTitleReadAs(keywords),
    ilike(reviews.author, words),
  );
};

const matchFilters = ({ keywords, rating, kind, replied, pictures, takenDown, from, to }: ReviewFilters) =>
  and(
    matchKeywords(keywords),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    kind && eq(products.kind, kind),
    isPresent(replied, sql`${reviews.reply} is not null`),
    isPresent(pictures, sql`jsonb_array_length(${reviews.pictures}) > 0`),
    isPresent(takenDown, sql`${reviews.hiddenAt} is not null`),
    from ? gte(reviews.createdAt, startOfDay(from)) : undefined,
    to ? lt(reviews.createdAt, startOfDay(addDays(to, 1))) : undefined,
  );

export const countStaffReviews = async (
  db: Db,
  filters: ReviewFilters,
  scope: DataScope,
): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(matchFilters(filters), productInScope(scope)));
  return row?.total ?? 0;
};

/** A page of reviews with their products, latest first. */
export const listStaffReviews = (
  db: Db,
  filters: ReviewFilters,
  { scope, limit, offset }: { readonly scope: DataScope; readonly limit: number; readonly offset: number },
) =>
  db
    .select({
      review: reviewColumns,
      product: { id: products.id, kind: products.kind, title: products.title },
      orderNo: orders.orderNo,
      version: versionOf(reviews.updatedAt),
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(matchFilters(filters), productInScope(scope)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);

/** The ids of the reviews that pass the filters, latest first. */
export const listReviewIds = async (
  db: Db,
  filters: ReviewFilters,
  scope: DataScope,
  limit: number,
): Promise<number[]> => {
  const found = await db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(matchFilters(filters), productInScope(scope)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
  return found.map(({ id }) => id);
};

/** Whether all these reviews exist and their products are in the data scope. */
export const areReviewsInScope = async (
  db: Db,
  ids: readonly number[],
  scope: DataScope,
): Promise<boolean> => {
  const chosen = and(inArray(reviews.id, [...ids]), ofProductInScope(scope, sql`${reviews.productId}`));
  return (await db.$count(reviews, chosen)) === new Set(ids).size;
};

/** A review and its version, row-locked until the transaction ends. */
export const lockReview = async (tx: Db, id: number) =>
  (
    await tx
      .select({ ...getTableColumns(reviews), version: versionOf(reviews.updatedAt) })
      .from(reviews)
      .where(eq(reviews.id, id))
      .for('update')
  )[0];

type ReviewChange = Partial<
  Pick<typeof reviews.$inferInsert, 'reply' | 'pictures' | 'hiddenAt' | 'hiddenReason'>
>;

export const updateReview = (tx: Db, id: number, change: ReviewChange): Promise<void> =>
  updateById(tx, reviews, id, change);
