import type { CallData, CallInput } from '@portal/shared/contract';
import { errorCodes, orderKinds } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { businessError, conflict, invalidField, notFound } from '#src/platform/errors/index.ts';
import { once } from '#src/platform/idempotency/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import { findOwnOrder, lockOwnOrder, type OrderRecord } from '#src/sales/orders/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import {
  type PaymentOffer,
  type PaymentProvider,
  type PaymentRequest,
  ProviderError,
  type ProviderName,
  ProviderRefusal,
} from './payment-provider.ts';
import { type Collection, findPart } from './payment-purpose.ts';
import {
  findOpenPayment,
  findPayment,
  insertPayment,
  type PaymentRecord,
  saveOffer,
} from './payment-repository.ts';
import { nextPollAt, offerExpiry } from './payment-schedule.ts';
import { pollPayment } from './poll-payment.ts';

type Started = CallData<'POST /api/v1/payments/alipay'>;

interface StartRequest {
  readonly provider: ProviderName;
  readonly userId: number;
  readonly key: string;
  readonly language: PaymentRequest['language'];
  readonly body: CallInput<'POST /api/v1/payments/alipay'>['body'];
}

/** Identifies one of an order's payments. */
type PaymentChoice = Pick<PaymentRecord, 'way'> & Pick<StartRequest, 'provider'>;

const notPayable = () =>
  conflict(errorCodes.wrongState, '订单当前状态不能支付', 'This order can no longer be paid');

const noDeposit = () =>
  invalidField('part', '本订单须一次付清', 'This order is paid at once, without a deposit');

const newPayment = (
  tx: Db,
  orderId: number,
  { amount, expiresAt, ...meant }: PaymentChoice & Collection,
  now: Date,
): Promise<PaymentRecord> =>
  insertPayment(tx, {
    paymentNo: newNumber('P', now),
    ...{ orderId, amount, ...meant },
    expiresAt: offerExpiry(expiresAt),
    nextQueryAt: nextPollAt({ startedAt: now, orderExpiresAt: expiresAt, now }),
    createdAt: now,
    updatedAt: now,
  });

/** One open payment per order, change or balance, amount, provider and way; starting again returns the same one. */
const findOrCreatePayment = (
  deps: PaymentDeps,
  { provider, userId, key, body }: StartRequest,
): Promise<string> => {
  const { orderNo, way, part } = body;
  return deps.db.transaction((tx) =>
    once(tx, { userId, call: `payment.${provider}`, key, body }, async () => {
      const now = deps.now();
      const order = await lockOwnOrder(tx, userId, orderNo);
      if (!order) throw notFound();
      if (part && order.deposit === null) throw noDeposit();
      const due = await findPart(tx, order, part, now);
      if (!due || now >= offerExpiry(due.expiresAt)) throw notPayable();
      const meant = { provider, way, ...due };
      const known = await findOpenPayment(tx, { orderId: order.id, ...meant });
      return (known ?? (await newPayment(tx, order.id, meant, now))).paymentNo;
    }),
  );
};

/** A provider that is not configured is a 404. */
const offeredProvider = ({ providers }: PaymentDeps, name: ProviderName): PaymentProvider => {
  const provider = providers.get(name);
  if (!provider) throw notFound();
  return provider;
};

/** The name of the order at the provider, in the language of the booking. */
const subjectOf = ({ title, snapshot, language }: OrderRecord): string =>
  language === 'en' ? (snapshot.title.en ?? title) : title;

interface OfferContext extends Pick<StartRequest, 'language'> {
  readonly provider: PaymentProvider;
  readonly order: OrderRecord;
}

const requestOf = (
  deps: PaymentDeps,
  payment: PaymentRecord,
  { order, language }: OfferContext,
): PaymentRequest => {
  const part = payment.balance ? '&part=balance' : '';
  const cashier = `${deps.env.publicOrigin}${orderKinds[order.kind].payPath}?orderNo=${order.orderNo}${part}`;
  return {
    paymentNo: payment.paymentNo,
    subject: subjectOf(order),
    subjectEn: order.snapshot.title.en,
    language,
    amount: payment.amount,
    expiresAt: payment.expiresAt,
    returnUrl: `${cashier}&returned=1`,
    cancelUrl: cashier,
  };
};

/** A payment that a concurrent start has offered may be paid by now, and the provider refuses to offer it again. */
const requireUnpaid = async (deps: PaymentDeps, paymentNo: string): Promise<void> => {
  const { db } = deps.database;
  const offered = await findPayment(db, paymentNo);
  if (!offered || offered.state === 'CREATED') return;
  if (offered.state === 'WAITING') await pollPayment(deps, offered);
  if ((await findPayment(db, paymentNo))?.state !== 'WAITING') throw notPayable();
};

const requestOffer = async (
  deps: PaymentDeps,
  payment: PaymentRecord,
  offering: OfferContext,
): Promise<PaymentOffer> => {
  try {
    return await offering.provider.start(payment.way, requestOf(deps, payment, offering));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error instanceof ProviderRefusal) await requireUnpaid(deps, payment.paymentNo);
    deps.log.warn({ err: error, paymentNo: payment.paymentNo }, 'payment could not be started');
    throw businessError(
      errorCodes.thirdParty,
      '支付渠道暂时不可用，请稍后再试',
      'Payment is temporarily unavailable. Please try again later',
      502,
    );
  }
};

/** Calls the provider outside of any transaction; of concurrent starts the first stored offer wins. */
const ensureOffer = async (
  deps: PaymentDeps,
  paymentNo: string,
  offering: OfferContext,
): Promise<PaymentRecord> => {
  const { db } = deps.database;
  const payment = await findPayment(db, paymentNo);
  if (!payment) throw new Error(`payment ${paymentNo} is gone`);
  if (payment.offer !== null) return payment;
  if (payment.state !== 'CREATED') throw notPayable();
  const offer = await requestOffer(deps, payment, offering);
  return (
    (await saveOffer(db, payment.id, offer, deps.now())) ?? (await ensureOffer(deps, paymentNo, offering))
  );
};

/**
 * Starts a payment of the member's order with a provider: text for a QR code, or the URL of the cashier page.
 * Throws HttpError: 404 (also for a provider that is not configured), A0513 when the order cannot be paid any
 * more (also when it turns out to have just been paid), A0520 for an idempotency key used for another request, C0001 when the provider does not respond (a
 * retry is safe).
 */
export const startPayment = async (deps: PaymentDeps, starting: StartRequest): Promise<Started> => {
  const provider = offeredProvider(deps, starting.provider);
  const paymentNo = await findOrCreatePayment(deps, starting);
  const order = await findOwnOrder(deps.db, starting.userId, starting.body.orderNo);
  if (!order) throw notFound();
  const { way, offer, expiresAt } = await ensureOffer(deps, paymentNo, {
    provider,
    order,
    language: starting.language,
  });
  const place = way === 'qr' ? { code: offer ?? '' } : { url: offer ?? '' };
  return { paymentNo, way, ...place, expiresAt: expiresAt.toISOString() };
};
