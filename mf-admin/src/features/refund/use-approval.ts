import type { AdminRefund } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import type { ListRow } from '#src/list/list-row.ts';
import { useApproveRefunds } from './refund-calls.ts';
import { refundMessages } from './refund-messages.ts';

/** Approves refunds after a question that says how many and how much. */
export const useApproval = () => {
  const t = useMessages(refundMessages);
  const language = useLanguage();
  const approving = useApproveRefunds();
  const approve = async (refunds: readonly AdminRefund[], onDone?: () => void) => {
    const amount = formatMoney(
      refunds.reduce((sum, refund) => sum + refund.amount, 0),
      language,
    );
    const question = {
      title: t('approve.title'),
      body: t('approve.body', { count: refunds.length, amount }),
      confirmLabel: t('approve.confirm'),
    };
    if (refunds.length === 0 || !(await confirm(question))) return;
    const { done, failed } = await approving.mutateAsync(refunds.map(({ refundNo }) => refundNo));
    if (done > 0) toast.success(t('approve.done', { count: done }));
    if (failed > 0) toast.error(t('approve.failed', { count: failed }));
    onDone?.();
  };
  return { approve, busy: approving.isPending };
};

/** Approves the refunds that were chosen in the list. */
export const useBulkApproval = () => {
  const { approve, busy } = useApproval();
  const run = (rows: readonly ListRow<AdminRefund>[], onDone: () => void) =>
    void approve(
      rows.map(({ item }) => item),
      onDone,
    );
  return { run, busy };
};
