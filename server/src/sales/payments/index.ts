export { formatAlipayTime, parseAlipayTime } from './alipay/alipay-time.ts';
export { ALIPAY_SANDBOX_APP_ID, loadAlipaySandboxKeys, SANDBOX_SELLER_ID } from './alipay/sandbox-account.ts';
export type { PaymentDeps } from './payment-deps.ts';
export type { PaymentHooks } from './payment-hooks.ts';
export {
  type BillLine,
  type PaymentProvider,
  ProviderError,
  type ProviderName,
  ProviderRefusal,
} from './payment-provider.ts';
export {
  claimExpiredPayments,
  insertPayment,
  listOpenPayments,
  lockPayments,
  type PaymentRecord,
} from './payment-repository.ts';
export { registerPayment } from './payment-routes.ts';
export { pollDuePayments, pollPayment } from './poll-payment.ts';
export { createProviders, type Providers, webhookPath } from './providers.ts';
export {
  type RefundDeed,
  type RefundPeople,
  refundBar,
  rejectionNeedsSecond,
} from './refunds/refund-bar.ts';
export {
  claimDueRefunds,
  findRefund,
  getRefundSource,
  insertRefund,
  lockRefund,
  lockRequested,
  pollRefundNow,
  type RefundRecord,
  type StaffDeed,
  splitRefund,
  subtractFromRefundTotal,
  sumRefunded,
  sumRefundedAlone,
  updateRefund,
} from './refunds/refund-repository.ts';
export { refundExcess, sendDueRefunds } from './refunds/send-refunds.ts';
export { settleRefund } from './refunds/settle-refund.ts';
export { settlePayment } from './settle-payment.ts';
export {
  loadStripeSandboxKeys,
  stripeSecretKeyOf,
  stripeWebhookSecretOf,
} from './stripe/sandbox-account.ts';
export { anomalyWebhooks } from './webhooks/anomaly-webhooks.ts';
export { deleteOldForgedEvents } from './webhooks/payment-event-repository.ts';
export {
  apiV3KeyOf,
  loadWechatpaySandboxKeys,
  SANDBOX_MCH_ID,
  SANDBOX_PUBLIC_KEY_ID,
  SANDBOX_SERIAL_NO,
  WECHATPAY_SANDBOX_APP_ID,
} from './wechatpay/sandbox-account.ts';
export { seal } from './wechatpay/sealed-resource.ts';
export { formatInstant } from './wechatpay/wechatpay-provider.ts';
export { isSignedBy, messageText, requestText, signText } from './wechatpay/wechatpay-signing.ts';
export { fenToYuan, yuanToFen } from './yuan.ts';
