import type { CallData, CallInput, OwnReview, Review, ReviewForm } from '@portal/shared/contract';
import { checkReview, checkReviewDetails, errorCodes, reviewableUntil } from '@portal/shared/rules';
import { usePictures } from '#src/media/pictures/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import {
  conflict,
  type HttpError,
  type Member,
  notFound,
  throwFieldError,
} from '#src/platform/errors/index.ts';
import { findOwnOrder, lockOwnOrder, type OrderRecord } from '#src/sales/orders/index.ts';
import { findMaskedAuthor } from './masked-author.ts';
import { refreshRating } from './rating-repository.ts';
import { countOwnReviews, findReviewOfOrder, insertReview, listOwnReviews } from './review-repository.ts';
import { toOwnReview, toReview } from './review-view.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

const wrongState = (zh: string, en: string): HttpError => conflict(errorCodes.wrongState, zh, en);

const requireReviewable = async (tx: Db, order: OrderRecord, now: Date): Promise<void> => {
  if (await findReviewOfOrder(tx, order.id))
    throw wrongState('该订单已评价', 'This order has already been reviewed');
  if (!reviewableUntil(order, now))
    throw wrongState(
      '订单完成后 180 天内可以评价，现在不能评价该订单',
      'An order can be reviewed within 180 days after completion; this order cannot be reviewed now',
    );
};

const write = async (
  tx: Db,
  { id, orderNo, userId, state, snapshot: { productId } }: OrderRecord,
  { rating, scores = {}, travellerType, text, pictures }: ReviewForm,
  { member, now }: { readonly member: Member; readonly now: Date },
): Promise<Review> => {
  const review = await insertReview(tx, {
    ...{ productId, userId, orderId: id, rating, scores, travellerType },
    author: await findMaskedAuthor(tx, userId),
    text: { zh: text.trim() },
    pictures: await usePictures(tx, userId, pictures, now),
    createdAt: now,
  });
  const change = { actor: member, action: 'review', subject: 'order', subjectId: orderNo } as const;
  await recordChange(tx, { ...change, before: { state }, after: { state, reviewId: review.id, rating } });
  await refreshRating(tx, productId);
  return toReview(review);
};

/**
 * Stores a member's review of their order and refreshes the product's rating. Throws HttpError: 404, also for
 * an order of another member, an invalid field, A0513 (409) when the order is not completed, already
 * reviewed, or completed more than 180 days ago.
 */
export const reviewOrder = (
  { db, now }: Needs,
  member: Member,
  orderNo: string,
  form: ReviewForm,
): Promise<Review> =>
  db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, member.userId, orderNo);
    if (!order) throw notFound();
    await requireReviewable(tx, order, now());
    throwFieldError([...checkReview(form), ...checkReviewDetails(order.kind, form)]);
    return write(tx, order, form, { member, now: now() });
  });

/** A member's review of their order, null without one. Throws 404, also for an order of another member. */
export const findOwnReview = async (
  { db }: Needs,
  userId: number,
  orderNo: string,
): Promise<OwnReview | null> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  const review = await findReviewOfOrder(db, order.id);
  return review ? toOwnReview(review) : null;
};

/** A page of the member's reviews with their products, also those taken down. */
export const findOwnReviews = async (
  db: Db,
  userId: number,
  page: CallInput<'GET /api/v1/account/reviews'>['query'],
): Promise<CallData<'GET /api/v1/account/reviews'>> => {
  const rows = await listOwnReviews(db, userId, page);
  return {
    list: rows.map(({ review, product }) => ({ ...toOwnReview(review), product })),
    total: await countOwnReviews(db, userId),
  };
};
