import type Stripe from 'stripe';
import {
  type PaymentOffer,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentWay,
  ProviderError,
  ProviderRefusal,
  type RefundRequest,
  type RefundState,
  type Trade,
} from '../payment-provider.ts';
import { modeOf, type StripeConfig } from './stripe-account.ts';
import { listBill } from './stripe-bill.ts';
import { callStripe, createSdk } from './stripe-call.ts';
import { parseStripeNotification, readRefund, readSession } from './stripe-reading.ts';

/** The SDK with the account that it calls. */
interface StripeClient {
  readonly sdk: Stripe;
  readonly config: StripeConfig;
}

/**
 * The Stripe implementation of `PaymentProvider` on the official SDK: cards, on the hosted page of a Checkout
 * Session. Responses are not signed, so TLS alone protects them.
 */
export function createStripeProvider(config: StripeConfig): PaymentProvider {
  const client = { sdk: createSdk(config), config };
  return {
    name: 'stripe',
    ways: ['page'],
    sandbox: config.sandboxUrl !== undefined,
    appId: modeOf(config),
    sellerId: config.portal,
    start: (way, request) => startSession(client, way, request),
    query: (paymentNo, reference) => querySession(client, paymentNo, reference),
    close: (paymentNo, reference) => closeSession(client, paymentNo, reference),
    refund: (request) => requestRefund(client, request),
    queryRefund: (_paymentNo, refundNo, tradeNo) => findRefund(client, refundNo, tradeNo),
    bill: (day) => listBill(client, day),
    parseNotification: (fields) => parseStripeNotification(client.sdk, config, fields),
  };
}

/** Stripe's shortest life of a session, and a minute for the way there. */
const SHORTEST_SECONDS = 31 * 60;

/** The longest name of a product. */
const LONGEST_NAME = 250;

/**
 * All parameters follow from the payment and the language, so that a repeat under the same key gives the same
 * session. It outlives our offer, because Stripe's shortest life is longer than our hold: `close` ends it.
 */
function describeSession(
  { config }: StripeClient,
  request: PaymentRequest,
): Stripe.Checkout.SessionCreateParams {
  const { paymentNo, subject, subjectEn, language, amount, expiresAt } = request;
  const metadata = { payment_no: paymentNo, portal: config.portal };
  const title = language === 'en' ? (subjectEn ?? subject) : subject;
  const name = [...title].slice(0, LONGEST_NAME).join('');
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // The price is in CNY in every country.
    adaptive_pricing: { enabled: false },
    line_items: [
      { quantity: 1, price_data: { currency: 'cny', unit_amount: amount, product_data: { name } } },
    ],
    client_reference_id: paymentNo,
    metadata,
    payment_intent_data: { metadata },
    locale: language,
    expires_at: Math.floor(expiresAt.getTime() / 1000) + SHORTEST_SECONDS,
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
  };
}

async function startSession(
  client: StripeClient,
  way: PaymentWay,
  request: PaymentRequest,
): Promise<PaymentOffer> {
  if (way !== 'page') throw new TypeError('Stripe collects on its page only');
  const { sdk, config } = client;
  const idempotencyKey = `${config.portal}-${request.paymentNo}-${request.language}`;
  const { id, url } = await callStripe(
    config,
    'checkout.sessions.create',
    sdk.checkout.sessions.create(describeSession(client, request), { idempotencyKey }),
  );
  if (!url) throw new ProviderError('Stripe checkout.sessions.create: no address in the answer');
  return { way, url, reference: id };
}

async function querySession(
  { sdk, config }: StripeClient,
  paymentNo: string,
  reference: string | undefined,
): Promise<Trade> {
  if (reference === undefined) return { state: 'absent' };
  const call = sdk.checkout.sessions.retrieve(reference);
  return readSession(paymentNo, await callStripe(config, 'checkout.sessions.retrieve', call));
}

async function closeSession(
  client: StripeClient,
  paymentNo: string,
  reference: string | undefined,
): Promise<void> {
  if (reference === undefined) return;
  const { sdk, config } = client;
  try {
    await callStripe(config, 'checkout.sessions.expire', sdk.checkout.sessions.expire(reference));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const { state } = await querySession(client, paymentNo, reference);
    if (state !== 'closed') throw error;
  }
}

async function requestRefund({ sdk, config }: StripeClient, request: RefundRequest): Promise<RefundState> {
  const { paymentNo, refundNo, tradeNo, amount } = request;
  const metadata = { payment_no: paymentNo, refund_no: refundNo, portal: config.portal };
  const params = { payment_intent: tradeNo, amount, metadata };
  const call = sdk.refunds.create(params, { idempotencyKey: `${config.portal}-${refundNo}` });
  return readRefund(await callStripe(config, 'refunds.create', call));
}

/** Stripe forgets idempotency keys after a day, so a repeated refund is looked up among those of its payment. */
async function findRefund(
  { sdk, config }: StripeClient,
  refundNo: string,
  tradeNo: string | undefined,
): Promise<RefundState> {
  if (tradeNo === undefined) return 'absent';
  const list = sdk.refunds.list({ payment_intent: tradeNo, limit: 100 });
  const all = await callStripe(config, 'refunds.list', list.autoPagingToArray({ limit: 1000 }));
  const found = all.find(({ metadata }) => metadata?.refund_no === refundNo);
  return found ? readRefund(found) : 'absent';
}
