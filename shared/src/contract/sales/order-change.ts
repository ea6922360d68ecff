import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Fen, Id, Instant, nullable, oneOf, Text } from '../base/fields.ts';
import { TravellerForm } from '../identity/traveller.ts';
import { OrderNo, OrderParams, PriceLine } from './order-fields.ts';

/** A change: its difference is to be paid, it is carried out, or it was given up, unpaid. */
export const ChangeState = oneOf('PENDING', 'DONE', 'CLOSED');
export type ChangeState = Static<typeof ChangeState>;

/** The coupon of a changed order: it keeps applying, or the new price is below its minimum and it is returned. */
export const ChangeCoupon = oneOf('kept', 'returned', 'expired');
export type ChangeCoupon = Static<typeof ChangeCoupon>;

/** The invoice of a changed order: an issued one is reversed, a requested one is issued over the new amount. */
export const ChangeInvoice = oneOf('reversed', 'adjusted');
export type ChangeInvoice = Static<typeof ChangeInvoice>;

/** A change of date whose difference, in fen, is to be paid before `expiresAt`; its seats are held until then. */
export const PendingChange = Type.Object({ day: Day, due: Fen, expiresAt: Instant });
export type PendingChange = Static<typeof PendingChange>;

const Possible = Type.Object({ why: nullable(Text), left: Type.Integer({ minimum: 0 }) });

/**
 * The changes that an order allows now: `why` not, null when possible, and how many are `left`. `until`: the deadline
 * of the order's terms. `version` changes with each change of the order.
 */
export const OrderChanges = Type.Object({
  date: Possible,
  traveller: Possible,
  until: nullable(Instant),
  pending: nullable(PendingChange),
  version: Type.String(),
});
export type OrderChanges = Static<typeof OrderChanges>;

/**
 * A change to another departure, in fen: the order costs `before` now and `amount` then. A positive `difference` is
 * paid, a negative one refunded. While a balance is open, the difference changes the balance: what is open then, its due
 * day, and what of the deposit is refunded. It can be confirmed until `until`, as long as its `version` holds.
 */
export const DateChangeQuote = Type.Object({
  from: Day,
  day: Day,
  lines: Type.Array(PriceLine),
  discount: Fen,
  before: Fen,
  amount: Fen,
  difference: Type.Integer(),
  balance: Type.Optional(nullable(Type.Object({ balance: Fen, refund: Fen, dueOn: Day }))),
  coupon: nullable(ChangeCoupon),
  invoice: nullable(ChangeInvoice),
  until: Instant,
  version: Type.String(),
});
export type DateChangeQuote = Static<typeof DateChangeQuote>;

const departure = { skuId: Id, day: Day };
const Version = Type.String({ minLength: 1, maxLength: 64 });

/** A confirmed change: carried out, or until when its difference, in fen, is to be paid. */
export const ChangeResult = Type.Object({
  orderNo: OrderNo,
  state: ChangeState,
  due: Fen,
  expiresAt: nullable(Instant),
});
export type ChangeResult = Static<typeof ChangeResult>;

export const orderChangeContract = {
  'GET /api/v1/orders/:orderNo/changes': entry({
    summary: "The changes of date and traveller that one of the member's own orders allows now",
    params: OrderParams,
    data: OrderChanges,
  }),
  'GET /api/v1/orders/:orderNo/date-change/quote': entry({
    summary:
      "What another departure of its tour means for one of the member's own orders. Errors name the field; A0510 sold out, A0513 when it cannot be changed",
    params: OrderParams,
    query: Type.Object(departure),
    data: DateChangeQuote,
  }),
  'POST /api/v1/orders/:orderNo/date-change': entry({
    summary:
      'Changes the departure at the displayed quote: at once, or with the payment of the difference within 30 minutes. A0510 sold out, A0511 when the quote no longer holds, A0513 when it cannot be changed',
    idempotent: true,
    params: OrderParams,
    body: Type.Object({ ...departure, version: Version }),
    data: ChangeResult,
  }),
  'DELETE /api/v1/orders/:orderNo/date-change': entry({
    summary: 'Gives up a change of date that is not paid yet and releases its seats; idempotent',
    params: OrderParams,
  }),
  'POST /api/v1/orders/:orderNo/traveller-change': entry({
    summary:
      'Replaces a traveller (index from 0) by one of the same age group. Errors name the field; A0513 when it cannot be changed, A0514 when the order was changed meanwhile',
    idempotent: true,
    params: OrderParams,
    body: Type.Object({
      place: Type.Integer({ minimum: 0, maximum: 49 }),
      traveller: Type.Union([Type.Object({ travellerId: Id }), TravellerForm]),
      version: Version,
    }),
    data: ChangeResult,
  }),
} as const;
