import Stripe from 'stripe';
import { type Dispatcher, fetch } from 'undici';
import { networkReason, timeoutDispatcher } from '#src/platform/http-client/index.ts';
import { ProviderError, ProviderRefusal } from '../payment-provider.ts';
import type { StripeConfig } from './stripe-account.ts';

/** Of a try. One is repeated, so that 20 payments are polled within their lease of a minute. */
const TIMEOUT_MS = 4000;
const RETRIES = 1;

/** The SDK's types are of this version; a webhook endpoint has its own. */
const API_VERSION = '2026-10-28.endive';

/** Statuses that say nothing about the outcome: a lock, too many requests. */
const UNKNOWN_OUTCOME = new Set([409, 429]);

/** Each try ends in time, whatever the other side does; redirects are errors. */
const httpClient = (timeoutMs: number) => {
  const dispatcher = timeoutDispatcher(timeoutMs) as Dispatcher;
  const send = (url: unknown, init: unknown) =>
    fetch(String(url), { ...(init as Parameters<typeof fetch>[1]), dispatcher, redirect: 'error' });
  return Stripe.createFetchHttpClient(send as unknown as typeof globalThis.fetch);
};

const addressOf = (url: string) => {
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol === 'https:' ? 'https' : 'http', host: hostname, port } as const;
};

export function createSdk({ secretKey, sandboxUrl, timeoutMs = TIMEOUT_MS }: StripeConfig): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: httpClient(timeoutMs),
    ...(sandboxUrl === undefined ? {} : addressOf(sandboxUrl)),
  });
}

/**
 * Awaits a call of the SDK. Throws `ProviderRefusal` with Stripe's code on a refusal, `ProviderError` when the
 * outcome is unknown, both in our own words: the SDK's error contains the request's headers.
 */
export async function callStripe<Answer>(
  { timeoutMs = TIMEOUT_MS }: Pick<StripeConfig, 'timeoutMs'>,
  name: string,
  call: Promise<Answer>,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw explain(`Stripe ${name}`, timeoutMs, error);
  }
}

function explain(name: string, timeoutMs: number, error: unknown): ProviderError {
  if (!(error instanceof Stripe.errors.StripeError))
    return new ProviderError(`${name}: the answer cannot be read`);
  const { statusCode, code, rawType, message, detail } = error;
  if (error instanceof Stripe.errors.StripeConnectionError)
    return new ProviderError(`${name}: ${networkReason(timeoutMs, detail)}`);
  if (statusCode === undefined) return new ProviderError(`${name}: the answer cannot be read`);
  if (statusCode >= 500) return new ProviderError(`${name}: answered with HTTP ${statusCode}`);
  // Stripe quotes a part of the key that it does not accept.
  const words = statusCode === 401 ? '' : message;
  const reason = `${name}: ${statusCode} ${code ?? rawType ?? ''} ${words}`.trim();
  if (UNKNOWN_OUTCOME.has(statusCode)) return new ProviderError(reason);
  return new ProviderRefusal(reason, code ?? rawType ?? String(statusCode));
}
