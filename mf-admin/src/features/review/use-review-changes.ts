import type { StaffReview } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import type { ListRow } from '#src/list/list-row.ts';
import { useRestoreReview, useWithdrawReply } from './review-calls.ts';
import { reviewMessages } from './review-messages.ts';

/** Withdraws a reply after a question. */
export const useWithdraw = () => {
  const t = useMessages(reviewMessages);
  const withdrawing = useWithdrawReply();
  return async ({ item: { id } }: ListRow<StaffReview>) => {
    const question = { title: t('withdraw.title'), body: t('withdraw.body') };
    if (!(await confirm({ ...question, confirmLabel: t('withdraw.confirm'), danger: true }))) return;
    withdrawing.mutate(id, { onSuccess: () => toast.success(t('withdraw.done')) });
  };
};

/** Shows a review again after a question. */
export const useRestore = () => {
  const t = useMessages(reviewMessages);
  const restoring = useRestoreReview();
  return async ({ item: { id } }: ListRow<StaffReview>) => {
    const question = { title: t('restore.title'), body: t('restore.body') };
    if (!(await confirm({ ...question, confirmLabel: t('restore.confirm') }))) return;
    restoring.mutate(id, { onSuccess: () => toast.success(t('restore.done')) });
  };
};
