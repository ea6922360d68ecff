import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Fen, Id, Instant, nullable, oneOf, pageOf, pageQuery, Text } from '../base/fields.ts';
import { ProductKind } from '../catalog/product.ts';
import { GroupProgress, RefundTier } from '../catalog/tour.ts';
import { ChosenExtra, ExtraLeft } from '../catalog/tour-extra.ts';
import { PassportTexts, TravellerForm } from '../identity/traveller.ts';
import { BookingExtras } from './booking.ts';
import { DepartureInfo } from './departure.ts';
import { Parcel } from './fulfilment.ts';
import { Invoice } from './invoice.ts';
import { OrderDetails } from './order-details.ts';
import { Contact, OrderNo, OrderParams, PriceLine } from './order-fields.ts';
import { TermsConsent, TravelContract } from './travel-contract.ts';

export const OrderState = oneOf(
  'PENDING_PAYMENT',
  'PAID',
  'COMPLETED',
  'CLOSED',
  'REFUND_REQUESTED',
  'REFUNDING',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
);
export type OrderState = Static<typeof OrderState>;

/** The departure, the numbers of people and rooms, and the extras of a tour booking. Children are 2-11 on that day. */
export const TourSelection = Type.Object({
  tourId: Id,
  skuId: Id,
  day: Day,
  adults: Type.Integer({ minimum: 1, maximum: 50 }),
  children: Type.Integer({ minimum: 0, maximum: 50 }),
  singleRooms: Type.Integer({ minimum: 0, maximum: 50 }),
  extras: Type.Optional(Type.Array(ChosenExtra, { maxItems: 10 })),
});
export type TourSelection = Static<typeof TourSelection>;

/** A tour booking: each traveller is one of the member's own (`travellerId`) or typed in. */
export const TourBooking = Type.Object({
  ...TourSelection.properties,
  travellers: Type.Array(Type.Union([Type.Object({ travellerId: Id }), TravellerForm]), {
    minItems: 1,
    maxItems: 50,
  }),
  contact: Contact,
  emergencyContact: Contact,
  contractAccepted: Type.Literal(true),
  /** The version of the terms that the buyer read; refused (`contractAccepted`) when others are in force. */
  termsVersion: Type.Optional(Type.String({ maxLength: 20 })),
  ...BookingExtras,
});
export type TourBooking = Static<typeof TourBooking>;

/** A deposit and its balance in fen, the due day, and the day on which the order is cancelled without the balance. */
export const DepositOffer = Type.Object({ deposit: Fen, balance: Fen, dueOn: Day, cancelsOn: Day });

/**
 * The current price of a selection, in fen; of the tour's extras, what is `left` for the departure. `deposit`: what can be
 * paid first, without a coupon.
 */
export const TourQuote = Type.Object({
  lines: Type.Array(PriceLine),
  amount: Fen,
  deposit: Type.Optional(nullable(DepositOffer)),
  seats: Type.Integer(),
  extras: Type.Optional(Type.Array(ExtraLeft)),
  refundTiers: Type.Array(RefundTier),
});
export type TourQuote = Static<typeof TourQuote>;

/**
 * Deposit and balance of an order, in fen: the balance is paid, or due by the end of `dueOn`. Unpaid, the order is
 * cancelled on `cancelsOn`.
 */
export const OrderBalance = Type.Object({
  deposit: Fen,
  balance: Fen,
  dueOn: Day,
  cancelsOn: Day,
  paidAt: nullable(Instant),
});
export type OrderBalance = Static<typeof OrderBalance>;

/** An order in a list. `expiresAt` counts only while payment is pending. */
export const OrderRow = Type.Object({
  orderNo: Type.String(),
  kind: ProductKind,
  state: OrderState,
  fulfilment: Type.String(),
  closedReason: Type.Union([
    Type.Literal('user'),
    Type.Literal('staff'),
    Type.Literal('timeout'),
    Type.Literal('refunded'),
    Type.Null(),
  ]),
  title: Type.String(),
  titleEn: Type.Union([Type.String(), Type.Null()]),
  picture: Type.String(),
  productId: Id,
  travelDay: Type.Union([Day, Type.Null()]),
  people: Type.Integer(),
  amount: Fen,
  createdAt: Instant,
  expiresAt: Instant,
  /** The deadline for a review; null when it cannot be reviewed, or was. */
  reviewUntil: nullable(Instant),
  /** Of an order whose deposit was paid; null for others. */
  balance: Type.Optional(nullable(OrderBalance)),
});
export type OrderRow = Static<typeof OrderRow>;

export const OrderDetail = Type.Object({
  ...OrderRow.properties,
  paidAmount: Fen,
  refundedAmount: Fen,
  paidAt: Type.Union([Instant, Type.Null()]),
  lines: Type.Array(PriceLine),
  travellers: Type.Array(
    Type.Object({
      name: Type.String(),
      documentType: Type.String(),
      documentMask: Type.String(),
      child: Type.Boolean(),
      ...PassportTexts.properties,
    }),
  ),
  contact: Contact,
  emergencyContact: nullable(Contact),
  remark: Type.String(),
  details: OrderDetails,
  /** The discount of a coupon, in fen: `amount` is the sum of lines less this. */
  discount: Fen,
  invoice: nullable(Invoice),
  /** The consent to the terms of the travel contract; null for orders without. */
  consent: Type.Optional(nullable(TermsConsent)),
  /** The travel contracts of a paid tour, oldest first. */
  contracts: Type.Optional(Type.Array(TravelContract)),
  /** The shipment. */
  parcel: Parcel,
  /** The note of staff on the last step: why a room, a group or documents were refused. */
  fulfilmentReason: Type.Optional(nullable(Type.String())),
  /** The group of a paid tour until it is decided. */
  group: nullable(GroupProgress),
  /** Tour leader and meeting point of a paid tour, from some days before departure. */
  departure: Type.Optional(nullable(DepartureInfo)),
  refundTiers: Type.Array(RefundTier),
  /** The cancellation terms as text, where there are no tiers. */
  terms: Type.Array(Text),
  timeline: Type.Array(Type.Object({ at: Instant, event: Type.String(), actor: Type.String() })),
});
export type OrderDetail = Static<typeof OrderDetail>;

/** The next trip, with its destination if known. */
export const NextTrip = Type.Object({ ...OrderRow.properties, place: nullable(Text) });
export type NextTrip = Static<typeof NextTrip>;

/** The contact of the member's next booking as it is suggested; null where nothing is known. */
export const SuggestedContact = Type.Object({
  name: nullable(Type.String()),
  mobile: nullable(Type.String()),
  email: nullable(Type.String()),
});
export type SuggestedContact = Static<typeof SuggestedContact>;

const StateCounts = Type.Record(Type.String(), Type.Integer());

/** Numbers of orders by kind and state; empty states are left out. */
export const OrderCounts = Type.Object({
  tour: StateCounts,
  hotel: StateCounts,
  ticket: StateCounts,
  goods: StateCounts,
  visa: StateCounts,
});
export type OrderCounts = Static<typeof OrderCounts>;

/** The order of a list: by creation, or by departure: days ahead first, the nearest at the top, then the others. */
export const OrderSort = oneOf('newest', 'departure');
export type OrderSort = Static<typeof OrderSort>;

export const orderContract = {
  'POST /api/v1/orders/tour/quote': entry({
    summary: 'The current price of a selection, line by line, and the remaining seats',
    access: 'public',
    body: TourSelection,
    data: TourQuote,
  }),
  'POST /api/v1/orders/tour': entry({
    summary:
      'Books a tour: stock is held for 30 minutes and the order created in one transaction. Errors name the field; A0510 sold out, A0511 price changed, A0512 too many unpaid orders',
    idempotent: true,
    body: TourBooking,
    data: Type.Object({ orderNo: OrderNo, amount: Fen, expiresAt: Instant }),
  }),
  'GET /api/v1/orders': entry({
    summary:
      "The member's own orders, the newest first unless `sort` is departure, without hidden ones; words are found in names of both languages and numbers",
    query: Type.Object({
      kind: Type.Optional(ProductKind),
      state: Type.Optional(OrderState),
      sort: Type.Optional(OrderSort),
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      /** Days of ordering, both included. */
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      ...pageQuery,
    }),
    data: pageOf(OrderRow),
  }),
  'GET /api/v1/orders/counts': entry({
    summary: "The number of the member's own orders of each kind in each state, without hidden ones",
    data: OrderCounts,
  }),
  'GET /api/v1/orders/:orderNo': entry({
    summary: "One of the member's own orders with all details",
    params: OrderParams,
    data: OrderDetail,
  }),
  'GET /api/v1/orders/next': entry({
    summary:
      "The member's next trip: the paid order of any kind with the nearest day of travel, null when there is none",
    data: nullable(NextTrip),
  }),
  'GET /api/v1/orders/contact': entry({
    summary:
      "The suggested contact of the member's next booking: that of the latest one, else the mobile number and mailbox of the account, with the name of the saved traveller who has this number",
    data: SuggestedContact,
  }),
  'GET /api/v1/orders/:orderNo/calendar': entry({
    summary:
      "The days of one of the member's own orders as a calendar file (RFC 5545); A0513 where it has none",
    kind: 'binary',
    params: OrderParams,
  }),
  'DELETE /api/v1/orders/:orderNo': entry({
    summary:
      "Hides a final order from the member's lists permanently; its page and the database keep it. A0513 while it is not final",
    params: OrderParams,
  }),
  'POST /api/v1/orders/:orderNo/cancel': entry({
    summary: 'Cancels an unpaid order and releases its stock',
    params: OrderParams,
  }),
} as const;
