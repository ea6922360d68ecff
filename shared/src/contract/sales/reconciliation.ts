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
  /** Differences that are not resolved yet. */
  openDifferences: Type.Integer({ minimum: 0 }),
  ranAt: Instant,
});
export type Reconciliation = Static<typeof Reconciliation>;

/**
 * How a difference was resolved. `corrected`: our records were corrected; `refunded`: the money went back to
 * the buyer; `otherDay`: it is in the bill of the day before or after; `providerCorrected`: the provider
 * corrected its records; `writtenOff`: the loss or gain was accepted.
 */
export const DifferenceResolution = oneOf(
  'corrected',
  'refunded',
  'otherDay',
  'providerCorrected',
  'writtenOff',
);
export type DifferenceResolution = Static<typeof DifferenceResolution>;

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
  resolved: nullable(
    Type.Object({ at: Instant, by: Type.String(), resolution: DifferenceResolution, note: Type.String() }),
  ),
});
export type BillDifference = Static<typeof BillDifference>;

/**
 * A payment or refund of a reconciled day, as the bill and our records have it, in fen; null: not there.
 * `billAmount` is the sum if the bill has the number more than once.
 */
export const BillLine = Type.Object({
  id: Id,
  provider: Provider,
  kind: oneOf('payment', 'refund'),
  number: Type.String(),
  tradeNo: nullable(Type.String()),
  /** The order, if the number is known. */
  orderNo: nullable(Type.String()),
  billAmount: nullable(Fen),
  bookAmount: nullable(Fen),
});
export type BillLine = Static<typeof BillLine>;

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
    summary: 'Reconciled days, the latest first; all, or those with differences, or with unresolved ones',
    access: query,
    query: Type.Object({ differing: Type.Optional(oneOf('yes', 'open')), ...pageQuery }),
    data: pageOf(Reconciliation),
  }),
  'GET /api/v1/reconciliations/:day': entry({
    summary: 'The differences between the providers’ bills of a day and the database',
    access: query,
    params: DayParams,
    query: Type.Object(pageQuery),
    data: pageOf(BillDifference),
  }),
  'GET /api/v1/reconciliations/:day/lines': entry({
    summary: 'The payments and refunds of a reconciled day from both sides, differing ones first',
    access: query,
    params: DayParams,
    query: Type.Object({
      provider: Type.Optional(Provider),
      differing: Type.Optional(Type.Literal('yes')),
      /** The beginning of the number of a payment or refund. */
      number: Type.Optional(Type.String({ maxLength: 64 })),
      ...pageQuery,
    }),
    data: pageOf(BillLine),
  }),
  'POST /api/v1/reconciliations/differences/:id/resolve': entry({
    summary: 'Records how a difference was resolved; A0513 when it is resolved already',
    access: { anyOf: ['trade:reconcile:run'], scope: 'none' },
    params: IdParams,
    body: Type.Object({
      resolution: DifferenceResolution,
      note: Type.String({ minLength: 1, maxLength: 500 }),
    }),
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
