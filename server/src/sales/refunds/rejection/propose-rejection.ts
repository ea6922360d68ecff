import { dayOf } from '@portal/shared/rules';
import { listDeciders } from '#src/identity/deputies/index.ts';
import { insertMessages } from '#src/identity/messages/index.ts';
import { insertApproval } from '#src/platform/approvals/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { isRefundInScope } from '../refund-admin-repository.ts';
import { rejectionProposed } from '../refund-errors.ts';
import { sumOf } from '../refund-order.ts';
import { type Asked, type Decision, rejectionOf } from '../requested-refund.ts';

const notifyDeciders = async (
  tx: Db,
  { order, refund: { refundNo } }: Asked,
  { id, reason, by, now, amount }: Decision & { id: number; reason: string; amount: number },
): Promise<void> => {
  const userIds = await listDeciders(tx, {
    ...{ perm: 'trade:refund:approve', today: dayOf(now), participants: [by.userId, order.userId] },
    reaches: (scope) => isRefundInScope(tx, refundNo, scope),
  });
  const yuan = (amount / 100).toFixed(2);
  const message = {
    category: 'notice' as const,
    title: { zh: `待确认：驳回退款 ${refundNo}`, en: `To confirm: rejection of refund ${refundNo}` },
    body: {
      zh: `${by.username} 提议驳回这笔退款（¥${yuan}）：${reason}\n按退改规则应予退款，须由另一位同事确认。`,
      en: `${by.username} proposes to reject this refund (¥${yuan}): ${reason}\nIts cancellation policy grants it, so a colleague has to confirm.`,
    },
    path: `/business/refunds?no=${refundNo}`,
  };
  await insertMessages(
    tx,
    userIds.map((userId) => ({ ...message, userId, source: `rejection ${id}` })),
  );
};

/**
 * Proposes to reject the refunds of a request, and notifies those who may confirm it; idempotent by reason. Throws A0513
 * when a rejection is proposed already.
 */
export const proposeRejection = async (
  tx: Db,
  asked: Asked,
  reason: string,
  { by, now }: Decision,
): Promise<void> => {
  const { order, refund, refunds, rejection } = asked;
  if (rejection?.proposedBy === by.userId && rejection.reason === reason) return;
  if (rejection) throw rejectionProposed();
  const amount = sumOf(refunds);
  const proposal = { amount, reason, proposedBy: by.userId, createdAt: now };
  const id = await insertApproval(tx, { ...rejectionOf(order), ...proposal });
  await recordChange(tx, {
    ...{ actor: by, action: 'proposeRejection', subject: 'refund', subjectId: refund.refundNo },
    after: { amount, reason },
  });
  await notifyDeciders(tx, asked, { id, reason, by, now, amount });
};
