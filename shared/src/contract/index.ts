import { accountContract } from './account.ts';
import { addressContract } from './address.ts';
import { articleContract } from './article.ts';
import { articleAdminContract } from './article-admin.ts';
import { authContract } from './auth.ts';
import { bookingContract } from './booking.ts';
import { canaryContract } from './canary.ts';
import { consoleContract } from './console.ts';
import { couponContract } from './coupon.ts';
import { deptContract } from './dept.ts';
import { dictContract } from './dict.ts';
import { eTicketContract } from './e-ticket.ts';
import { enquiryContract } from './enquiry.ts';
import type { DataOf, InputOf } from './entry.ts';
import { fulfilmentContract } from './fulfilment.ts';
import { goodsContract } from './goods.ts';
import { hotelContract } from './hotel.ts';
import { invoiceContract } from './invoice.ts';
import { menuContract } from './menu.ts';
import { orderContract } from './order.ts';
import { orderDeskContract } from './order-desk.ts';
import { paymentContract } from './payment.ts';
import { pictureContract } from './picture.ts';
import { preferenceContract } from './preference.ts';
import { productContract } from './product.ts';
import { productAdminContract } from './product-admin.ts';
import { productCalendarContract } from './product-calendar.ts';
import { reconciliationContract } from './reconciliation.ts';
import { refundContract } from './refund.ts';
import { releaseContract } from './release.ts';
import { releaseHealthContract } from './release-health.ts';
import { releaseLookupContract } from './release-lookup.ts';
import { reviewContract } from './review.ts';
import { roleContract } from './role.ts';
import { siteContract } from './site.ts';
import { siteAdminContract } from './site-admin.ts';
import { siteProfileContract } from './site-profile.ts';
import { statsContract } from './stats.ts';
import { ticketContract } from './ticket.ts';
import { tourContract } from './tour.ts';
import { travellerContract } from './traveller.ts';
import { userContract } from './user.ts';
import { userImportContract } from './user-import.ts';
import { visaContract } from './visa.ts';
import { visaFileContract } from './visa-file.ts';
import { watchContract } from './watch.ts';

/** Every call of the portal, by method and path in the specification's own words. */
export const contract = {
  ...authContract,
  ...accountContract,
  ...preferenceContract,
  ...userContract,
  ...userImportContract,
  ...menuContract,
  ...roleContract,
  ...deptContract,
  ...dictContract,
  ...consoleContract,
  ...siteContract,
  ...siteAdminContract,
  ...siteProfileContract,
  ...statsContract,
  ...articleContract,
  ...articleAdminContract,
  ...productContract,
  ...productCalendarContract,
  ...productAdminContract,
  ...tourContract,
  ...hotelContract,
  ...ticketContract,
  ...goodsContract,
  ...visaContract,
  ...reviewContract,
  ...travellerContract,
  ...addressContract,
  ...pictureContract,
  ...orderContract,
  ...bookingContract,
  ...orderDeskContract,
  ...couponContract,
  ...invoiceContract,
  ...visaFileContract,
  ...eTicketContract,
  ...fulfilmentContract,
  ...refundContract,
  ...reconciliationContract,
  ...paymentContract,
  ...enquiryContract,
  ...releaseContract,
  ...canaryContract,
  ...releaseHealthContract,
  ...releaseLookupContract,
  ...watchContract,
} as const;

export type Contract = typeof contract;
export type CallKey = keyof Contract;
/** What a call takes: `params`, `query` and `body`, as far as it declares them. */
export type CallInput<K extends CallKey> = InputOf<Contract[K]>;
/** What a call answers in the envelope's `data`. */
export type CallData<K extends CallKey> = DataOf<Contract[K]>;

export type * from './account.ts';
export type * from './address.ts';
export type * from './article.ts';
export type * from './article-admin.ts';
export type * from './auth.ts';
export type * from './booking.ts';
export type * from './boot.ts';
export type * from './canary.ts';
export type * from './console.ts';
export type * from './coupon.ts';
export type * from './dept.ts';
export type * from './dict.ts';
export type * from './e-ticket.ts';
export type * from './enquiry.ts';
export type { Access, Entry } from './entry.ts';
export type * from './fields.ts';
export type * from './fulfilment.ts';
export type * from './goods.ts';
export type * from './hotel.ts';
export type * from './invoice.ts';
export type * from './menu.ts';
export type * from './order.ts';
export type * from './order-desk.ts';
export type * from './order-details.ts';
export type * from './order-fields.ts';
export type * from './payment.ts';
export type * from './picture.ts';
export type * from './preference.ts';
export type * from './product.ts';
export type * from './product-admin.ts';
export type * from './product-calendar.ts';
export type * from './product-draft.ts';
export type * from './reconciliation.ts';
export type * from './refund.ts';
export type * from './release.ts';
export { App, ReleaseRecord, ReleaseSignature, Version } from './release.ts';
export type * from './release-health.ts';
export type * from './review.ts';
export type * from './role.ts';
export type * from './site.ts';
export type * from './site-admin.ts';
export type * from './site-profile.ts';
export type * from './stats.ts';
export type * from './ticket.ts';
export type * from './tour.ts';
export type * from './traveller.ts';
export type * from './user.ts';
export type * from './user-import.ts';
export type * from './visa.ts';
export type * from './visa-file.ts';
export type * from './watch.ts';
