import type { StaffReview } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import type { RowAction } from '#src/list/row-actions.tsx';
import { reviewMessages } from '../review-messages.ts';

/** What the screen does with a review. */
export interface ReviewHandlers {
  readonly onReply: (review: StaffReview) => void;
  readonly onWithdraw: (review: StaffReview) => void;
  readonly onTakeDown: (review: StaffReview) => void;
  readonly onRestore: (review: StaffReview) => void;
}

const reply = ['biz:review:reply'];
const hide = ['biz:review:hide'];

/** What can be done with a review as it stands. */
export const useReviewActions = (review: StaffReview, handlers: ReviewHandlers): RowAction[] => {
  const t = useMessages(reviewMessages);
  const action = (
    key: 'reply' | 'edit' | 'withdraw' | 'takeDown' | 'restore',
    anyOf: readonly string[],
    handler: (review: StaffReview) => void,
  ): RowAction => ({
    ...{ key, anyOf, label: t(`actions.${key}`), danger: key === 'takeDown' },
    onSelect: () => handler(review),
  });
  return [
    action(review.reply ? 'edit' : 'reply', reply, handlers.onReply),
    ...(review.reply ? [action('withdraw', reply, handlers.onWithdraw)] : []),
    review.takenDown
      ? action('restore', hide, handlers.onRestore)
      : action('takeDown', hide, handlers.onTakeDown),
  ];
};
