import type { StaffReview } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useRestoreReview, useWithdrawReply } from './review-calls.ts';
import { reviewMessages } from './review-messages.ts';

/** What is done with a review after a question: taking the reply back, and showing it again. */
export const useReviewChanges = () => {
  const t = useMessages(reviewMessages);
  const withdrawing = useWithdrawReply();
  const restoring = useRestoreReview();
  const questionOf = (what: 'withdraw' | 'restore') => ({
    ...{ title: t(`${what}.title`), body: t(`${what}.body`), confirmLabel: t(`${what}.confirm`) },
    danger: what === 'withdraw',
  });
  return {
    withdraw: async ({ id }: StaffReview) => {
      if (!(await confirm(questionOf('withdraw')))) return;
      withdrawing.mutate(id, { onSuccess: () => toast.success(t('withdraw.done')) });
    },
    restore: async ({ id }: StaffReview) => {
      if (!(await confirm(questionOf('restore')))) return;
      restoring.mutate(id, { onSuccess: () => toast.success(t('restore.done')) });
    },
  };
};
