import { setTimeout as wait } from 'node:timers/promises';
import { context, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { TracesEnv } from '#src/platform/config/index.ts';
import './outgoing-requests.ts';
import { createBrowserSpans, type RecordBrowserSpan } from './browser-spans.ts';
import { createKeyedSampler } from './keyed-sampler.ts';
import { createTraceExporter, type TraceLog } from './trace-exporter.ts';

/** Characters of an attribute: a statement that inserts many rows is longer. */
const attributeValueLengthLimit = 4000;

/** In ms; below what `stop-server.ts` leaves after the last request. */
const closeTimeout = 1500;

/** The traces of a server. */
export interface Tracing {
  readonly tracer: Tracer;
  /** Undefined where nothing is recorded. */
  readonly recordBrowserSpan: RecordBrowserSpan | undefined;
  /** Exports what is left, for at most 1.5 s. */
  close(): Promise<void>;
}

interface Options {
  /** Undefined: spans have ids, and none is recorded. */
  readonly env: TracesEnv | undefined;
  /** Decides with the ratio which traces are recorded; the same on all servers. */
  readonly key: Buffer;
  readonly log: TraceLog;
}

/** Recorded where the server chooses the trace. A caller can decline, and not demand it. */
const samplerOf = ({ env, key }: Pick<Options, 'env' | 'key'>): Sampler => {
  if (!env) return new AlwaysOffSampler();
  const chosen = createKeyedSampler(env.ratio, key);
  return new ParentBasedSampler({ root: chosen, remoteParentSampled: chosen });
};

/** Creates the tracer of a server. Up to 2,048 finished spans wait for their export, others are dropped. */
export const createTracing = ({ env, key, log }: Options): Tracing => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = env && createTraceExporter(env.endpoint, log);
  const options = {
    sampler: samplerOf({ env, key }),
    spanLimits: { attributeValueLengthLimit },
    spanProcessors: exporter ? [new BatchSpanProcessor({ exporter, exportTimeoutMillis: 10_000 })] : [],
  };
  const serviceName = env?.serviceName ?? 'haitu';
  const provider = new TracerProvider({
    ...options,
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: serviceName }),
  });
  return {
    tracer: provider.getTracer('haitu'),
    recordBrowserSpan: env && createBrowserSpans({ ...options, serviceName }),
    close: async () => {
      // The exporter has logged why it failed.
      const flushed = provider.shutdown().catch(() => undefined);
      await Promise.race([flushed, wait(closeTimeout, undefined, { ref: false })]);
    },
  };
};
