import type { CallInput, ReviewAspect } from '@portal/shared/contract';
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, products, reviews } from '#src/platform/database/index.ts';

export type ReviewQuery = NonNullable<CallInput<'GET /api/v1/products/:id/reviews'>['query']>;

const withPictures = sql<boolean>`jsonb_array_length(${reviews.pictures}) > 0`;

const about = (productId: number): SQL | undefined =>
  and(eq(reviews.productId, productId), isNull(reviews.hiddenAt));

const narrowed = (productId: number, { rating, pictures, travellerType }: ReviewQuery): SQL | undefined =>
  and(
    about(productId),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    pictures && withPictures,
    travellerType && eq(reviews.travellerType, travellerType),
  );

const firstBy: Readonly<Record<NonNullable<ReviewQuery['sort']>, readonly SQL[]>> = {
  newest: [],
  highest: [desc(reviews.rating)],
  lowest: [asc(reviews.rating)],
  helpful: [desc(reviews.helpful)],
};

export const reviewColumns = {
  id: reviews.id,
  author: reviews.author,
  rating: reviews.rating,
  scores: reviews.scores,
  travellerType: reviews.travellerType,
  helpful: reviews.helpful,
  text: reviews.text,
  pictures: reviews.pictures,
  createdAt: reviews.createdAt,
  reply: reviews.reply,
  hiddenAt: reviews.hiddenAt,
  hiddenReason: reviews.hiddenReason,
};

/** The columns of a review. */
export type ReviewRecord = Pick<typeof reviews.$inferSelect, keyof typeof reviewColumns>;

/** A page of a product's reviews in the order asked for, then the latest first. */
export const listReviews = (db: Db, productId: number, query: ReviewQuery): Promise<ReviewRecord[]> => {
  const { sort = 'newest', pageNum = 1, pageSize = 10 } = query;
  return db
    .select(reviewColumns)
    .from(reviews)
    .where(narrowed(productId, query))
    .orderBy(...firstBy[sort], desc(reviews.createdAt), desc(reviews.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
};

/** Number of a product's reviews by stars, traveller type and whether they have pictures, at most 60 rows. */
export const countReviews = (db: Db, productId: number) =>
  db
    .select({ rating: reviews.rating, travellerType: reviews.travellerType, withPictures, count: count() })
    .from(reviews)
    .where(about(productId))
    .groupBy(reviews.rating, reviews.travellerType, withPictures);

export type ReviewCount = Awaited<ReturnType<typeof countReviews>>[number];

/** The average of each aspect that the reviews of a product score, in tenths of a star. */
export const averageScores = async (db: Db, productId: number) => {
  const given = db
    .select({ aspect: sql<ReviewAspect>`score.key`.as('aspect'), stars: sql`score.value::int`.as('stars') })
    .from(reviews)
    .crossJoinLateral(sql`jsonb_each_text(${reviews.scores}) as score`)
    .where(about(productId))
    .as('given');
  return db
    .select({ aspect: given.aspect, tenths: sql<number>`round(avg(${given.stars}) * 10)::int` })
    .from(given)
    .groupBy(given.aspect);
};

/** A page of a member's reviews with their products, the latest first. */
export const listOwnReviews = (
  db: Db,
  userId: number,
  { pageNum = 1, pageSize = 10 }: { readonly pageNum?: number; readonly pageSize?: number },
) =>
  db
    .select({
      review: reviewColumns,
      product: { id: products.id, kind: products.kind, title: products.title },
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

export const countOwnReviews = (db: Db, userId: number): Promise<number> =>
  db.$count(reviews, eq(reviews.userId, userId));

/** The review of an order; undefined without one. */
export const findReviewOfOrder = async (db: Db, orderId: number): Promise<ReviewRecord | undefined> =>
  (await db.select(reviewColumns).from(reviews).where(eq(reviews.orderId, orderId)))[0];

/** The reviewed ones of the orders. */
export const listReviewed = async (db: Db, orderIds: readonly number[]): Promise<number[]> => {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ orderId: reviews.orderId })
    .from(reviews)
    .where(inArray(reviews.orderId, [...orderIds]));
  return rows.flatMap(({ orderId }) => orderId ?? []);
};

export const insertReview = async (tx: Db, review: typeof reviews.$inferInsert): Promise<ReviewRecord> => {
  const [row] = await tx.insert(reviews).values(review).returning(reviewColumns);
  if (!row) throw new Error('an inserted review gives its row');
  return row;
};
