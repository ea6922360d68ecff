export { refundWhole } from './give-back.ts';
export { getAnyRefundQuote, refundForBuyer, refundPartByStaff } from './refund-by-staff.ts';
export { registerRefunds } from './refund-routes.ts';
export { shownRefund } from './refund-view.ts';
export { getRefundQuote, requestOrderRefund } from './request-refund.ts';
