import type Stripe from 'stripe';
import {
  ForgedNotification,
  ProviderError,
  type ProviderNotification,
  ProviderRefusal,
  type RefundState,
  type Trade,
} from '../payment-provider.ts';
import type { StripeConfig } from './stripe-account.ts';
import { type EventObject, eventReaders } from './stripe-events.ts';

/** Parses a Checkout Session. One of another payment decides nothing. */
export function readSession(paymentNo: string, session: Stripe.Checkout.Session): Trade {
  const { status, payment_status: paid, payment_intent: intent, amount_total: amount, currency } = session;
  if (session.client_reference_id !== paymentNo)
    throw new ProviderError('Stripe answered about another payment');
  if (status === 'expired') return { state: 'closed' };
  if (status === 'open' || (status === 'complete' && paid === 'unpaid')) return { state: 'waiting' };
  if (status !== 'complete' || paid !== 'paid' || typeof intent !== 'string')
    throw new ProviderError(`Stripe names an unknown state of a session "${status} ${paid}"`);
  if (currency !== 'cny' || amount === null) throw new ProviderError('Stripe sent an unreadable amount');
  return { state: 'success', tradeNo: intent, amount };
}

/** Parses a refund. Throws `ProviderRefusal` when it failed: its money is back in our balance. */
export function readRefund({ status }: Pick<Stripe.Refund, 'status'>): RefundState {
  if (status === 'succeeded') return 'success';
  if (status === 'pending' || status === 'requires_action') return 'processing';
  if (status === 'failed' || status === 'canceled')
    throw new ProviderRefusal(`Stripe: the refund is ${status}`, 'REFUND_CLOSED');
  throw new ProviderError(`Stripe names an unknown refund status "${status}"`);
}

/** The header with a webhook's signature. */
export const stripeSignature = 'stripe-signature';

/** Maximum age of a signature, in seconds. Stripe signs every repeat anew. */
const TOLERANCE = 300;

/** Verifies and parses a webhook from its signature header and its text as `body`. */
export function parseStripeNotification(
  sdk: Stripe,
  config: StripeConfig,
  fields: Readonly<Record<string, string>>,
): ProviderNotification {
  const event = readEvent(sdk, config, fields);
  const read = eventReaders.get(event.type);
  if (!read) return { irrelevant: 'an event of a type that changes nothing here' };
  if (typeof event.id !== 'string' || event.id === '')
    throw new ProviderError('Stripe left out the id of an event');
  const object = event.data?.object;
  if (typeof object !== 'object' || object === null)
    throw new ProviderError('Stripe sent an event without an object');
  const appId = event.livemode === true ? 'live' : 'test';
  return read({ notificationId: event.id, appId }, object);
}

interface SignedEvent {
  readonly id?: unknown;
  readonly type?: unknown;
  readonly livemode?: unknown;
  readonly data?: { readonly object?: EventObject | null } | null;
}

function readEvent(
  sdk: Stripe,
  { webhookSecret }: StripeConfig,
  fields: Readonly<Record<string, string>>,
): SignedEvent {
  const event: unknown = verify(sdk, webhookSecret, fields);
  if (typeof event === 'object' && event !== null) return event;
  throw new ProviderError('Stripe sent what is no JSON object');
}

function verify(
  sdk: Stripe,
  secret: string,
  { body = '', ...fields }: Readonly<Record<string, string>>,
): unknown {
  try {
    return sdk.webhooks.constructEvent(body, fields[stripeSignature] ?? '', secret, TOLERANCE);
  } catch (error) {
    // The text is parsed after its signature was verified.
    if (error instanceof SyntaxError) throw new ProviderError('Stripe sent what is no JSON object');
    const old = error instanceof Error && error.message.startsWith('Timestamp outside');
    const why = old ? `its signature is older than ${TOLERANCE} s` : 'its signature is not Stripe’s';
    throw new ForgedNotification(`the notification is not Stripe’s: ${why}`);
  }
}
