import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Fen, Instant, nullable, oneOf } from '../base/fields.ts';
import { DepositOffer } from './order.ts';

const OrderNo = Type.String({ pattern: '^[A-Z0-9]{10,32}$' });
const PaymentNo = Type.String({ pattern: '^[A-Z0-9]{10,32}$' });

/**
 * The order on the cashier page. `change`: the payment is for the difference of a change to this day; amount, deadline
 * and state are then those of the change. `deposit`: what can be paid instead of the whole amount, or was.
 * `balance`: the payment is for the balance that is due on this day; amount, deadline and state are then its own.
 */
export const Cashier = Type.Object({
  orderNo: OrderNo,
  kind: Type.String(),
  title: Type.String(),
  titleEn: Type.Union([Type.String(), Type.Null()]),
  amount: Fen,
  expiresAt: Instant,
  state: Type.String(),
  change: nullable(Day),
  deposit: Type.Optional(nullable(DepositOffer)),
  balance: Type.Optional(nullable(Day)),
  /** The configured payment methods. `sandbox`: no real money moves. */
  providers: Type.Array(
    Type.Object({ name: Type.String(), ways: Type.Array(Type.String()), sandbox: Type.Boolean() }),
  ),
});
export type Cashier = Static<typeof Cashier>;

/** The state of the payment, and that of its order; of a change that it pays: unpaid, paid or closed. */
export const PaymentStatus = Type.Object({
  paymentNo: PaymentNo,
  state: oneOf('CREATED', 'WAITING', 'SUCCESS', 'CLOSED', 'ANOMALY'),
  orderNo: OrderNo,
  orderState: Type.String(),
});
export type PaymentStatus = Static<typeof PaymentStatus>;

/** `part`: the deposit instead of the whole amount, or later the balance. */
const toPay = { orderNo: OrderNo, part: Type.Optional(oneOf('deposit', 'balance')) };
const StartPayment = { ...toPay, way: oneOf('qr', 'page') };

/** Text for a QR code, or the address of the provider's page. */
const StartedPayment = Type.Object({
  paymentNo: PaymentNo,
  way: Type.String(),
  code: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  expiresAt: Instant,
});

const followed = entry({
  summary: 'How a payment stands: what the page asks every 2.5 s. The provider is asked too, at its own pace',
  params: Type.Object({ paymentNo: PaymentNo }),
  data: PaymentStatus,
});

export const paymentContract = {
  'GET /api/v1/cashier/:orderNo': entry({
    summary:
      "The amount to pay for one of the member's own orders, or for its balance, and the payment options",
    params: Type.Object({ orderNo: OrderNo }),
    query: Type.Object({ part: Type.Optional(Type.Literal('balance')) }),
    data: Cashier,
  }),
  'POST /api/v1/payments/alipay': entry({
    summary: 'Starts an Alipay payment: text for a QR code, or the URL of the cashier page',
    idempotent: true,
    body: Type.Object(StartPayment),
    data: StartedPayment,
  }),
  'GET /api/v1/payments/alipay/:paymentNo': followed,
  'POST /api/v1/payments/wechatpay': entry({
    summary: 'Starts a WeChat Pay payment: text for a QR code',
    idempotent: true,
    body: Type.Object({ ...toPay, way: Type.Literal('qr') }),
    data: StartedPayment,
  }),
  'GET /api/v1/payments/wechatpay/:paymentNo': followed,
  'POST /api/v1/payments/stripe': entry({
    summary: "Starts a card payment: the URL of Stripe's page, in the visitor's language",
    idempotent: true,
    body: Type.Object({ ...toPay, way: Type.Literal('page') }),
    data: StartedPayment,
  }),
  'GET /api/v1/payments/stripe/:paymentNo': followed,
} as const;
