import { type Static, Type } from 'typebox';
import { coordinates, Fen, Id, nullable, oneOf, Text } from '../base/fields.ts';
import { detailOf, OpeningHours } from './product.ts';
import { productCalls } from './product-calls.ts';

/** When an unused ticket can be refunded: any time, until the day before, or never. */
export const TicketRefund = oneOf('anytime', 'dayBefore', 'never');
export type TicketRefund = Static<typeof TicketRefund>;

/**
 * A ticket type. It is sold by the day: for the whole of it (one slot without times) or by time-slot, each slot a SKU
 * with a stock of its own; times as `09:00`. `realName`: every visitor gives a name and document. `concession`: for
 * children, students or seniors only, so not a price from.
 */
export const TicketType = Type.Object({
  code: Type.String(),
  name: Text,
  audience: Text,
  concession: Type.Optional(Type.Boolean()),
  includes: Type.Array(Text),
  realName: Type.Boolean(),
  refund: TicketRefund,
  marketPrice: nullable(Fen),
  maxPerOrder: Type.Integer(),
  slots: Type.Array(Type.Object({ skuId: Id, from: nullable(Type.String()), to: nullable(Type.String()) })),
});
export type TicketType = Static<typeof TicketType>;

/** The content of a sight. The A grade is the card's `grade`; `visitHours` is how long people stay. */
export const TicketContent = Type.Object({
  address: Text,
  ...coordinates,
  openingHours: Type.Array(OpeningHours),
  visitHours: Type.Number(),
  highlights: Type.Array(Text),
  about: Type.Array(Text),
  sights: Type.Array(Type.Object({ name: Text, body: Text, picture: Type.String() })),
  gettingThere: Type.Array(Text),
  notices: Type.Array(Text),
});
export type TicketContent = Static<typeof TicketContent>;

/** A sight with its ticket types. */
export const TicketDetail = detailOf({ content: TicketContent, types: Type.Array(TicketType) });
export type TicketDetail = Static<typeof TicketDetail>;

export const ticketContract = productCalls('tickets', 'sights with their tickets', TicketDetail);
