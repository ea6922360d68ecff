import type { Db } from '#src/platform/database/index.ts';
import { unstorable } from '#src/platform/http/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import {
  ForgedNotification,
  type IrrelevantNotification,
  type PaymentNotification,
  type PaymentProvider,
  ProviderError,
  type ProviderNotification,
  type RefundNotification,
} from '../payment-provider.ts';
import { closePayment, findPayment } from '../payment-repository.ts';
import { alertAnomaly } from '../poll-payment.ts';
import { type PaymentProof, settlePayment } from '../settle-payment.ts';
import { recordDispute } from './dispute-service.ts';
import { keepForgedEvent } from './forged-events.ts';
import { insertPaymentEvent, type PaymentEvent } from './payment-event-repository.ts';
import { settleNotifiedRefund } from './refund-webhook-service.ts';

type Body = Readonly<Record<string, string>>;
type RelevantNotification = Exclude<ProviderNotification, IrrelevantNotification>;

/**
 * The result of a webhook: a settlement's outcome; `refunded`: a refund succeeded; `noted`: no change;
 * `dispute`: for finance; `forged`, `unreadable`.
 */
export interface WebhookResult {
  readonly outcome: string;
  readonly detail?: string;
  /** The payment that it concerns, if the webhook does not name it. */
  readonly paymentNo?: string;
  /** Whether the provider may stop repeating it. */
  readonly accepted: boolean;
}

const acceptedOutcomes = new Set(['paid', 'repeat', 'revived', 'refunding', 'refunded', 'noted', 'dispute']);

const resultOf = (outcome: string, detail?: string, paymentNo?: string): WebhookResult => ({
  ...{ outcome, detail, paymentNo },
  accepted: acceptedOutcomes.has(outcome),
});

const findWrongRecipient = (
  provider: PaymentProvider,
  notification: PaymentNotification | RefundNotification,
): string | undefined => {
  if ('appId' in notification && notification.appId !== provider.appId)
    return `for app ${notification.appId}`;
  return notification.sellerId === provider.sellerId ? undefined : `for seller ${notification.sellerId}`;
};

/** Closed unpaid at the provider, or fully refunded there: only an open payment changes. */
const recordClosedTrade = async (
  tx: Db,
  { paymentNo }: PaymentNotification,
  now: Date,
): Promise<WebhookResult> => {
  const payment = await findPayment(tx, paymentNo);
  if (payment) await closePayment(tx, payment.id, null, now);
  return resultOf('noted', 'closed');
};

const applyNotification = async (
  deps: PaymentDeps,
  tx: Db,
  provider: PaymentProvider,
  notification: RelevantNotification,
): Promise<WebhookResult> => {
  if (!('sellerId' in notification)) {
    const { outcome, detail, paymentNo } = await recordDispute(tx, provider.name, notification);
    return resultOf(outcome, detail, paymentNo);
  }
  const stranger = findWrongRecipient(provider, notification);
  if (stranger) return resultOf('anomaly', stranger);
  if ('refundNo' in notification) {
    const { outcome, detail } = await settleNotifiedRefund(tx, provider.name, notification, deps);
    return resultOf(outcome, detail);
  }
  if (notification.state === 'closed') return recordClosedTrade(tx, notification, deps.now());
  if (notification.state !== 'success') return resultOf('noted', notification.state);
  const { paymentNo, tradeNo, amount } = notification;
  const proof: PaymentProof = { provider: provider.name, paymentNo, tradeNo, amount };
  const { outcome, detail } = await settlePayment(tx, proof, deps);
  return resultOf(outcome, detail);
};

/** A webhook to apply, with the fields of its event in the database. */
interface Received {
  readonly provider: PaymentProvider;
  readonly notification: RelevantNotification;
  readonly event: Pick<PaymentEvent, 'provider' | 'paymentNo' | 'notificationId' | 'raw'>;
}

const receivedOf = (provider: PaymentProvider, notification: RelevantNotification, body: Body): Received => {
  const { notificationId } = notification;
  const named = 'paymentNo' in notification;
  const paymentNo = named ? notification.paymentNo : undefined;
  // The body of a dispute has the buyer's address; its detail has what finance needs.
  const raw = named ? body : { notificationId };
  return { provider, notification, event: { provider: provider.name, paymentNo, notificationId, raw } };
};

const applyAndRecord = (
  deps: PaymentDeps,
  { provider, notification, event }: Received,
): Promise<WebhookResult> =>
  deps.database.transaction(async (tx) => {
    const result = await applyNotification(deps, tx, provider, notification);
    const { outcome, detail, paymentNo = event.paymentNo } = result;
    await insertPaymentEvent(tx, { ...event, paymentNo, outcome, detail });
    return result;
  });

const rejectNotification = async (
  deps: PaymentDeps,
  provider: PaymentProvider,
  body: Body,
  error: Error,
): Promise<WebhookResult> => {
  const { db } = deps.database;
  const detail = error.message.slice(0, 500).replaceAll('\0', '');
  const event = { provider: provider.name, raw: body, outcome: 'unreadable', detail };
  if (!(error instanceof ForgedNotification)) {
    await insertPaymentEvent(db, event);
    deps.log.error({ err: error }, 'payment webhook cannot be read');
    return resultOf('unreadable', detail);
  }
  const kept = await keepForgedEvent(deps, event);
  deps.log.error({ detail, kept }, 'forged payment webhook');
  return resultOf('forged', detail);
};

const parse = (provider: PaymentProvider, body: Body): ProviderNotification | Error => {
  try {
    const notification = provider.parseNotification(body);
    const field = unstorable(notification);
    return field === undefined ? notification : new ProviderError(`${field} cannot be stored`);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/**
 * Handles a webhook: verifies and settles it, and stores the raw webhook in the same transaction, valid or
 * not. After an error on our side it is stored as `failed` and the error is rethrown: the provider repeats
 * it.
 */
export const handleNotification = async (
  deps: PaymentDeps,
  provider: PaymentProvider,
  body: Body,
): Promise<WebhookResult> => {
  const notification = parse(provider, body);
  if (notification instanceof Error) return rejectNotification(deps, provider, body, notification);
  if ('irrelevant' in notification) return resultOf('noted', notification.irrelevant);
  const received = receivedOf(provider, notification, body);
  const { paymentNo, notificationId } = received.event;
  try {
    const result = await applyAndRecord(deps, received);
    if (!result.accepted || result.outcome === 'dispute')
      alertAnomaly(
        deps,
        { paymentNo: result.paymentNo ?? paymentNo, notificationId },
        { outcome: 'anomaly', detail: result.detail ?? result.outcome },
      );
    return result;
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 500) : String(error);
    await insertPaymentEvent(deps.db, { ...received.event, outcome: 'failed', detail });
    throw error;
  }
};
