import {
  type Context,
  context,
  createContextKey,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';

/** Each server of a process, as in tests, has its own tracer. */
const tracerKey = createContextKey('tracer');

/** The context of a span: what runs in it adds children with the tracer. */
export const contextOf = (tracer: Tracer, span: Span, parent: Context = context.active()): Context =>
  trace.setSpan(parent.setValue(tracerKey, tracer), span);

interface Child extends SpanOptions {
  readonly name: string;
}

/** Starts a child of the active span. Where none is recorded, undefined, and `describe` is not called. */
export const startChild = (describe: () => Child): Span | undefined => {
  const active = context.active();
  if (!trace.getSpan(active)?.isRecording()) return undefined;
  const { name, ...options } = describe();
  return (active.getValue(tracerKey) as Tracer).startSpan(name, options, active);
};

/** Ends a span as failed. `type` is a code or the name of a class: messages of errors may be about people. */
export const failSpan = (span: Span, type: string): void => {
  span.setAttribute(ATTR_ERROR_TYPE, type);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

const typeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? String(error.code) : error.name;
};

/** Ends a span, as failed if there is an error. */
export const endSpan = (span: Span, error?: unknown): void => {
  if (error === undefined || error === null) span.end();
  else failSpan(span, typeOf(error));
};

/** Runs work as a trace of its own, such as a job. */
export const inSpan = async <T>(tracer: Tracer, name: string, work: () => Promise<T>): Promise<T> => {
  const span = tracer.startSpan(name, { root: true });
  return context.with(contextOf(tracer, span), async () => {
    try {
      const result = await work();
      endSpan(span);
      return result;
    } catch (error) {
      endSpan(span, error ?? 'nothing');
      throw error;
    }
  });
};
