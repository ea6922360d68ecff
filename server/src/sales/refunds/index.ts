export { isRefundInScope } from './refund-admin-repository.ts';
export { getAnyRefundQuote, refundCancelled, refundForBuyer, refundPartByStaff } from './refund-by-staff.ts';
export { leftAlone } from './refund-duty.ts';
export { quoteChanged } from './refund-errors.ts';
export { getRefundFacts } from './refund-facts-repository.ts';
export { type RefundContext, refundWhole, releaseRefund, requestRefund } from './refund-order.ts';
export { registerRefunds } from './refund-routes.ts';
export { toRefundRow } from './refund-view.ts';
export { getRefundQuote, requestOrderRefund } from './request-refund.ts';
