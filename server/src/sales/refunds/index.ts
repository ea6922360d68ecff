export { getAnyRefundQuote, refundForBuyer, refundPartByStaff } from './refund-by-staff.ts';
export { refundWhole } from './refund-order.ts';
export { registerRefunds } from './refund-routes.ts';
export { toRefundRow } from './refund-view.ts';
export { getRefundQuote, requestOrderRefund } from './request-refund.ts';
