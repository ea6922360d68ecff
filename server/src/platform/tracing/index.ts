export { createTracing, type Tracing } from './create-tracing.ts';
export { activeTraceId, childWithTrace, traceFields } from './log-fields.ts';
export { contextOf, endSpan, failSpan, inSpan, startChild } from './spans.ts';
export { readTraceParent } from './trace-parent.ts';
