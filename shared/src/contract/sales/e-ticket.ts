import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Instant, nullable, oneOf, Text } from '../base/fields.ts';
import { OrderNo, OrderParams } from './order-fields.ts';

/**
 * A ticket for one visitor. `code` is what its QR code holds: a random 128-bit token with a check character;
 * null once it is used or void.
 */
export const ETicket = Type.Object({
  ticketNo: Type.String(),
  title: Text,
  type: Text,
  visitor: nullable(Type.String()),
  day: Day,
  from: nullable(Type.String()),
  to: nullable(Type.String()),
  code: nullable(Type.String()),
  state: oneOf('ISSUED', 'USED', 'EXPIRED', 'VOID'),
  usedAt: nullable(Instant),
});
export type ETicket = Static<typeof ETicket>;

/** The result of a ticket check-in: admitted, or the reason of a refusal. */
export const CheckInVerdict = oneOf('valid', 'used', 'otherDay', 'expired', 'void', 'givenBack');
export type CheckInVerdict = Static<typeof CheckInVerdict>;

/** A ticket at the check-in, with the visitor masked and without its code. */
export const CheckInTicket = Type.Object({
  orderNo: OrderNo,
  ticketNo: Type.String(),
  title: Text,
  type: Text,
  visitor: nullable(Type.String()),
  day: Day,
  from: nullable(Type.String()),
  to: nullable(Type.String()),
  verdict: CheckInVerdict,
  usedAt: nullable(Instant),
  /** The username of the staff who redeemed it. */
  usedBy: nullable(Type.String()),
});
export type CheckInTicket = Static<typeof CheckInTicket>;

const canCheckIn = { anyOf: ['trade:ticket:redeem'], scope: { department: 'orders' } } as const;
const Code = Type.Object({ code: Type.String({ minLength: 8, maxLength: 64 }) });

export const eTicketContract = {
  'GET /api/v1/orders/:orderNo/e-tickets': entry({
    summary: "The e-tickets of one of the member's own orders, one per visitor",
    params: OrderParams,
    data: Type.Array(ETicket),
  }),
  'POST /api/v1/e-tickets/redeem': entry({
    summary:
      'Checks a ticket in, once: A0513 with the reason when it was used, is cancelled, or is for another day',
    access: canCheckIn,
    body: Code,
    data: CheckInTicket,
  }),
  'POST /api/v1/e-tickets/check': entry({
    summary: 'The state of a ticket without checking it in, with time and staff of its check-in',
    access: canCheckIn,
    body: Code,
    data: CheckInTicket,
  }),
  'GET /api/v1/e-tickets/redeemed': entry({
    summary: 'The last 20 tickets that the caller checked in today',
    access: { ...canCheckIn, scope: 'own' },
    data: Type.Array(CheckInTicket),
  }),
} as const;
