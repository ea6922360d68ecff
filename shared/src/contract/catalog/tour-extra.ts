import { type Static, Type } from 'typebox';
import { Fen, nullable, oneOf, Text } from '../base/fields.ts';

export const ExtraKind = oneOf('INSURANCE', 'TRANSFER', 'EQUIPMENT', 'OTHER');
export type ExtraKind = Static<typeof ExtraKind>;

/**
 * How an extra is refunded when its order is: by the tiers of the tour, in full until `refundDays` before departure, or
 * never.
 */
export const ExtraRefund = oneOf('tiers', 'daysBefore', 'never');
export type ExtraRefund = Static<typeof ExtraRefund>;

const own = {
  code: Type.String({ maxLength: 32 }),
  name: Text,
  kind: ExtraKind,
  price: Fen,
  refund: ExtraRefund,
  refundDays: nullable(Type.Integer({ minimum: 0, maximum: 365 })),
};

/**
 * What can be booked with a tour: `price` in fen, `perPerson` for each person who takes it, else once for the booking.
 * `stock`: how many there are for each departure; null without a limit. `code` is its name within the tour.
 */
export const TourExtra = Type.Object({
  ...own,
  description: Text,
  perPerson: Type.Boolean(),
  stock: nullable(Type.Integer({ minimum: 0, maximum: 9999 })),
});
export type TourExtra = Static<typeof TourExtra>;

/** So many of an extra; 0 is none. */
export const ChosenExtra = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 32 }),
  quantity: Type.Integer({ minimum: 0, maximum: 50 }),
});
export type ChosenExtra = Static<typeof ChosenExtra>;

/** An extra as it was ordered: its price in fen and its refund rule of then. */
export const OrderedExtra = Type.Object({ ...own, quantity: Type.Integer({ minimum: 1 }) });
export type OrderedExtra = Static<typeof OrderedExtra>;

/** How many of an extra are left for a departure; null without a limit. */
export const ExtraLeft = Type.Object({
  code: Type.String(),
  left: nullable(Type.Integer({ minimum: 0 })),
});
export type ExtraLeft = Static<typeof ExtraLeft>;
