import { activityLogContract } from './back-office/activity-log.ts';
import { analyticsContract } from './back-office/analytics.ts';
import { approvalContract } from './back-office/approval.ts';
import { bulkJobContract } from './back-office/bulk-job.ts';
import { customerContract } from './back-office/customer.ts';
import { editorsContract } from './back-office/editors.ts';
import { quickSearchContract } from './back-office/quick-search.ts';
import { settingContract } from './back-office/setting.ts';
import type { DataOf, InputOf } from './base/entry.ts';
import { pictureContract } from './base/picture.ts';
import { favouriteContract } from './catalog/favourite.ts';
import { goodsContract } from './catalog/goods.ts';
import { hotelContract } from './catalog/hotel.ts';
import { productContract } from './catalog/product.ts';
import { productAdminContract } from './catalog/product-admin.ts';
import { productCalendarContract } from './catalog/product-calendar.ts';
import { productPublishingContract } from './catalog/product-publishing.ts';
import { questionContract } from './catalog/question.ts';
import { scheduleContract } from './catalog/schedule.ts';
import { ticketContract } from './catalog/ticket.ts';
import { tourContract } from './catalog/tour.ts';
import { visaContract } from './catalog/visa.ts';
import { articleContract } from './content/article.ts';
import { articleAdminContract } from './content/article-admin.ts';
import { enquiryContract } from './content/enquiry.ts';
import { holidayContract } from './content/holiday.ts';
import { homePreviewContract } from './content/home-preview.ts';
import { mediaContract } from './content/media.ts';
import { siteContract } from './content/site.ts';
import { siteAdminContract } from './content/site-admin.ts';
import { siteProfileContract } from './content/site-profile.ts';
import { canaryContract } from './delivery/canary.ts';
import { forceApprovalContract } from './delivery/force-approval.ts';
import { releaseContract } from './delivery/release.ts';
import { releaseHealthContract } from './delivery/release-health.ts';
import { releaseLogContract } from './delivery/release-log.ts';
import { releaseLookupContract } from './delivery/release-lookup.ts';
import { releasePlanContract } from './delivery/release-plan.ts';
import { releasePreviewContract } from './delivery/release-preview.ts';
import { releaseTokenContract } from './delivery/release-token.ts';
import { accountContract } from './identity/account.ts';
import { addressContract } from './identity/address.ts';
import { authContract } from './identity/auth.ts';
import { deptContract } from './identity/dept.ts';
import { deputyContract } from './identity/deputy.ts';
import { dictContract } from './identity/dict.ts';
import { menuContract } from './identity/menu.ts';
import { messageContract } from './identity/message.ts';
import { preferenceContract } from './identity/preference.ts';
import { roleContract } from './identity/role.ts';
import { secondFactorContract } from './identity/second-factor.ts';
import { sharedViewContract } from './identity/shared-view.ts';
import { travellerContract } from './identity/traveller.ts';
import { userContract } from './identity/user.ts';
import { userImportContract } from './identity/user-import.ts';
import { alertContract } from './sales/alert.ts';
import { bookingContract } from './sales/booking.ts';
import { couponContract } from './sales/coupon.ts';
import { departureContract } from './sales/departure.ts';
import { eTicketContract } from './sales/e-ticket.ts';
import { fulfilmentContract } from './sales/fulfilment.ts';
import { invoiceContract } from './sales/invoice.ts';
import { orderContract } from './sales/order.ts';
import { orderAdminContract } from './sales/order-admin.ts';
import { orderChangeContract } from './sales/order-change.ts';
import { paymentContract } from './sales/payment.ts';
import { reconciliationContract } from './sales/reconciliation.ts';
import { refundContract } from './sales/refund.ts';
import { reviewContract } from './sales/review.ts';
import { travelContractContract } from './sales/travel-contract.ts';
import { travellerRefundContract } from './sales/traveller-refund.ts';
import { visaDocumentsContract } from './sales/visa-documents.ts';
import { waitlistContract } from './sales/waitlist.ts';

/** Every call of the portal, by method and path in the specification's own words. */
export const contract = {
  ...authContract,
  ...accountContract,
  ...secondFactorContract,
  ...messageContract,
  ...preferenceContract,
  ...sharedViewContract,
  ...userContract,
  ...userImportContract,
  ...menuContract,
  ...roleContract,
  ...deptContract,
  ...deputyContract,
  ...dictContract,
  ...approvalContract,
  ...customerContract,
  ...editorsContract,
  ...quickSearchContract,
  ...settingContract,
  ...bulkJobContract,
  ...siteContract,
  ...siteAdminContract,
  ...homePreviewContract,
  ...siteProfileContract,
  ...holidayContract,
  ...mediaContract,
  ...analyticsContract,
  ...articleContract,
  ...articleAdminContract,
  ...productContract,
  ...productCalendarContract,
  ...productAdminContract,
  ...productPublishingContract,
  ...scheduleContract,
  ...tourContract,
  ...hotelContract,
  ...ticketContract,
  ...goodsContract,
  ...visaContract,
  ...favouriteContract,
  ...questionContract,
  ...reviewContract,
  ...travellerContract,
  ...addressContract,
  ...pictureContract,
  ...orderContract,
  ...bookingContract,
  ...waitlistContract,
  ...alertContract,
  ...orderAdminContract,
  ...orderChangeContract,
  ...couponContract,
  ...invoiceContract,
  ...visaDocumentsContract,
  ...eTicketContract,
  ...travelContractContract,
  ...fulfilmentContract,
  ...departureContract,
  ...refundContract,
  ...travellerRefundContract,
  ...reconciliationContract,
  ...paymentContract,
  ...enquiryContract,
  ...releaseContract,
  ...canaryContract,
  ...releaseHealthContract,
  ...releaseLogContract,
  ...releaseLookupContract,
  ...releasePlanContract,
  ...releasePreviewContract,
  ...releaseTokenContract,
  ...forceApprovalContract,
  ...activityLogContract,
} as const;

export type Contract = typeof contract;
export type CallKey = keyof Contract;
/** The input of a call: `params`, `query` and `body`, as far as it declares them. */
export type CallInput<K extends CallKey> = InputOf<Contract[K]>;
/** The `data` of a call's response. */
export type CallData<K extends CallKey> = DataOf<Contract[K]>;

export type * from './back-office/activity-log.ts';
export type * from './back-office/analytics.ts';
export type * from './back-office/approval.ts';
export type * from './back-office/bulk-job.ts';
export { maxBulkRows } from './back-office/bulk-job.ts';
export type * from './back-office/customer.ts';
export type * from './back-office/editors.ts';
export { editPermissions } from './back-office/editors.ts';
export type * from './back-office/quick-search.ts';
export type * from './back-office/setting.ts';
export type * from './base/boot.ts';
export type { Access, Entry, Scope, ScopedRows, StaffAccess } from './base/entry.ts';
export { scopeColumns } from './base/entry.ts';
export type * from './base/fields.ts';
export type * from './base/picture.ts';
export type * from './base/seo.ts';
export type * from './catalog/favourite.ts';
export type * from './catalog/goods.ts';
export type * from './catalog/hotel.ts';
export type * from './catalog/product.ts';
export type * from './catalog/product-admin.ts';
export type * from './catalog/product-calendar.ts';
export type * from './catalog/product-draft.ts';
export type * from './catalog/product-publishing.ts';
export type * from './catalog/question.ts';
export type * from './catalog/schedule.ts';
export type * from './catalog/ticket.ts';
export type * from './catalog/tour.ts';
export type * from './catalog/tour-extra.ts';
export type * from './catalog/visa.ts';
export type * from './content/article.ts';
export type * from './content/article-admin.ts';
export type * from './content/enquiry.ts';
export type * from './content/holiday.ts';
export type * from './content/media.ts';
export type * from './content/site.ts';
export type * from './content/site-admin.ts';
export type * from './content/site-profile.ts';
export type * from './delivery/canary.ts';
export type * from './delivery/release.ts';

export type * from './delivery/release-health.ts';
export type * from './delivery/release-log.ts';
export type * from './delivery/release-owner.ts';
export type * from './delivery/release-plan.ts';
export type * from './delivery/release-preview.ts';
export type * from './delivery/release-record.ts';
export { App, ReleaseRecord, ReleaseSignature, Version } from './delivery/release-record.ts';
export type * from './delivery/release-token.ts';
export type * from './identity/account.ts';
export type * from './identity/address.ts';
export type * from './identity/auth.ts';
export type * from './identity/dept.ts';
export type * from './identity/deputy.ts';
export type * from './identity/dict.ts';
export type * from './identity/menu.ts';
export type * from './identity/message.ts';
export type * from './identity/preference.ts';
export type * from './identity/role.ts';
export type * from './identity/second-factor.ts';
export type * from './identity/shared-view.ts';
export type * from './identity/traveller.ts';
export { TravellerTexts } from './identity/traveller.ts';
export type * from './identity/user.ts';
export { UserFields } from './identity/user.ts';
export type * from './identity/user-import.ts';
export type * from './sales/alert.ts';
export type * from './sales/booking.ts';
export type * from './sales/coupon.ts';
export type * from './sales/departure.ts';
export type * from './sales/e-ticket.ts';
export type * from './sales/fulfilment.ts';
export type * from './sales/fulfilment.ts';
export type * from './sales/invoice.ts';
export type * from './sales/order.ts';
export type * from './sales/order-admin.ts';
export type * from './sales/order-change.ts';
export type * from './sales/order-details.ts';
export type * from './sales/order-fields.ts';
export type * from './sales/payment.ts';
export type * from './sales/reconciliation.ts';
export type * from './sales/refund.ts';
export type * from './sales/review.ts';
export type * from './sales/travel-contract.ts';
export type * from './sales/traveller-refund.ts';
export type * from './sales/visa-documents.ts';
export type * from './sales/waitlist.ts';
export { specifiedCalls } from './specified-calls.ts';
