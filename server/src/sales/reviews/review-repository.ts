import { and, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { type Db, reviews } from '#src/platform/database/index.ts';

export interface ReviewQuery {
  readonly rating?: number;
  readonly pageNum?: number;
  readonly pageSize?: number;
}

const about = (productId: number, rating?: number): SQL | undefined =>
  and(
    eq(reviews.productId, productId),
    isNull(reviews.hiddenAt),
    rating === undefined ? undefined : eq(reviews.rating, rating),
  );

export const reviewColumns = {
  id: reviews.id,
  author: reviews.author,
  rating: reviews.rating,
  text: reviews.text,
  pictures: reviews.pictures,
  createdAt: reviews.createdAt,
  reply: reviews.reply,
  hiddenAt: reviews.hiddenAt,
  hiddenReason: reviews.hiddenReason,
};

/** The columns of a review. */
export type ReviewRecord = Pick<typeof reviews.$inferSelect, keyof typeof reviewColumns>;

/** A page of a product's reviews, latest first. */
export const listReviews = (
  db: Db,
  productId: number,
  { rating, pageNum = 1, pageSize = 10 }: ReviewQuery,
): Promise<ReviewRecord[]> =>
  db
    .select(reviewColumns)
    .from(reviews)
    .where(about(productId, rating))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

/** Number of a product's reviews by stars; values without any are left out. */
export const countByStars = (db: Db, productId: number) =>
  db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(about(productId))
    .groupBy(reviews.rating);

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
