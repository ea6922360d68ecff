export { isRefundInScope } from './refund-admin-repository.ts';
export { getAnyRefundQuote, refundCancelled, refundForBuyer, refundPartByStaff } from './refund-by-staff.ts';
export { leftAlone } from './refund-duty.ts';
export { type RefundContext, refundWhole } from './refund-order.ts';
export { registerRefunds } from './refund-routes.ts';
export { toRefundRow } from './refund-view.ts';
export { getRefundQuote, requestOrderRefund } from './request-refund.ts';
