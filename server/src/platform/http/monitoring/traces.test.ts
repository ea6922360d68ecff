import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type TestContext, test } from 'node:test';
import { attribute, listenAsCollector, type ReceivedSpan } from '#src/platform/tracing/testing/collector.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${spanId}-01`;
const phone = '13812345678';

const endpoint = (url: string, ratio = '1'): Record<string, string> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_TRACES_SAMPLER_ARG: ratio,
});

interface Line {
  readonly msg: string;
  readonly traceId?: string;
  readonly reqId?: string;
}

const startTraced = async (t: TestContext, env: Record<string, string>) => {
  const lines: Line[] = [];
  const { app } = await buildTestApp(t, { env, onLog: (line) => lines.push(JSON.parse(line)) });
  return { app, lines };
};

const idsOf = (spans: readonly Pick<ReceivedSpan, 'traceId'>[]): string[] => [
  ...new Set(spans.map((span) => span.traceId)),
];

test('a request is one trace: the span of its route, those of its statements, and its log lines', async (t) => {
  const collector = await listenAsCollector(t);
  const { app, lines } = await startTraced(t, endpoint(collector.url));
  const answer = await app.inject({ url: '/api/v1/tours/7', headers: { traceparent } });
  assert.equal(answer.statusCode, 404);
  await app.tracing.close();
  const spans = collector.spans();
  assert.deepEqual(idsOf(spans), [traceId]);
  const [request] = spans.filter(({ kind }) => kind === 2);
  assert.ok(request);
  assert.equal(request.name, 'GET /api/v1/tours/:id');
  assert.equal(request.parentSpanId, spanId);
  assert.equal(attribute(request, 'http.response.status_code'), 404);
  assert.equal(request.service, 'haitu');
  const statements = spans.filter(({ kind }) => kind === 3);
  assert.ok(statements.length > 0);
  for (const { parentSpanId } of statements) assert.equal(parentSpanId, request.spanId);
  const tables = statements.map((span) => attribute(span, 'db.collection.name'));
  assert.ok(tables.includes('products'), tables.join());
  const ofRequest = lines.filter(({ reqId }) => reqId !== undefined);
  assert.ok(ofRequest.length >= 2);
  assert.deepEqual(idsOf(ofRequest as Required<Line>[]), [traceId]);
});

test('statements after the body was read belong to the trace, and statements that wait for a connection', async (t) => {
  const collector = await listenAsCollector(t);
  const { app } = await startTraced(t, endpoint(collector.url));
  const send = (index: number) =>
    app.inject({
      ...{ method: 'POST', url: '/api/v1/enquiries', payload: { name: phone } },
      headers: { traceparent: `00-${String(index).padStart(32, '1')}-${spanId}-01` },
    });
  await Promise.all(Array.from({ length: 60 }, (_, index) => send(index)));
  await app.tracing.close();
  const spans = collector.spans();
  const requests = new Map(spans.filter(({ kind }) => kind === 2).map((span) => [span.spanId, span.traceId]));
  assert.equal(requests.size, 60);
  for (const { kind, parentSpanId = '', traceId } of spans)
    if (kind === 3) assert.equal(requests.get(parentSpanId), traceId);
});

test('exported spans have no value of a query, a body, a header or a statement', async (t) => {
  const collector = await listenAsCollector(t);
  const { app } = await startTraced(t, endpoint(collector.url));
  const headers = {
    ...{ authorization: 'Bearer secret-token', cookie: 'visitor=secret-cookie' },
    ...{
      'x-request-id': phone,
      'user-agent': 'secret-agent',
      tracestate: `a=${phone}`,
      baggage: `a=${phone}`,
    },
  };
  await app.inject({ url: `/api/v1/search?keywords=${phone}`, headers });
  await app.inject({ url: `/api/v1/products?keywords=${phone}`, headers });
  await app.inject({ url: `/${phone}?mobile=${phone}`, headers });
  await app.inject({
    ...{ method: 'POST', url: '/api/v1/auth/codes', headers },
    payload: { mobile: phone, purpose: phone },
  });
  await app.tracing.close();
  assert.ok(collector.spans().length > 4);
  for (const secret of [phone, 'secret-'])
    assert.ok(!collector.bodies.some((body) => body.includes(secret)), secret);
});

test('a failed statement is a failed span with its code, without its message', async (t) => {
  const collector = await listenAsCollector(t);
  const { app, deps } = (await buildTestApp(t, { env: endpoint(collector.url) })) as TestApp;
  app.get('/fails', async () => deps.database.pool.query('select $1::date', [phone]));
  assert.equal((await app.inject('/fails')).statusCode, 500);
  await app.tracing.close();
  const failed = collector.spans().filter(({ status }) => status.code === 2);
  assert.deepEqual(failed.map((span) => attribute(span, 'error.type')).toSorted(), ['22008', '500']);
  assert.ok(!collector.bodies.some((body) => body.includes(phone)));
});

const odd: [string, string][] = [
  ['malformed', 'not-a-trace'],
  ['of 10 kB', 'x'.repeat(10_240)],
  ['that is valid and then 10 kB long', `${traceparent}-${'x'.repeat(10_240)}`],
];

for (const [name, header] of odd)
  test(`a header ${name} is not read: the request is answered, with a trace of its own`, async (t) => {
    const { app, lines } = await startTraced(t, {});
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const headers = {
      traceparent: header,
      tracestate: header.slice(0, 2000),
      baggage: header.slice(0, 1000),
    };
    assert.equal((await fetch(`${url}/healthz`, { headers })).status, 200);
    assert.equal((await fetch(`${url}/api/v1/tours/7`, { headers })).status, 404);
    const ids = idsOf(lines.filter(({ reqId }) => reqId) as Required<Line>[]);
    assert.equal(ids.length, 1);
    assert.match(String(ids), /^[0-9a-f]{32}$/);
    assert.ok(!JSON.stringify(lines).includes(header.slice(0, 55)));
  });

test('headers beyond the limit of Node are refused, and the next request is answered', async (t) => {
  const { app } = await startTraced(t, {});
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  assert.equal((await fetch(`${url}/healthz`, { headers: { traceparent: 'x'.repeat(20_000) } })).status, 431);
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});

test('without a collector the caller’s trace is in the log, and nothing is recorded', async (t) => {
  const { app, lines } = await startTraced(t, {});
  await app.inject({ url: '/api/v1/tours/7', headers: { traceparent } });
  assert.deepEqual(idsOf(lines.filter(({ reqId }) => reqId) as Required<Line>[]), [traceId]);
});

test('callers cannot have more recorded than the ratio, and can decline', async (t) => {
  const collector = await listenAsCollector(t);
  const none = await startTraced(t, endpoint(collector.url, '0'));
  await none.app.inject({ url: '/healthz', headers: { traceparent } });
  await none.app.tracing.close();
  const all = await startTraced(t, endpoint(collector.url));
  await all.app.inject({ url: '/healthz', headers: { traceparent: traceparent.replace(/1$/, '0') } });
  await all.app.tracing.close();
  assert.deepEqual(collector.bodies, []);
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

test('requests are answered while the collector is away, and the server ends', async (t) => {
  const { app } = await startTraced(t, endpoint(`http://127.0.0.1:${await freePort()}`));
  const requests = Array.from({ length: 1500 }, () => app.inject('/healthz'));
  for (const { statusCode } of await Promise.all(requests)) assert.equal(statusCode, 200);
  await app.tracing.close();
});

test('a collector that never answers delays neither requests nor the end of the server', async (t) => {
  const collector = await listenAsCollector(t, () => undefined);
  const { app } = await startTraced(t, endpoint(collector.url));
  assert.equal((await app.inject('/healthz')).statusCode, 200);
  const start = performance.now();
  await app.tracing.close();
  assert.ok(performance.now() - start < 4000);
  assert.equal(collector.spans().length, 1);
});
