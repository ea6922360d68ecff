import { isValidSpanId, isValidTraceId, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  RandomIdGenerator,
  type Sampler,
  type SpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { BrowserSpan } from '@portal/shared/contract';

/** Known to all spans of the trace: each has at most one navigation. */
const navigationOf = (traceId: string): string => traceId.slice(0, 16);

/** Ids of zeros are invalid (W3C Trace Context). */
const hasValidIds = (traceId: string, span: string | undefined): boolean =>
  isValidTraceId(traceId) && (span === undefined || isValidSpanId(span));

/** Records spans of browsers. */
export type RecordBrowserSpan = (span: BrowserSpan, now: Date) => void;

interface Options {
  readonly serviceName: string;
  readonly sampler: Sampler;
  readonly spanProcessors: SpanProcessor[];
}

/**
 * Records what browsers report, as a service of its own, `…-browser`: anybody can send it. Times count back from the report
 * by the clock of the server, and end before it.
 */
export const createBrowserSpans = ({ serviceName, ...options }: Options): RecordBrowserSpan => {
  const random = new RandomIdGenerator();
  const next = { traceId: '', spanId: '' };
  const provider = new TracerProvider({
    ...options,
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: `${serviceName}-browser` }),
    // The tracer asks for ids while it starts a span: a navigation and a call have theirs already.
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
  });
  const tracer = provider.getTracer('haitu');
  return ({ trace: traceId, span, kind, of, ago, ms }, now) => {
    if (!hasValidIds(traceId, span)) return;
    const navigation = { traceId, spanId: navigationOf(traceId), traceFlags: 1, isRemote: true };
    const isRoot = kind === 'navigation';
    next.traceId = traceId;
    next.spanId = isRoot ? navigation.spanId : (span ?? random.generateSpanId());
    const startTime = now.getTime() - ago;
    const attributes = { [kind === 'call' ? 'haitu.call' : 'haitu.view']: of };
    tracer
      .startSpan(
        `browser.${kind}`,
        { kind: kind === 'call' ? SpanKind.CLIENT : SpanKind.INTERNAL, startTime, attributes },
        isRoot ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, navigation),
      )
      .end(startTime + Math.min(ms, ago));
  };
};
