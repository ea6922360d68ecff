import type { FastifyRequest } from 'fastify';
import type { ProviderName } from '../payment-provider.ts';
import { stripeSignature } from '../stripe/stripe-reading.ts';
import { signatureHeaders } from '../wechatpay/wechatpay-reading.ts';

type Fields = Readonly<Record<string, string>>;

interface WebhookResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** The format in which a provider posts webhooks, and the responses it expects. */
export interface WebhookProtocol {
  readonly contentType: string;
  /** Reads the fields that the provider verifies and that are stored. */
  read(body: string, headers: FastifyRequest['headers']): Fields;
  /** The provider stops repeating the webhook. */
  readonly accepted: WebhookResponse;
  /** The provider repeats the webhook later. */
  refused(status: number): WebhookResponse;
}

const maxFields = 100;
const plain = 'text/plain; charset=utf-8';

/** A signed form; the success response is plain `success`. */
const alipay: WebhookProtocol = {
  contentType: 'application/x-www-form-urlencoded',
  read: (body) => Object.fromEntries([...new URLSearchParams(body)].slice(0, maxFields)),
  accepted: { status: 200, type: plain, text: 'success' },
  refused: (status) => ({ status, type: plain, text: 'failure' }),
};

const signatureEntries = (
  headers: FastifyRequest['headers'],
  names: readonly string[],
): (readonly [string, string])[] =>
  names.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });

/** Encrypted JSON with the signature in headers; the response is the status code. */
const wechatpay: WebhookProtocol = {
  contentType: 'application/json',
  read: (body, headers) => ({ ...Object.fromEntries(signatureEntries(headers, signatureHeaders)), body }),
  accepted: { status: 204, type: plain, text: '' },
  refused: (status) => ({
    status,
    type: 'application/json; charset=utf-8',
    text: JSON.stringify({ code: 'FAIL', message: '失败' }),
  }),
};

/** JSON with the signature in a header; the response is the status code. */
const stripe: WebhookProtocol = {
  contentType: 'application/json',
  read: (body, headers) => ({ ...Object.fromEntries(signatureEntries(headers, [stripeSignature])), body }),
  accepted: { status: 200, type: plain, text: '' },
  refused: (status) => ({ status, type: plain, text: 'refused' }),
};

export const webhookProtocols: Readonly<Record<ProviderName, WebhookProtocol>> = {
  alipay,
  wechatpay,
  stripe,
};
