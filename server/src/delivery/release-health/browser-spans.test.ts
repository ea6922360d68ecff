import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import {
  publishAndPromote,
  releaseEnv,
  testRelease,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { TestVisitor } from '#src/delivery/releases/testing/test-visitor.ts';
import { attribute, listenAsCollector } from '#src/platform/tracing/testing/collector.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { report } from './testing/report-page.ts';

const trace = '0af7651916cd43dd8448eb211c80319c';
const span = 'b7ad6b7169203331';
const key = 'GET /api/v1/tours/:id';
const call = { trace, span, kind: 'call', of: key, ago: 500, ms: 200 };

const startPortal = async (t: TestContext, env: Record<string, string> = {}) => {
  const collector = await listenAsCollector(t);
  const portal = await buildTestApp(t, {
    env: { ...releaseEnv, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env },
  });
  await publishAndPromote(portal.app, testRelease('shell', 1));
  await publishAndPromote(portal.app, testRelease('mf_catalog', 1, { index: [] }));
  const visitor = new TestVisitor(portal.app);
  await visitor.open();
  const sendSpans = async (...spans: object[]): Promise<number> => {
    const headers = { cookie: `reports=${visitor.cookies.get('reports')}` };
    const payload = { reports: [report], spans };
    const url = '/api/v1/release-reports';
    return (await portal.app.inject({ method: 'POST', url, headers, payload })).statusCode;
  };
  const received = async () => {
    await portal.app.tracing.close();
    return collector.spans().filter(({ service }) => service === 'haitu-browser');
  };
  return { ...portal, sendSpans, received };
};

test('spans of a browser are those of its trace: the navigation, in it loads and calls, in a call the request', async (t) => {
  const { app, sendSpans, received } = await startPortal(t);
  await app.inject({ url: '/api/v1/tours/7', headers: { traceparent: `00-${trace}-${span}-01` } });
  const navigation = { trace, kind: 'navigation', of: 'index', ago: 900, ms: 800 };
  const load = { trace, kind: 'remote_load', of: 'index', ago: 800, ms: 100 };
  assert.equal(await sendSpans(navigation, load, call), 200);
  const [root, ...parts] = await received();
  assert.equal(root?.name, 'browser.navigation');
  assert.equal(root.traceId, trace);
  assert.ok(!root.parentSpanId);
  assert.deepEqual(
    parts.map(({ name, traceId, parentSpanId }) => [name, traceId, parentSpanId]),
    [
      ['browser.remote_load', trace, root.spanId],
      ['browser.call', trace, root.spanId],
    ],
  );
  assert.equal(parts[1]?.spanId, span);
  assert.equal(attribute(parts[1] ?? root, 'haitu.call'), key);
});

test('a span ends before its report, and unknown calls and ids of zeros are dropped', async (t) => {
  const { sendSpans, received, clock } = await startPortal(t);
  const dropped = [{ of: '13812345678' }, { trace: '0'.repeat(32) }, { span: '0'.repeat(16) }];
  const odd = dropped.map((part) => ({ ...call, ...part }));
  assert.equal(await sendSpans({ ...call, ago: 100, ms: 3_600_000 }, ...odd), 200);
  const spans = await received();
  assert.equal(spans.length, 1);
  const [start, end] = [spans[0]?.startTimeUnixNano, spans[0]?.endTimeUnixNano].map(Number);
  assert.equal(Math.round(((end ?? 0) - (start ?? 0)) / 1e6), 100);
  assert.ok(Math.abs((end ?? 0) / 1e6 - clock.now().getTime()) < 1000);
});

const refused: [string, object][] = [
  ['a trace of 10 kB', { ...call, trace: 'a'.repeat(10_240) }],
  ['a name of 10 kB', { ...call, of: 'a'.repeat(10_240) }],
  ['a time of weeks', { ...call, ago: 10 ** 9 }],
];

test('malformed spans are refused, more than twenty too, and more than 600 a minute', async (t) => {
  const { sendSpans } = await startPortal(t);
  for (const [name, odd] of refused) assert.equal(await sendSpans(odd), 400, name);
  assert.equal(await sendSpans(...Array.from({ length: 21 }, () => call)), 400);
  const many = Array.from({ length: 20 }, () => call);
  const answers = [];
  for (let index = 0; index < 31; index += 1) answers.push(await sendSpans(...many));
  assert.deepEqual([answers.at(29), answers.at(30)], [200, 429]);
});

test('browsers cannot have more recorded than the ratio', async (t) => {
  const { sendSpans, received } = await startPortal(t, { OTEL_TRACES_SAMPLER_ARG: '0' });
  assert.equal(await sendSpans(call), 200);
  assert.deepEqual(await received(), []);
});

test('a document names its trace where traces are recorded, and nowhere else', async (t) => {
  const { app } = await startPortal(t);
  const headers = { traceparent: `00-${trace}-${span}-01` };
  assert.equal((await app.inject({ url: '/', headers })).headers['server-timing'], `trace;desc=${trace}`);
  const other = await buildTestApp(t, { env: releaseEnv });
  await publishAndPromote(other.app, testRelease('shell', 1));
  assert.equal((await other.app.inject('/')).headers['server-timing'], undefined);
});
