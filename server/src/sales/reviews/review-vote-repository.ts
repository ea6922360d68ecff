import type { ReviewVote } from '@portal/shared/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, reviews, reviewVotes } from '#src/platform/database/index.ts';

/** A review that is shown and its author, row-locked; undefined when there is none. */
export const lockShownReview = async (tx: Db, id: number) =>
  (
    await tx
      .select({ id: reviews.id, userId: reviews.userId, helpful: reviews.helpful })
      .from(reviews)
      .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
      .for('no key update')
  )[0];

/** Writes a vote; false when the member voted before. */
export const insertVote = async (tx: Db, reviewId: number, userId: number): Promise<boolean> => {
  const { rowCount } = await tx.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing();
  return rowCount === 1;
};

/** Deletes a vote; false when there was none. */
export const deleteVote = async (tx: Db, reviewId: number, userId: number): Promise<boolean> => {
  const { rowCount } = await tx
    .delete(reviewVotes)
    .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)));
  return rowCount === 1;
};

/** Changes the number of votes; the version that staff edit by stays. */
export const addToHelpful = async (tx: Db, id: number, change: 1 | -1): Promise<void> => {
  await tx
    .update(reviews)
    .set({ helpful: sql`${reviews.helpful} + ${change}` })
    .where(eq(reviews.id, id));
};

/** The votes on those of the reviews that are shown, as the member sees them. */
export const listVotes = (db: Db, ids: readonly number[], userId: number): Promise<ReviewVote[]> =>
  db
    .select({
      id: reviews.id,
      helpful: reviews.helpful,
      voted: sql<boolean>`${reviewVotes.userId} is not null`,
      own: sql<boolean>`coalesce(${reviews.userId} = ${userId}, false)`,
    })
    .from(reviews)
    .leftJoin(reviewVotes, and(eq(reviewVotes.reviewId, reviews.id), eq(reviewVotes.userId, userId)))
    .where(and(inArray(reviews.id, [...ids]), isNull(reviews.hiddenAt)));
