import { context, trace } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';

/** Loggers of requests, whose lines have the id of their trace. */
const traced = new WeakSet<object>();

/** The arguments of a child logger: its fields and options. */
type Child = Parameters<FastifyBaseLogger['child']>;

/** A child logger whose lines have the id of a trace. */
export const childWithTrace = (
  log: FastifyBaseLogger,
  traceId: string,
  [fields, options]: Child,
): FastifyBaseLogger => {
  const child = log.child({ ...fields, traceId }, options);
  traced.add(child);
  return child;
};

/** The id of the trace of the active request or job. */
export const activeTraceId = (): string | undefined => trace.getSpan(context.active())?.spanContext().traceId;

/** The id of the active trace, for lines of other loggers: of services, and in jobs. */
export const traceFields = (_line: object, _level: number, log: object): { readonly traceId?: string } => {
  if (traced.has(log)) return {};
  const traceId = activeTraceId();
  return traceId === undefined ? {} : { traceId };
};
