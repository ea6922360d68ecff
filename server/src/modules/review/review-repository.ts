import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { reviews } from '../../db/schema/index.ts';

export interface ReviewQuery {
  readonly rating?: number;
  readonly pageNum?: number;
  readonly pageSize?: number;
}

const about = (productId: number, rating?: number): SQL | undefined =>
  and(eq(reviews.productId, productId), rating === undefined ? undefined : eq(reviews.rating, rating));

/** A page of a product's reviews, the latest first. */
export const listReviews = (db: Db, productId: number, { rating, pageNum = 1, pageSize = 10 }: ReviewQuery) =>
  db
    .select({
      id: reviews.id,
      author: reviews.author,
      rating: reviews.rating,
      text: reviews.text,
      pictures: reviews.pictures,
      createdAt: reviews.createdAt,
      reply: reviews.reply,
    })
    .from(reviews)
    .where(about(productId, rating))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

/** How many reviews of a product gave how many stars; those nobody gave are left out. */
export const countByStars = (db: Db, productId: number) =>
  db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(about(productId))
    .groupBy(reviews.rating);
