import { type Static, Type } from 'typebox';
import { Day, Fen, Id, nullable, Text } from '../base/fields.ts';
import { RoomCancellation } from '../catalog/hotel.ts';
import { TicketRefund } from '../catalog/ticket.ts';
import { OrderedExtra } from '../catalog/tour-extra.ts';
import { ApplicantDocuments, ApplicantKind } from '../catalog/visa.ts';
import { DeliveryAddress } from './booking.ts';

/** The snapshot of what was ordered, by kind. Prices in fen. */
export const OrderDetails = Type.Union([
  Type.Object({
    kind: Type.Literal('tour'),
    days: Type.Integer(),
    adults: Type.Integer(),
    children: Type.Integer(),
    singleRooms: Type.Integer(),
    extras: Type.Optional(Type.Array(OrderedExtra)),
  }),
  Type.Object({
    kind: Type.Literal('hotel'),
    room: Text,
    checkIn: Day,
    checkOut: Day,
    rooms: Type.Integer(),
    guests: Type.Array(Type.String()),
    arrivalTime: Type.String(),
    cancellation: RoomCancellation,
    nights: Type.Array(Type.Object({ day: Day, price: Fen })),
  }),
  Type.Object({
    kind: Type.Literal('ticket'),
    type: Text,
    day: Day,
    from: nullable(Type.String()),
    to: nullable(Type.String()),
    count: Type.Integer(),
    refund: TicketRefund,
  }),
  Type.Object({
    kind: Type.Literal('goods'),
    things: Type.Array(
      Type.Object({
        skuId: Id,
        productId: Id,
        title: Text,
        options: Type.Array(Text),
        picture: Type.String(),
        price: Fen,
        count: Type.Integer(),
      }),
    ),
    freight: Fen,
    address: DeliveryAddress,
  }),
  Type.Object({
    kind: Type.Literal('visa'),
    type: Text,
    country: Text,
    travelDay: Day,
    applicants: Type.Array(Type.Object({ name: Type.String(), applicant: ApplicantKind })),
    /** The required documents of the kinds of applicants in the order. */
    documents: Type.Array(ApplicantDocuments),
    /** Null for an electronic visa. */
    returnAddress: nullable(DeliveryAddress),
  }),
]);
export type OrderDetails = Static<typeof OrderDetails>;
