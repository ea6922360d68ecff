import type { RefundRow } from '@portal/shared/contract';
import type { OrderRecord } from '../order/order-repository.ts';
import type { RefundRecord } from '../payment/refund-repository.ts';

/** A refund as its buyer and finance see it. */
export const shownRefund = (
  { refundNo, state, amount, reason, decision, createdAt }: RefundRecord,
  { orderNo, kind, title }: Pick<OrderRecord, 'orderNo' | 'kind' | 'title'>,
): RefundRow => ({
  refundNo,
  orderNo,
  kind,
  title,
  state,
  amount,
  reason,
  decision,
  createdAt: createdAt.toISOString(),
});
