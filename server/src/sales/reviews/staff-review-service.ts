import type { CallData, CallInput, ReviewFilters, ReviewReply, Text } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { blockPictures, unblockPictures } from '#src/media/pictures/index.ts';
import { recordChange, requireVersion } from '#src/platform/audit/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import {
  conflict,
  type HttpError,
  invalidField,
  type Member,
  notFound,
  requireDayOrder,
} from '#src/platform/errors/index.ts';
import { refreshRating } from './rating-repository.ts';
import { toOwnReview } from './review-view.ts';
import {
  countStaffReviews,
  listReviewIds,
  listStaffReviews,
  lockReview,
  updateReview,
} from './staff-review-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;
type Page = 'GET /api/v1/reviews/page';

const auditRow = { subject: 'review' } as const;

/** The ids of the filtered reviews in the data scope, the latest first; at most `limit`. Throws like {@link pageReviews}. */
export const findReviewIds = async (
  { db, scope }: { readonly db: Db; readonly scope: DataScope },
  filters: ReviewFilters,
  limit: number,
): Promise<number[]> => {
  requireDayOrder(filters.from, filters.to);
  return listReviewIds(db, filters, scope, limit);
};

/** A page of the reviews in the data scope, hidden ones too. Throws for the field of a reversed range of days. */
export const pageReviews = async (
  { db }: Needs,
  { pageNum = 1, pageSize = 10, ...filters }: CallInput<Page>['query'],
  scope: DataScope,
): Promise<CallData<Page>> => {
  requireDayOrder(filters.from, filters.to);
  const rows = await listStaffReviews(db, filters, {
    scope,
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  return {
    list: rows.map(({ review, ...rest }) => ({
      ...toOwnReview(review),
      ...rest,
      blocked: review.hiddenAt ? review.pictures.length : 0,
    })),
    total: await countStaffReviews(db, filters, scope),
  };
};

const lockExisting = async (tx: Db, id: number) => {
  const review = await lockReview(tx, id);
  if (!review) throw notFound('没有这条评价', 'There is no such review');
  return review;
};

const replyOf = ({ zh, en }: ReviewReply): Text => {
  if (zh.trim() === '') throw invalidField('zh', '请填写回复', 'The reply is blank');
  const english = en?.trim();
  return { zh: zh.trim(), ...(english ? { en: english } : {}) };
};

/** Adds or changes the public reply to a review. Throws for a blank `zh`, 409 and 404. */
export const replyToReview = ({ db }: Needs, member: Member, id: number, form: ReviewReply): Promise<void> =>
  db.transaction(async (tx) => {
    const { reply: before, version } = await lockExisting(tx, id);
    await requireVersion(tx, { ...auditRow, id, seen: form.version, stored: version });
    const reply = replyOf(form);
    await updateReview(tx, id, { reply });
    const change = { before: { reply: before }, after: { reply } };
    await recordChange(tx, { ...auditRow, actor: member, action: 'reply', subjectId: id, ...change });
  });

/** Deletes the reply to a review; idempotent. Throws 404. */
export const withdrawReply = ({ db }: Needs, member: Member, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { reply: before } = await lockExisting(tx, id);
    if (!before) return;
    await updateReview(tx, id, { reply: null });
    const change = { before: { reply: before }, after: { reply: null } };
    await recordChange(tx, {
      ...auditRow,
      actor: member,
      action: 'withdraw-reply',
      subjectId: id,
      ...change,
    });
  });

const wrongState = (zh: string, en: string): HttpError => conflict(errorCodes.wrongState, zh, en);

/**
 * Hides a review from the product page and its rating, and its pictures. Throws HttpError: `reason` when
 * blank, A0513 when it is already hidden, 404.
 */
export const takeReviewDown = ({ db, now }: Needs, member: Member, id: number, text: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { productId, pictures, hiddenAt } = await lockExisting(tx, id);
    const reason = text.trim();
    if (reason === '') throw invalidField('reason', '请填写原因', 'Please say why');
    if (hiddenAt) throw wrongState('该评价已下架', 'This review has already been taken down');
    await updateReview(tx, id, { hiddenAt: now(), hiddenReason: reason });
    await blockPictures(tx, pictures, now());
    await refreshRating(tx, productId);
    const change = { before: { reason: null }, after: { reason } };
    await recordChange(tx, { ...auditRow, actor: member, action: 'take-down', subjectId: id, ...change });
  });

/** Shows a hidden review again, with its remaining pictures. Throws A0513 when it is not hidden, and 404. */
export const restoreReview = ({ db }: Needs, member: Member, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { productId, pictures, hiddenAt, hiddenReason: reason } = await lockExisting(tx, id);
    if (!hiddenAt) throw wrongState('该评价没有下架', 'This review is not taken down');
    const there = await unblockPictures(tx, pictures);
    await updateReview(tx, id, { hiddenAt: null, hiddenReason: null, pictures: there });
    await refreshRating(tx, productId);
    const change = { before: { reason }, after: { reason: null, pictures: there.length } };
    await recordChange(tx, { ...auditRow, actor: member, action: 'restore', subjectId: id, ...change });
  });
