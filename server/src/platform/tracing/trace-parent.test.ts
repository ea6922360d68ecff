import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trace } from '@opentelemetry/api';
import { readTraceParent } from './trace-parent.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

const idOf = (header: unknown): string | undefined => trace.getSpanContext(readTraceParent(header))?.traceId;

test('a valid header gives its trace', () => assert.equal(idOf(`00-${traceId}-${spanId}-01`), traceId));

const malformed: [string, unknown][] = [
  ['no header', undefined],
  ['an empty one', ''],
  ['two headers', [`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-01`]],
  ['two headers in one', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
  ['10 kB', 'a'.repeat(10_240)],
  ['10 kB after a valid one', `00-${traceId}-${spanId}-01-${'a'.repeat(10_240)}`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['a span of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['version ff', `ff-${traceId}-${spanId}-01`],
  ['letters beyond f', `00-${'g'.repeat(32)}-${spanId}-01`],
  ['a line break', `00-${traceId}-${spanId}-0\n`],
];

for (const [name, header] of malformed)
  test(`${name} gives no trace`, () => assert.equal(idOf(header), undefined));
