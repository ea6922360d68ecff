import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Fen, Id, Instant, Phone, Text } from '../base/fields.ts';
import { ApplicantKind } from '../catalog/visa.ts';
import { TravellerForm } from '../identity/traveller.ts';
import { InvoiceForm } from './invoice.ts';
import { Contact, OrderNo, PriceLine } from './order-fields.ts';
import { VisaDocumentPlacement } from './visa-documents.ts';

/** A person of a booking: one of the member's saved travellers, or a new one. */
const Person = Type.Union([Type.Object({ travellerId: Id }), TravellerForm]);

/**
 * Optional fields of every booking. `expectedAmount` is the amount that the buyer saw, in fen after the
 * coupon: if the price has changed, the order is refused. `couponId` is one of the member's own coupons.
 */
export const BookingExtras = {
  remark: Type.Optional(Type.String({ maxLength: 500 })),
  couponId: Type.Optional(Id),
  invoice: Type.Optional(InvoiceForm),
  expectedAmount: Fen,
};

/** The current price of a selection, in fen; `left` is the stock, `terms` those of cancellation. */
export const Quote = Type.Object({
  lines: Type.Array(PriceLine),
  amount: Fen,
  left: Type.Integer({ minimum: 0 }),
  terms: Type.Array(Text),
});
export type Quote = Static<typeof Quote>;

/** Rooms of a type from `checkIn` until `checkOut`: 1 to 28 nights, at most 365 days ahead. */
export const HotelSelection = Type.Object({
  hotelId: Id,
  skuId: Id,
  checkIn: Day,
  checkOut: Day,
  rooms: Type.Integer({ minimum: 1, maximum: 9 }),
});
export type HotelSelection = Static<typeof HotelSelection>;

/** A hotel booking: one guest's name for each room. */
export const HotelBooking = Type.Object({
  ...HotelSelection.properties,
  guests: Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 9 }),
  arrivalTime: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  contact: Contact,
  ...BookingExtras,
});
export type HotelBooking = Static<typeof HotelBooking>;

/** Tickets of a type (and slot, which is the SKU) on a day, at most 90 days ahead. */
export const TicketSelection = Type.Object({
  ticketId: Id,
  skuId: Id,
  day: Day,
  count: Type.Integer({ minimum: 1, maximum: 10 }),
});
export type TicketSelection = Static<typeof TicketSelection>;

/** A ticket booking: one visitor for each ticket where the type asks for real names, else none. */
export const TicketBooking = Type.Object({
  ...TicketSelection.properties,
  visitors: Type.Array(Person, { maxItems: 10 }),
  contact: Contact,
  ...BookingExtras,
});
export type TicketBooking = Static<typeof TicketBooking>;

/** The delivery address, in the mainland; the number may be of any country. `province` decides the freight. */
export const DeliveryAddress = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 50 }),
  mobile: Phone,
  province: Type.String({ minLength: 1, maxLength: 32 }),
  city: Type.String({ minLength: 1, maxLength: 32 }),
  district: Type.String({ maxLength: 32 }),
  street: Type.String({ minLength: 1, maxLength: 200 }),
});
export type DeliveryAddress = Static<typeof DeliveryAddress>;

const GoodsLine = Type.Object({ skuId: Id, count: Type.Integer({ minimum: 1, maximum: 99 }) });

/** Goods by SKU and count; without a province the freight is that of near provinces. */
export const GoodsSelection = Type.Object({
  lines: Type.Array(GoodsLine, { minItems: 1, maxItems: 50 }),
  province: Type.Optional(Type.String({ maxLength: 32 })),
});
export type GoodsSelection = Static<typeof GoodsSelection>;

export const GoodsBooking = Type.Object({
  lines: Type.Array(GoodsLine, { minItems: 1, maxItems: 50 }),
  address: DeliveryAddress,
  ...BookingExtras,
});
export type GoodsBooking = Static<typeof GoodsBooking>;

/** A visa type and a number of applicants. */
export const VisaSelection = Type.Object({
  visaId: Id,
  skuId: Id,
  applicants: Type.Integer({ minimum: 1, maximum: 9 }),
});
export type VisaSelection = Static<typeof VisaSelection>;

/**
 * A visa application: everybody with the kind of applicant that decides on the documents, and those there are already.
 * The return address of originals is left out for an electronic visa.
 */
export const VisaBooking = Type.Object({
  visaId: Id,
  skuId: Id,
  travelDay: Day,
  applicants: Type.Array(
    Type.Object({
      person: Person,
      applicant: ApplicantKind,
      files: Type.Array(VisaDocumentPlacement, { maxItems: 10 }),
    }),
    {
      minItems: 1,
      maxItems: 9,
    },
  ),
  contact: Contact,
  returnAddress: Type.Optional(DeliveryAddress),
  ...BookingExtras,
});
export type VisaBooking = Static<typeof VisaBooking>;

const Placed = Type.Object({ orderNo: OrderNo, amount: Fen, expiresAt: Instant });

const quoting = (what: string): string => `What ${what} cost now, line by line, and what cancelling costs`;

const placing = (what: string, minutes: number): string =>
  `Books ${what}: stock is held for ${minutes} minutes and the order made in one transaction. Errors name the field; A0510 sold out, A0511 price changed, A0512 too many unpaid orders`;

export const bookingContract = {
  'POST /api/v1/orders/hotel/quote': entry({
    summary: quoting('rooms'),
    access: 'public',
    body: HotelSelection,
    data: Quote,
  }),
  'POST /api/v1/orders/hotel': entry({
    summary: placing('hotel rooms', 30),
    idempotent: true,
    body: HotelBooking,
    data: Placed,
  }),
  'POST /api/v1/orders/ticket/quote': entry({
    summary: quoting('tickets'),
    access: 'public',
    body: TicketSelection,
    data: Quote,
  }),
  'POST /api/v1/orders/ticket': entry({
    summary: placing('tickets', 15),
    idempotent: true,
    body: TicketBooking,
    data: Placed,
  }),
  'POST /api/v1/orders/goods/quote': entry({
    summary: quoting('goods'),
    access: 'public',
    body: GoodsSelection,
    data: Quote,
  }),
  'POST /api/v1/orders/goods': entry({
    summary: placing('goods', 30),
    idempotent: true,
    body: GoodsBooking,
    data: Placed,
  }),
  'POST /api/v1/orders/visa/quote': entry({
    summary: quoting('visas'),
    access: 'public',
    body: VisaSelection,
    data: Quote,
  }),
  'POST /api/v1/orders/visa': entry({
    summary: placing('visas', 30),
    idempotent: true,
    body: VisaBooking,
    data: Placed,
  }),
} as const;
