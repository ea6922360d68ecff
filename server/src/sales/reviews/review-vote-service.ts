import type { ReviewVote } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import {
  addToHelpful,
  deleteVote,
  insertVote,
  listVotes,
  lockShownReview,
} from './review-vote-repository.ts';

const lockShown = async (tx: Db, id: number) => {
  const review = await lockShownReview(tx, id);
  if (!review) throw notFound('没有这条评价', 'There is no such review');
  return review;
};

/** The votes on the reviews with these comma-separated ids, as the member sees them; hidden ones are left out. */
export const findVotes = (db: Db, userId: number, ids: string): Promise<ReviewVote[]> =>
  listVotes(db, ids.split(',').map(Number), userId);

/**
 * Marks a review as helpful, once per member; returns the number of votes. Throws HttpError: 404 for a missing or hidden
 * review, A0513 (409) for one of their own.
 */
export const voteForReview = (db: Db, userId: number, id: number): Promise<{ helpful: number }> =>
  db.transaction(async (tx) => {
    const review = await lockShown(tx, id);
    if (review.userId === userId)
      throw conflict(errorCodes.wrongState, '不能给自己的评价投票', 'You cannot vote for your own review');
    if (!(await insertVote(tx, id, userId))) return { helpful: review.helpful };
    await addToHelpful(tx, id, 1);
    return { helpful: review.helpful + 1 };
  });

/** Removes the member's vote, if there is one; returns the number of votes. Throws 404. */
export const withdrawVote = (db: Db, userId: number, id: number): Promise<{ helpful: number }> =>
  db.transaction(async (tx) => {
    const { helpful } = await lockShown(tx, id);
    if (!(await deleteVote(tx, id, userId))) return { helpful };
    await addToHelpful(tx, id, -1);
    return { helpful: helpful - 1 };
  });
