import { call } from '@portal/shared/api';
import type { Approval, ApprovalKind } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useChange } from '#src/api/use-change.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { approvalMessages } from './approval-messages.ts';

const outdated = [
  ...(['GET /api/v1/approvals', 'GET /api/v1/stats/todos'] as const),
  ...(['GET /api/v1/refunds', 'GET /api/v1/refunds/counts', 'GET /api/v1/refunds/:refundNo'] as const),
  ...(['GET /api/v1/staff/orders', 'GET /api/v1/staff/orders/:orderNo'] as const),
  ...(['GET /api/v1/products/:id/publishing', 'GET /api/v1/products/:id/schedule'] as const),
  ...(['GET /api/v1/products/page', 'GET /api/v1/products/counts'] as const),
  ...(['GET /api/v1/product-calendars/:id', 'GET /api/v1/product-calendars/:id/days'] as const),
] as const;

interface Deciding {
  readonly approve: (subject: string) => Promise<unknown>;
  readonly decline: (subject: string, reason: string) => Promise<unknown>;
}

/** The calls that decide, by kind. */
const deciding: Readonly<Record<ApprovalKind, Deciding>> = {
  refund: {
    approve: (refundNo) => call('POST /api/v1/refunds/:refundNo/approve', { params: { refundNo } }),
    decline: (refundNo, reason) =>
      call('POST /api/v1/refunds/:refundNo/reject', { params: { refundNo }, body: { reason } }),
  },
  rejection: {
    approve: (refundNo) => call('POST /api/v1/refunds/:refundNo/rejection/confirm', { params: { refundNo } }),
    decline: (refundNo, reason) =>
      call('POST /api/v1/refunds/:refundNo/rejection/decline', { params: { refundNo }, body: { reason } }),
  },
  prices: {
    approve: (id) =>
      call('POST /api/v1/product-calendars/:id/proposal/approve', { params: { id: Number(id) } }),
    decline: (id, reason) =>
      call('POST /api/v1/product-calendars/:id/proposal/decline', {
        params: { id: Number(id) },
        body: { reason },
      }),
  },
  publishing: {
    approve: (id) => call('POST /api/v1/products/:id/publishing/approve', { params: { id: Number(id) } }),
    decline: (id, reason) =>
      call('POST /api/v1/products/:id/publishing/decline', { params: { id: Number(id) }, body: { reason } }),
  },
};

/** Approves after a question that names what happens then. */
export const useApprove = () => {
  const t = useMessages(approvalMessages);
  const language = useLanguage();
  const approving = useChange(outdated, ({ kind, subject }: Approval) => deciding[kind].approve(subject), {
    alsoOnFailure: true,
  });
  return async ({ item }: ListRow<Approval>): Promise<void> => {
    const { kind, subject, reason, amount, percent } = item;
    const words = { subject, reason, percent: percent ?? 0, amount: formatMoney(amount ?? 0, language) };
    const question = {
      title: t(`approve.${kind}.title`, words),
      body: t(`approve.${kind}.body`, words),
      confirmLabel: t('actions.approve'),
      danger: kind === 'rejection',
    };
    if (await confirm(question))
      approving.mutate(item, { onSuccess: () => toast.success(t(`approve.${kind}.done`)) });
  };
};

/** Declines with a reason; the proposer withdraws. Refusals belong to the form. */
export const useDecline = ({ kind, subject }: Approval) =>
  useChange(outdated, ({ reason }: { reason: string }) => deciding[kind].decline(subject, reason));
