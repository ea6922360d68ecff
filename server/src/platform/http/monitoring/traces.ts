import type { IncomingMessage } from 'node:http';
import { type Context, context, type Span, SpanKind } from '@opentelemetry/api';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  childWithTrace,
  contextOf,
  endSpan,
  failSpan,
  readTraceParent,
  type Tracing,
} from '#src/platform/tracing/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The traces of this server. */
    readonly tracing: Tracing;
  }
}

interface Traced {
  readonly span: Span;
  readonly context: Context;
}

/** Names the span by its route: URLs have the ids of records, and queries what visitors typed. */
const endRequest = (
  { span }: Traced,
  { method, routeOptions }: FastifyRequest,
  reply: FastifyReply,
): void => {
  const route = routeOptions.url;
  span.updateName(route === undefined ? method : `${method} ${route}`);
  span.setAttributes({
    [ATTR_HTTP_REQUEST_METHOD]: method,
    [ATTR_HTTP_RESPONSE_STATUS_CODE]: reply.statusCode,
    ...(route === undefined ? {} : { [ATTR_HTTP_ROUTE]: route }),
  });
  if (reply.statusCode >= 500) failSpan(span, String(reply.statusCode));
  else endSpan(span);
};

/**
 * Traces every request: continues the trace of a valid `traceparent`, else begins one, whose id is in all log lines of the
 * request. Register before other hooks, so that their queries belong to it.
 */
export const traceRequests = (app: FastifyInstance, tracing: Tracing): void => {
  const { tracer } = tracing;
  const requests = new WeakMap<IncomingMessage, Traced>();
  const begin = (raw: IncomingMessage): Traced => {
    const parent = readTraceParent(raw.headers.traceparent);
    const span = tracer.startSpan(raw.method ?? 'request', { kind: SpanKind.SERVER }, parent);
    const traced = { span, context: contextOf(tracer, span, parent) };
    requests.set(raw, traced);
    return traced;
  };
  const find = ({ raw }: FastifyRequest): Traced => requests.get(raw) ?? begin(raw);
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void =>
    context.with(find(request).context, done);
  app.decorate('tracing', tracing);
  app.setChildLoggerFactory((log, fields, options, raw) =>
    childWithTrace(log as FastifyBaseLogger, begin(raw).span.spanContext().traceId, [fields, options]),
  );
  app.addHook('onRequest', enter);
  // The events of a body come from its connection, which has no trace.
  app.addHook('preValidation', enter);
  app.addHook('onResponse', async (request, reply) => endRequest(find(request), request, reply));
  app.addHook('onRequestAbort', async (request) => failSpan(find(request).span, 'aborted'));
};
