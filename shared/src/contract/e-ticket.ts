import { type Static, Type } from 'typebox';
import { entry } from './entry.ts';
import { Day, Instant, nullable, Text } from './fields.ts';
import { OrderNo, OrderParams } from './order-fields.ts';

/** A ticket for one visitor. `code` is what its QR code holds: a random 128-bit token with a check sign; null once it is worth nothing. */
export const ETicket = Type.Object({
  ticketNo: Type.String(),
  title: Text,
  type: Text,
  visitor: nullable(Type.String()),
  day: Day,
  from: nullable(Type.String()),
  to: nullable(Type.String()),
  code: nullable(Type.String()),
  state: Type.Union([
    Type.Literal('ISSUED'),
    Type.Literal('USED'),
    Type.Literal('EXPIRED'),
    Type.Literal('VOID'),
  ]),
  usedAt: nullable(Instant),
});
export type ETicket = Static<typeof ETicket>;

export const eTicketContract = {
  'GET /api/v1/orders/:orderNo/e-tickets': entry({
    summary: "The e-tickets of one of the member's own orders, one a visitor",
    params: OrderParams,
    data: Type.Array(ETicket),
  }),
  'POST /api/v1/e-tickets/redeem': entry({
    summary:
      'Lets the bearer of a code in, once: A0513 with the reason when it was used, is void, or is for another day',
    access: { anyOf: ['trade:ticket:redeem'] },
    body: Type.Object({ code: Type.String({ minLength: 8, maxLength: 64 }) }),
    data: Type.Object({ orderNo: OrderNo, ...ETicket.properties }),
  }),
} as const;
