import { type Context, isSpanContextValid, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/** Of version 00: two digits, 32, 16 and two, with dashes. */
const length = 55;

/**
 * The context of a caller's W3C `traceparent`; the root if there is none or it is malformed. Its other headers,
 * `tracestate` and `baggage`, are of any content and not read.
 */
export const readTraceParent = (header: unknown): Context => {
  if (typeof header !== 'string' || header.length !== length) return ROOT_CONTEXT;
  const parent = parseTraceParent(header);
  if (!parent || !isSpanContextValid(parent)) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
};
