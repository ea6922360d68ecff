import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenAsCollector } from './testing/collector.ts';
import { createTraceExporter } from './trace-exporter.ts';

test('an outage of the collector is one warning, and its end one line', async (t) => {
  let status = 400;
  const { url, bodies } = await listenAsCollector(t, (_request, response) => {
    response.writeHead(status).end('{}');
  });
  const lines: unknown[] = [];
  const exporter = createTraceExporter(url, {
    info: (line: unknown) => void lines.push(line),
    warn: (_error: unknown, line?: string) => void lines.push(line),
  });
  const send = (): Promise<void> => new Promise((done) => exporter.export([], () => done()));
  for (const next of [400, 400, 200, 200, 400, 400]) {
    status = next;
    await send();
  }
  await exporter.shutdown();
  assert.equal(bodies.length, 6);
  assert.deepEqual(lines, ['traces not exported', 'traces exported again', 'traces not exported']);
});
