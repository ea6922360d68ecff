import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';

/** In ms, for a batch with its retries. */
const timeoutMillis = 5000;

export type TraceLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Sends spans to a collector as OTLP/JSON. An outage is one warning, however long it lasts. */
export const createTraceExporter = (endpoint: string, log: TraceLog): SpanExporter => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis });
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED;
        if (hasFailed && !isFailing) log.warn({ err: result.error }, 'traces not exported');
        if (!hasFailed && isFailing) log.info('traces exported again');
        isFailing = hasFailed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
};
