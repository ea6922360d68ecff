import { useMessages } from '@portal/shared/i18n';
import { lazy } from 'react';
import { plainJob } from '#src/bulk/plain-job.tsx';
import { defineList } from '#src/list/define-list.ts';
import { oneOf } from '#src/list/filters/filter-parsers.ts';
import { productKinds, useProductKindOptions } from '#src/ui/product-kinds.ts';
import { ReviewCard } from './list/review-card.tsx';
import { reviewMessages } from './review-messages.ts';
import { useRestore, useWithdraw } from './use-review-changes.ts';

const ReplyDrawer = lazy(() => import('./decide/reply-drawer.tsx'));
const TakeDownDrawer = lazy(() => import('./decide/take-down-drawer.tsx'));

const TakeDownReviews = lazy(() => import('./bulk/take-down-reviews.tsx'));
const RestoreReviews = plainJob('review-restore', reviewMessages, 'restore.body');

const ratings = [1, 2, 3, 4, 5] as const;
const replying = { anyOf: ['biz:review:reply'] };
const hiding = { anyOf: ['biz:review:hide'] };

const useRatingOptions = () => {
  const t = useMessages(reviewMessages);
  return ratings.map((count) => ({ value: String(count), label: t('stars', { count }) }));
};

/** What travellers say, and the agency's part in it. */
export const reviewList = defineList({
  call: 'GET /api/v1/reviews/page',
  messages: reviewMessages,
  rowName: ({ author, product }, { t, text }) => t('named', { author, product: text(product.title) }),
  filters: (filter) => ({
    rating: filter.choiceFrom(oneOf(...ratings), useRatingOptions),
    kind: filter.choiceFrom(oneOf(...productKinds), useProductKindOptions),
    replied: filter.choice(['no', 'yes'], 'replied'),
    pictures: filter.choice(['no', 'yes'], 'pictures'),
    takenDown: filter.choice(['no', 'yes'], 'takenDown'),
    days: filter.dayRange('from', 'to'),
  }),
  card: ReviewCard,
  actions: [
    {
      ...{ ...replying, key: 'reply', label: 'actions.reply', drawer: ReplyDrawer },
      isShown: ({ reply }) => !reply,
    },
    {
      ...{ ...replying, key: 'edit', label: 'actions.edit', drawer: ReplyDrawer },
      isShown: ({ reply }) => Boolean(reply),
    },
    {
      ...{ ...replying, key: 'withdraw', label: 'actions.withdraw', command: useWithdraw },
      isShown: ({ reply }) => Boolean(reply),
    },
    {
      ...{ ...hiding, key: 'restore', label: 'actions.restore', command: useRestore },
      isShown: ({ takenDown }) => Boolean(takenDown),
    },
    {
      ...{ ...hiding, key: 'takeDown', label: 'actions.takeDown', danger: true, drawer: TakeDownDrawer },
      isShown: ({ takenDown }) => !takenDown,
    },
  ],
  allRows: 'reviews',
  bulk: [
    {
      ...{ ...hiding, key: 'takeDown', label: 'chosen.takeDown', danger: true, drawer: TakeDownReviews },
      can: ({ takenDown }) => !takenDown,
    },
    {
      ...{ ...hiding, key: 'restore', label: 'chosen.restore', drawer: RestoreReviews },
      can: ({ takenDown }) => Boolean(takenDown),
    },
  ],
  rowHeight: 144,
});
