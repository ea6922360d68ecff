import type { BulkFilters, Text } from '@portal/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { productInScope } from '#src/catalog/products/index.ts';
import type { BulkContext, BulkKindDefinition } from '#src/platform/bulk/index.ts';
import { type Db, products, reviews } from '#src/platform/database/index.ts';
import { invalidField, notFound } from '#src/platform/errors/index.ts';
import { lockReview } from './staff-review-repository.ts';
import { findReviewIds, restoreReview, takeReviewDown } from './staff-review-service.ts';

const shown: Text = { zh: '显示中', en: 'Visible' };
const takenDown: Text = { zh: '已下架', en: 'Taken down' };

/** The state of a review before and after a job, and why it is refused in the other one. */
const stages = {
  'review-take-down': {
    ...{ before: shown, after: takenDown },
    otherwise: { zh: '该评价已下架', en: 'This review has already been taken down' },
  },
  'review-restore': {
    ...{ before: takenDown, after: shown },
    otherwise: { zh: '该评价没有下架', en: 'This review is not taken down' },
  },
};

const previewOf =
  (kind: keyof typeof stages) =>
  async ({ db, scope }: BulkContext, keys: readonly string[]) => {
    const { before, after, otherwise } = stages[kind];
    const { id, author, hiddenAt } = reviews;
    const found = await db
      .select({ id, author, hiddenAt, title: products.title })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(and(inArray(reviews.id, keys.map(Number)), productInScope(scope)));
    return found.map((review) => {
      const isFit = (review.hiddenAt === null) === (before === shown);
      const { zh, en = zh } = review.title;
      return {
        ...{ key: String(review.id), before: isFit ? before : after, after },
        name: { zh: `${review.author}：${zh}`, en: `${review.author}: ${en}` },
        ...(isFit ? {} : { refusal: otherwise }),
      };
    });
  };

const lockExisting = async (tx: Db, key: string) => {
  const found = await lockReview(tx, Number(key));
  if (!found) throw notFound('没有这条评价', 'There is no such review');
  return found;
};

const common = {
  permission: 'biz:review:hide',
  rows: 'reviews',
  param: 'id',
  list: {
    permission: 'biz:review:query',
    find: async (context: BulkContext, { reviews: filters = {} }: BulkFilters, limit: number) =>
      (await findReviewIds(context, filters, limit)).map(String),
  },
  version: async (tx: Db, key: string) => (await lockReview(tx, Number(key)))?.version,
} as const;

/** Bulk jobs that take reviews down and show them again. */
export const reviewBulkKinds: readonly BulkKindDefinition[] = [
  {
    ...{ ...common, kind: 'review-take-down', preview: previewOf('review-take-down') },
    checkParams: async (_context, { reason = '' }) => {
      if (reason.trim() === '') throw invalidField('reason', '请填写原因', 'Please say why');
    },
    run: async (context, { key, params: { reason = '' } }) => {
      await takeReviewDown(context, context.member, Number(key), reason);
      return {};
    },
    undo: (context, { key }) => restoreReview(context, context.member, Number(key)),
  },
  {
    ...{ ...common, kind: 'review-restore', preview: previewOf('review-restore') },
    run: async (context, { key }) => {
      const { hiddenReason } = await lockExisting(context.db, key);
      await restoreReview(context, context.member, Number(key));
      return { reason: hiddenReason };
    },
    undo: async (context, { key }, { reason }: { reason?: string }) =>
      takeReviewDown(context, context.member, Number(key), reason ?? ''),
  },
];
