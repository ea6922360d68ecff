import type { RefundRow } from '@portal/shared/contract';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import type { RefundRecord } from '#src/sales/payments/index.ts';

/** A refund as its buyer and finance see it. */
export const toRefundRow = (
  { refundNo, state, amount, reason, decision, createdAt }: RefundRecord,
  { orderNo, kind, snapshot }: Pick<OrderRecord, 'orderNo' | 'kind' | 'snapshot'>,
): RefundRow => ({
  refundNo,
  orderNo,
  kind,
  title: snapshot.title,
  state,
  amount,
  reason,
  decision,
  createdAt: createdAt.toISOString(),
});
