import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Fen, Id, IdParams, Instant, nullable, oneOf, pageOf, pageQuery } from '../base/fields.ts';

const Provider = oneOf('alipay', 'wechatpay', 'stripe');

/** The reconciliation of a provider's bill of a day: payments and refunds of bill and database, in fen. */
export const Reconciliation = Type.Object({
  day: Day,
  provider: Provider,
  billPayments: Fen,
  billRefunds: Fen,
  bookPayments: Fen,
  bookRefunds: Fen,
  lines: Type.Integer({ minimum: 0 }),
  differences: Type.Integer({ minimum: 0 }),
  ranAt: Instant,
});
export type Reconciliation = Static<typeof Reconciliation>;

/**
 * A mismatch between bill and database. `missingHere`: only in the bill; `missingThere`: only in the
 * database;
 * `amountDiffers`; `twice`: the bill has it more than once; `billMissing`: the day's bill could not be had
 * for more than three days, and `bookAmount` is all that we say came in. `number` is the payment's, or the
 * refund's. Fen.
 */
export const BillDifference = Type.Object({
  id: Id,
  provider: Provider,
  fault: oneOf('missingHere', 'missingThere', 'amountDiffers', 'twice', 'billMissing'),
  kind: oneOf('payment', 'refund'),
  number: Type.String(),
  tradeNo: nullable(Type.String()),
  /** The order, if the number is known. */
  orderNo: nullable(Type.String()),
  billAmount: nullable(Fen),
  bookAmount: nullable(Fen),
});
export type BillDifference = Static<typeof BillDifference>;

/**
 * What became of a notification that does not fit our books: `anomaly` its amount, app or seller is another;
 * `dispute` the buyer's bank takes the money back until it is decided; `unknown` we know no such payment or
 * refund; `unreadable`; `forged` its signature is wrong; `failed` we could not handle it.
 */
export const AnomalyOutcome = oneOf('anomaly', 'dispute', 'unknown', 'unreadable', 'forged', 'failed');
export type AnomalyOutcome = Static<typeof AnomalyOutcome>;

/** A payment webhook without effect, and how it was resolved. */
export const PaymentAnomaly = Type.Object({
  id: Id,
  provider: Provider,
  outcome: AnomalyOutcome,
  detail: nullable(Type.String()),
  paymentNo: nullable(Type.String()),
  orderNo: nullable(Type.String()),
  createdAt: Instant,
  settled: nullable(Type.Object({ at: Instant, by: Type.String(), note: Type.String() })),
});
export type PaymentAnomaly = Static<typeof PaymentAnomaly>;

const query = { anyOf: ['trade:reconcile:query'], scope: 'none' } as const;
const DayParams = Type.Object({ day: Day });

export const reconciliationContract = {
  'GET /api/v1/reconciliations': entry({
    summary: 'Reconciled days, the latest first; all, or those with differences',
    access: query,
    query: Type.Object({ differing: Type.Optional(Type.Literal('yes')), ...pageQuery }),
    data: pageOf(Reconciliation),
  }),
  'GET /api/v1/reconciliations/:day': entry({
    summary: 'The differences between the providers’ bills of a day and the database',
    access: query,
    params: DayParams,
    query: Type.Object(pageQuery),
    data: pageOf(BillDifference),
  }),
  'POST /api/v1/reconciliations/:day/run': entry({
    summary: "Reconciles a past day with the providers' bills; can be repeated",
    access: { anyOf: ['trade:reconcile:run'], scope: 'none' },
    params: DayParams,
    data: Type.Array(Reconciliation),
  }),
  'GET /api/v1/reconciliations/:day/file': entry({
    summary: 'A reconciled day as CSV: both sides, and every difference (at most 50,000)',
    access: query,
    kind: 'binary',
    params: DayParams,
  }),
  'GET /api/v1/payment-anomalies': entry({
    summary: 'Payment anomalies: notifications of providers that do not match the database, the latest first',
    access: query,
    query: Type.Object({
      outcome: Type.Optional(AnomalyOutcome),
      settled: Type.Optional(oneOf('yes', 'no')),
      ...pageQuery,
    }),
    data: pageOf(PaymentAnomaly),
  }),
  'POST /api/v1/payment-anomalies/:id/settle': entry({
    summary: 'Notes how an anomaly was handled; A0513 when it was handled already',
    access: { anyOf: ['trade:reconcile:run'], scope: 'none' },
    params: IdParams,
    body: Type.Object({ note: Type.String({ minLength: 1, maxLength: 500 }) }),
  }),
} as const;
