import { subscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind } from '@opentelemetry/api';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
} from '@opentelemetry/semantic-conventions';
import { endSpan, startChild } from './spans.ts';

// undici reports all its requests here, also those of the SDKs of Alipay and Stripe. Their paths and queries have
// numbers of orders, and the other side gets no header: traces end at the portal.

interface Message {
  readonly request: { readonly method: string; readonly origin: string | URL };
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

const spans = new WeakMap<object, Span>();

const on = (event: string, see: (message: Message) => void): void =>
  subscribe(`undici:request:${event}`, (message) => see(message as Message));

on('create', ({ request }) => {
  const span = startChild(() => {
    const { method } = request;
    const host = new URL(request.origin).hostname;
    const attributes = { [ATTR_HTTP_REQUEST_METHOD]: method, [ATTR_SERVER_ADDRESS]: host };
    return { name: `${method} ${host}`, kind: SpanKind.CLIENT, attributes };
  });
  if (span) spans.set(request, span);
});
on('headers', ({ request, response }) => {
  if (response) spans.get(request)?.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, response.statusCode);
});
on('trailers', ({ request }) => spans.get(request)?.end());
on('error', ({ request, error }) => {
  const span = spans.get(request);
  if (span) endSpan(span, error);
});
